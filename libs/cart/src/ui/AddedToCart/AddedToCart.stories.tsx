import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCart, buildCartItem } from '../../testing/index.ts';
import { AddedToCart } from './AddedToCart.tsx';

const { cartSummary, cartAttributes } = buildCart();

const meta = {
  title: 'Cart/AddedToCart',
  component: AddedToCart,
  tags: ['autodocs'],
  args: {
    lines: [buildCartItem({ qtyAdded: 1 })],
    totals: { summary: cartSummary, attributes: cartAttributes },
  },
} satisfies Meta<typeof AddedToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    lines: [
      buildCartItem({
        qty: 40,
        qtyAdded: 2,
        product: {
          name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets, acid-free, pack of 24 boxes',
        },
      }),
    ],
  },
};
/** One of several lines has a limit; item numbers without a line are errors. */
export const SeveralLines: Story = {
  args: {
    lines: [
      buildCartItem({ qtyAdded: 1 }),
      buildCartItem({
        cartItemId: 'line-2',
        qty: 4,
        qtyAdded: 4,
        messages: [{ code: 'QTY_LIMIT_EXCEEDED', type: 'WARNING' }],
        product: { name: 'Penlarch Fathom gel pen, blue', quantityLimit: 4 },
      }),
    ],
    errors: [{ code: 'SKU_INVALID', type: 'ERROR' }],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('We couldn’t find that item number.');
  },
};
/** One unit of an item that is sold by the dozen was requested. */
export const SoldInMultiples: Story = {
  parameters: {
    state: 'sold in multiples when adding',
    recipe: 'Type 1 as the quantity on /p/24159003, then add it.',
    testedIn: 'libs/cart/src/model/line-quantity.test.ts',
  },
  args: {
    lines: [
      buildCartItem({
        qty: 12,
        requestedQty: 1,
        qtyAdded: 12,
        messages: [{ code: 'ORDER_MULTIPLE', type: 'WARN' }],
        product: { orderMultiple: 12 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Sold in multiples of 12, so we changed the quantity to 12.',
    );
  },
};
/** The price of a single piece has no unit. */
export const SinglePiece: Story = {
  args: {
    lines: [
      buildCartItem({
        qtyAdded: 1,
        priceInfo: { finalPricePerUnit: 15.49, uom: 'each' },
        product: {
          name: 'Bellwether Desk stapler, full strip',
          images: ['/media/pictures/stapler/c4312d.svg'],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/each/i);
  },
};
