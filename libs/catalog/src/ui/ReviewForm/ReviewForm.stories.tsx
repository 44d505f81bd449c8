import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '@foolscap/ui/components';
import { ReviewForm } from './ReviewForm.tsx';

const meta = {
  title: 'Catalog/ReviewForm',
  component: ReviewForm,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { may: 'ALLOWED', signIn: <ButtonLink href="#sign-in">Sign in</ButtonLink>, onSubmit: fn() },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'writing a review',
    recipe: 'Sign in, order 24110101, then open /p/24110101.',
    testedIn: 'libs/catalog/src/state/product-page.sagas.test.ts',
  },
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
export const Saving: Story = {
  parameters: {
    state: 'review saving',
    recipe: 'As before; slow `/catalog/products`, then send the review.',
  },
  args: { saving: true },
};
export const Failed: Story = {
  parameters: {
    state: 'review failed',
    recipe: 'As for writing a review; fail `/catalog/products`, then send it.',
  },
  args: { problem: 'We couldn’t save your review. Try again in a moment.' },
};
export const Written: Story = {
  parameters: { state: 'review written', recipe: 'As before; send the review.' },
  args: { written: true },
};
export const SignInFirst: Story = {
  parameters: { state: 'review, sign in first', recipe: 'Open /p/24110101 as a guest.' },
  args: { may: 'SIGN_IN' },
};
export const NotPurchased: Story = {
  parameters: {
    state: 'review of an item not purchased',
    recipe: 'Sign in with a new account, then open /p/24110101.',
  },
  args: { may: 'NOT_BOUGHT' },
};
export const Empty: Story = { args: { may: 'WRITTEN' } };
export const LongContent: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText(/^What do you think/));
    await userEvent.paste('w'.repeat(4200));
    await expect(canvas.getByLabelText(/^What do you think/)).toHaveValue('w'.repeat(4000));
  },
};
