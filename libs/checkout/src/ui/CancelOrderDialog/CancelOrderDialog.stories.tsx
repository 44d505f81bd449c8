import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { buildMembershipOrder, buildOrder } from '../../testing/index.ts';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';

const meta = {
  title: 'Checkout/CancelOrderDialog',
  component: CancelOrderDialog,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { order: buildOrder(), open: true, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof CancelOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The money is returned to the payment method. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      'and we’ll return $26.03 to Visa ending in 1111. You can’t undo this.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** Until the approval, the money is only held. */
export const AwaitingApproval: Story = {
  args: { order: buildOrder({ status: 'PENDING_APPROVAL' }) },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('release the authorization of $26.03 on Visa ending in 1111');
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** Nothing is left to return, because all units were already refunded. */
export const NothingToReturn: Story = {
  args: { order: buildOrder({ refundedTotal: 26.03 }) },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('We won’t prepare any of its items. You can’t undo this.');
  },
};

/** A membership ends; nothing would have been prepared. */
export const Membership: Story = {
  args: { order: buildMembershipOrder() },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('The membership ends now, and we’ll return $49.00 to');
  },
};

export const LongContent: Story = {
  args: {
    order: buildOrder({
      orderNumber: '710000000000000000000000000042',
      payments: ['1111', '4242', '1881'].map((lastFourDigit) => ({
        type: 'CARD' as const,
        brand: 'MASTERCARD',
        lastFourDigit,
        amountApplied: 8.67,
      })),
    }),
  },
};
