import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildDifference, buildEditableOrder } from '../../testing/index.ts';
import { OrderChangeForm } from './OrderChangeForm.tsx';

const meta = {
  title: 'Approvals/OrderChangeForm',
  component: OrderChangeForm,
  tags: ['autodocs'],
  args: { orderNumber: '10045', order: buildEditableOrder(), onSubmit: fn(), onEdit: fn() },
} satisfies Meta<typeof OrderChangeForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An approver lowers a quantity and previews the difference. */
export const Default: Story = {
  parameters: {
    state: 'Approval: changing an order',
    recipe:
      'Place an order above the limit as buyer@example.com on /cc/mmx, open its link in the mail as office@example.com, and open “Change this order”.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chairs = canvas.getByRole('textbox', { name: /Gatefold mesh task chair/ });
    await userEvent.clear(chairs);
    await userEvent.type(chairs, '1,5');
    await userEvent.click(canvas.getByRole('button', { name: 'Show difference' }));
    await expect(chairs).toHaveAccessibleDescription(/^Enter a whole number\./);
    await expect(chairs).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(chairs);
    await userEvent.type(chairs, '1');
    await expect(args.onEdit).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show difference' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      lines: [
        { lineNumber: 1, itemId: 'paper', qty: 8 },
        { lineNumber: 2, itemId: 'chair', qty: 1 },
      ],
      shipToId: 'ship-1',
      billToId: 'bill-1',
      purchaseOrderNumber: 'PO-2231',
    });
  },
};

/** The difference takes the focus when it appears, and the button stays for saving. */
export const ShowingTheDifference: Story = {
  render: function Changing(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <OrderChangeForm
        {...args}
        attempt={attempt}
        difference={attempt > 0 ? buildDifference() : undefined}
        isSaved={attempt > 1}
        onSubmit={() => setAttempt(attempt + 1)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show difference' }));
    await expect(canvas.getByRole('status')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getByText('The order was changed.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Show difference' })).toBeVisible();
  },
};

/** The difference is shown, and saved with its total. */
export const WithDifference: Story = {
  parameters: {
    state: 'Approval: difference of a change',
    recipe: 'As for changing an order, then enter a lower quantity and press “Show difference”.',
  },
  args: {
    difference: buildDifference({
      address: { from: '12 Market Street, Boise, ID 83702', to: '400 Depot Road, Boise, ID 83705' },
      billingAddress: { from: '12 Market Street, Boise, ID 83702', to: '80 Quarry Road, Nampa, ID 83651' },
      purchaseOrderNumber: { from: 'PO-2231', to: '' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Gatefold mesh task chair: 2 → 1')).toBeVisible();
    await expect(canvas.getByText(/^Bill to: 12 Market Street.* → 80 Quarry Road/)).toBeVisible();
    await expect(canvas.getByText('Total: $642.18 → $537.24')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ expectedTotal: 537.24 }));
  },
};

/** Items to add, by number. More rows appear on demand; rows without an item are ignored. */
export const AddingItems: Story = {
  parameters: {
    state: 'Approval: adding items to an order',
    recipe: 'As for changing an order, then enter an item number under “Add items”.',
  },
  args: {
    difference: buildDifference({
      lines: [
        { itemId: 'pen', name: 'Inkwell gel pens, 12', qtyFrom: 0, qtyTo: 2, priceFrom: 0, priceTo: 18 },
      ],
      totalTo: 641,
    }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Inkwell gel pens, 12: 2 added')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add more items' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Item number \(row 6\)/ }), ' pen ');
    const quantity = canvas.getByRole('textbox', { name: /^Quantity \(row 6\)/ });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(quantity).toHaveAccessibleDescription(/^Enter a whole number\./);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ adds: [{ itemId: 'pen', qty: 2 }] }),
    );
  },
};

export const NothingChanged: Story = {
  args: { difference: buildDifference({ lines: [], totalTo: 642.18 }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Save changes' })).toBeNull();
  },
};
export const Saved: Story = { args: { difference: buildDifference(), isSaved: true } };
export const Refused: Story = {
  args: {
    error:
      'The order would cost $720.00, but the buyer agreed to pay $642.18. Order less, or ask the buyer to place another order.',
  },
};
/** An added item that was refused is marked in its row, which takes the focus. */
export const RefusedItem: Story = {
  render: function Adding(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <OrderChangeForm
        {...args}
        attempt={attempt}
        {...(attempt > 0 && {
          error: 'Item clip can’t be added: There is no such item.',
          errorField: 'adds[0].itemId',
        })}
        onSubmit={() => setAttempt(attempt + 1)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = canvas.getByRole('textbox', { name: /^Item number \(row 2\)/ });
    await userEvent.type(item, 'clip');
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Show difference' }));
      await expect(item).toHaveAccessibleDescription(/There is no such item/);
      await expect(item).toHaveFocus();
    }
  },
};
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show difference' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
/** Long names. */
export const LongContent: Story = {
  args: {
    order: buildEditableOrder({
      lines: [
        {
          lineNumber: 1,
          itemId: 'long',
          name: 'Extraordinarilylongproductnamewithoutanyspacestobreakat, letter',
          qty: 1200,
          price: 12000,
        },
      ],
    }),
  },
};
export const CollectedInStore: Story = {
  args: { order: buildEditableOrder({ addresses: [], purchaseOrderNumber: '', canAddItems: false }) },
};
