import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildOrder } from '../../testing/index.ts';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Confirmation } from './Confirmation.tsx';

const meta = {
  title: 'Checkout/Confirmation',
  component: Confirmation,
  args: { order: buildOrder() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    order: buildOrder({
      emailId1: `${'very-long-name-'.repeat(6)}@example.com`,
      purchaseOrderNumber: 'PO-2026-000142',
    }),
  },
};

/** Half an hour long; each item, and all of them, can be bought again. */
export const Cancellable: Story = {
  args: {
    order: { ...buildOrder(), cancellableUntil: '2026-11-20T15:34:00.000Z' },
    onCancel: fn(),
    onReorder: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
    await expect(args.onCancel).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Buy again/ }));
    await expect(args.onReorder).toHaveBeenCalledWith([{ itemId: '24400011', qty: 2 }]);
  },
};
export const Cancelled: Story = { args: { order: buildOrder({ status: 'CANCELLED' }), onReorder: fn() } };
export const Shipped: Story = { args: { order: buildOrder({ status: 'SHIPPED' }) } };
