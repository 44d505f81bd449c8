import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OrderCommentForm } from './OrderCommentForm.tsx';

const meta = {
  title: 'Approvals/OrderCommentForm',
  component: OrderCommentForm,
  tags: ['autodocs'],
  args: { orderNumber: '10045', to: 'BUYER', onSubmit: fn() },
} satisfies Meta<typeof OrderCommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An approver writes to the buyer. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    const field = canvas.getByRole('textbox', { name: 'Question or comment for the buyer' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, ' What is it for? ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add comment' }));
    await expect(args.onSubmit).toHaveBeenCalledWith('What is it for?');
  },
};
export const ToApprovers: Story = { args: { to: 'APPROVERS' } };
export const Added: Story = { args: { isAdded: true, attempt: 1 } };
export const Failed: Story = {
  args: { error: 'This order is not waiting for approval anymore.', attempt: 1 },
};
/** A narrow column. */
export const LongContent: Story = {
  args: { error: 'This order is not waiting for approval anymore. '.repeat(4).trim(), attempt: 1 },
};
export const Busy: Story = { args: { busy: true } };
