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
  parameters: {
    state: 'cart line',
    recipe: 'add an item, open /cart',
    testedIn: 'libs/cart/src/feature/CartPage.test.tsx',
  },
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
  parameters: {
    state: 'line on sale',
    recipe: 'Add 24110101 (list price $8.99, now $7.49), then open /cart.',
  },
  args: { line: buildCartItem({ qty: 2, priceInfo: { finalPricePerUnit: 6.99, basePricePerUnit: 8.49 } }) },
};

/** A made-to-order product with its design (storefront-4.38). */
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
    // Another design of the same item is a line with the same name.
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

/** The shopper added it at a different price and has not changed its quantity since then. */
export const PriceDropped: Story = {
  parameters: {
    state: 'price changed since adding',
    recipe:
      'Import a feed with a product, add it, import the feed with a lower price, then open /cart and the mini cart.',
    testedIn: 'libs/cart/src/model/price-change.test.ts',
  },
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
  parameters: {
    state: 'price rose since adding',
    recipe: 'The same with a higher price; change the quantity, and the note is gone.',
    testedIn: 'apps/commerce-api/src/domains/cart/price/price-changes.test.ts',
  },
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
export const QuantitySaving: Story = {
  parameters: {
    state: 'quantity saving',
    recipe: 'press plus on a slow network',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  args: { qty: 5, pending: ['quantity'] },
};

export const Removing: Story = {
  parameters: {
    state: 'line being removed',
    recipe: 'Slow `/checkout/default/item`, then press Remove on a line of /cart.',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
  args: { pending: ['remove'] },
};

const withMessage = (code: string, line: Parameters<typeof buildCartItem>[0] = {}): Story => ({
  args: { line: buildCartItem({ qty: 2, messages: [{ code, type: 'WARNING' }], ...line }) },
});

export const OutOfStock: Story = {
  ...withMessage('OUT_OF_STOCK', { inventory: { items: [{ availablequantity: 0 }] } }),
  parameters: {
    state: 'line out of stock',
    recipe: 'Add 24150103 in two browsers, place the order in one, then reload /cart in the other.',
  },
};
export const PartialQuantity: Story = {
  ...withMessage('PARTIAL_QTY_AVAILABLE', {
    inventory: { items: [{ availablequantity: 1 }] },
  }),
  parameters: {
    state: 'stock-cap message',
    recipe: 'Add 5 of 24150103 as in docs/qa.md (PARTIAL_QTY_AVAILABLE), then open /cart.',
    testedIn: 'libs/cart/src/model/messages.test.ts',
  },
};
export const LimitExceeded: Story = {
  ...withMessage('QTY_LIMIT_EXCEEDED', { product: { quantityLimit: 2 } }),
  parameters: {
    state: 'quantity rolled back',
    recipe: 'Open /cart with 40 of 24110201, then press plus.',
    testedIn: 'libs/cart/src/state/cart.sagas.test.ts',
  },
};
export const MaxLineQuantity: Story = {
  ...withMessage('EXCEEDS_MAX_LINE_QTY', { qtyAdded: 9, prevQty: 9990 }),
  parameters: {
    state: 'line at maximum quantity',
    recipe: 'Add 10000 of 24110101 as in docs/qa.md (EXCEEDS_MAX_LINE_QTY), then open /cart.',
  },
};
export const PriceUnavailable: Story = {
  ...withMessage('PRICE_NOT_AVAILABLE'),
  parameters: {
    state: 'line without a price',
    recipe: 'Add 24110101, switch off the part `prices` (FAULTS=1), then reload /cart.',
  },
};
export const Blocked: Story = {
  ...withMessage('BLOCKED_FOR_ADD_TO_CART'),
  parameters: {
    state: 'blocked line',
    recipe:
      'Sign in as desk@example.com on /cc/mmx, then add 24150601 as in docs/qa.md (BLOCKED_FOR_ADD_TO_CART).',
  },
};

/** The quantity was chosen before the item was sold by the dozen. */
export const PackSizeViolation: Story = {
  parameters: {
    state: 'pack-size violation',
    recipe:
      'Add 7 of 24150101, run `npm run sale-rules -- item 24150101 \'{"orderMultiple": 12}\'`, then open /cart.',
    testedIn: 'apps/commerce-api/src/domains/cart/decide/order-multiples.test.ts',
  },
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
  parameters: {
    state: 'quantity rounded to a multiple',
    recipe: 'Add 24159003, then type 13 as its quantity on /cart.',
    testedIn: 'libs/cart/src/model/line-quantity.test.ts',
  },
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
  parameters: {
    state: 'restored to its position',
    recipe: 'Remove the first of two lines of /cart, then press Undo.',
  },
  // On a page with all stories, it would take the focus.
  tags: ['!autodocs'],
  args: { focusOnMount: true },
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};
