import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'Cart/CartLine',
  component: CartLine,
  tags: ['autodocs'],
  args: { line: buildCartItem({ qty: 2 }), qty: 2, onQuantityChange: fn(), onRemove: fn() },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).not.toHaveTextContent(/\bItem \d/);
    await userEvent.click(canvas.getByRole('button', { name: /^Increase quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3, 'step');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    line: buildCartItem({
      qty: 999,
      priceInfo: { finalPricePerUnit: 12849.99, basePricePerUnit: 15999.99 },
      product: {
        name:
          'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets, acid-free, pack of 24 boxes, for ' +
          'L5500DN,'.repeat(50),
      },
    }),
    qty: 999,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const amount of ['12,837,140.01', '15,983,990.01']) {
      const price = canvas.getByText((_, element) => element?.lastChild?.nodeValue === `$${amount}`);
      await expect(price.offsetHeight).toBe(Number.parseFloat(getComputedStyle(price).lineHeight));
    }
  },
};

export const OnSale: Story = {
  args: { line: buildCartItem({ qty: 2, priceInfo: { finalPricePerUnit: 6.99, basePricePerUnit: 8.49 } }) },
};

/** A product that is made to order, with its design (storefront-4.38). */
export const Customized: Story = {
  args: {
    line: buildCartItem({
      qty: 1,
      product: { name: 'Bellcap Custom Engraved Name Plate, 2" x 8"' },
      configuration: [
        { name: 'Line 1', value: 'Ada Reyes' },
        { name: 'Line 2', value: 'Purchasing' },
        { name: 'Plate color', value: 'Walnut' },
      ],
    }),
    qty: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Line 1: Ada Reyes')).toBeVisible();
    // Another design of the item is a line of the same name.
    await expect(canvas.getByRole('button', { name: /^Remove Bellcap .*, Ada Reyes$/ })).toBeVisible();
  },
};

/** Another company sells and ships it. */
export const SoldByThirdParty: Story = {
  args: { line: buildCartItem({ product: { soldBy: 'Rewell Supply' } }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sold and shipped by Rewell Supply')).toBeVisible();
  },
};

/** The shopper added it at another price, and has not changed its quantity since. */
export const PriceDropped: Story = {
  args: {
    line: buildCartItem({ qty: 2, priceChangedFrom: 12.99, priceInfo: { finalPricePerUnit: 11.49 } }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Price dropped from $12.99 to $11.49 since you added it.'),
    ).toBeVisible();
  },
};

export const PriceRose: Story = {
  args: {
    line: buildCartItem({ priceChangedFrom: 11.49, priceInfo: { finalPricePerUnit: 12.99, uom: 'each' } }),
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Price changed from $11.49 to $12.99 since you added it.'),
    ).toBeVisible();
  },
};

/** The new quantity shows immediately; the price waits for the server. */
export const QuantitySaving: Story = { args: { qty: 5, pending: ['quantity'] } };

export const Removing: Story = { args: { pending: ['remove'] } };

const withMessage = (code: string, line: Parameters<typeof buildCartItem>[0] = {}): Story => ({
  args: { line: buildCartItem({ qty: 2, messages: [{ code, type: 'WARNING' }], ...line }) },
});

export const OutOfStock = withMessage('OUT_OF_STOCK', { inventory: { items: [{ availablequantity: 0 }] } });
export const PartialQuantity = withMessage('PARTIAL_QTY_AVAILABLE', {
  inventory: { items: [{ availablequantity: 1 }] },
});
export const LimitExceeded = withMessage('QTY_LIMIT_EXCEEDED', { product: { quantityLimit: 2 } });
export const MaxLineQuantity = withMessage('EXCEEDS_MAX_LINE_QTY', { qtyAdded: 9, prevQty: 9990 });
export const PriceUnavailable = withMessage('PRICE_NOT_AVAILABLE');
export const Blocked = withMessage('BLOCKED_FOR_ADD_TO_CART');

/** The quantity is from before the item was sold by the dozen. */
export const PackSizeViolation: Story = {
  args: {
    line: buildCartItem({
      qty: 7,
      messages: [{ code: 'ORDER_MULTIPLE', type: 'ERROR' }],
      product: { orderMultiple: 12 },
    }),
    qty: 7,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('Sold in multiples of 12. Change the quantity to continue.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Decrease/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Increase/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(12, 'step');
  },
};

/** A typed quantity was rounded up. */
export const RoundedToMultiple: Story = {
  args: {
    line: buildCartItem({
      qty: 24,
      messages: [{ code: 'ORDER_MULTIPLE', type: 'WARN' }],
      product: { orderMultiple: 12 },
    }),
    qty: 24,
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Sold in multiples of 12, so we changed the quantity to 24.'),
    ).toBeVisible();
  },
};

/** The price of a single piece has no unit. */
export const SinglePiece: Story = {
  args: {
    line: buildCartItem({
      qty: 2,
      priceInfo: { finalPricePerUnit: 15.49, uom: 'each' },
      product: {
        name: 'Bellwether Desk stapler, full strip',
        images: ['/media/pictures/stapler/c4312d.svg'],
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/each/i);
  },
};

/** After Undo, focus is back on the Remove button. */
export const JustRestored: Story = {
  // On a page with all stories it would take the focus.
  tags: ['!autodocs'],
  args: { focusOnMount: true },
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
