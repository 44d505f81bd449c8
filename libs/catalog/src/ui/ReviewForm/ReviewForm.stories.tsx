import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '@foolscap/ui/components';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  title: 'Catalog/ReviewForm',
  component: ReviewForm,
  tags: ['autodocs'],
  args: { may: 'ALLOWED', signIn: <ButtonLink href="#sign-in">Sign in</ButtonLink>, onSubmit: fn() },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }));
    await expect(canvas.getByText('Choose a star rating.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: '4, good' }));
    await userEvent.type(canvas.getByLabelText(/^Title/), ' Writes well ');
    await userEvent.type(canvas.getByLabelText(/^What do you think/), 'No skips.');
    await userEvent.click(canvas.getByRole('button', { name: 'Post review' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ rating: 4, title: 'Writes well', body: 'No skips.' });
  },
};
export const Loading: Story = { args: { may: undefined } };
export const Saving: Story = { args: { saving: true } };
export const Failed: Story = { args: { problem: 'We couldn’t save your review. Try again in a moment.' } };
export const Written: Story = { args: { written: true } };
export const SignInFirst: Story = { args: { may: 'SIGN_IN' } };
export const NotPurchased: Story = { args: { may: 'NOT_BOUGHT' } };
export const Empty: Story = { args: { may: 'WRITTEN' } };
export const LongContent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText(/^What do you think/));
    await userEvent.paste('w'.repeat(4200));
    await expect(canvas.getByLabelText(/^What do you think/)).toHaveValue('w'.repeat(4000));
  },
};
