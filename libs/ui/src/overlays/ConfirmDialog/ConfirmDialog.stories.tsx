import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Remove copy paper?',
    children: 'The quantity would be zero.',
    confirmLabel: 'Remove',
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter on opening does no harm. */
export const Default: Story = {
  play: async ({ args }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { busy: true } };

export const LongContent: Story = {
  args: {
    danger: false,
    title: 'The total has changed since you last saw it. Place the order for $1,234,567.89 all the same?',
    children:
      'Two of your forty-one items cost more than before, one costs less, and the tax of the new delivery address is higher.',
    confirmLabel: 'Place the order for $1,234,567.89',
    cancelLabel: 'Go back to the cart',
  },
  globals: { viewport: { value: 'narrow' } },
};
