import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { AddedToCart } from './AddedToCart.tsx';

const meta = {
  title: 'Cart/AddedToCart',
  component: AddedToCart,
  args: { lines: [buildCartItem({ qtyAdded: 1 })] },
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
        product: { name: 'A very long product name '.repeat(7).trim() },
      }),
    ],
  },
};
const outcome = (code: string, line: Parameters<typeof buildCartItem>[0] = {}): Story => ({
  args: { lines: [buildCartItem({ messages: [{ code, type: 'WARNING' }], ...line })] },
});
export const OutOfStock = outcome('OUT_OF_STOCK', { qtyAdded: 0 });
export const ReplacementItem = outcome('SURCHG_ALTS_ITM_MSG');
export const PartialQuantity = outcome('PARTIAL_QTY_FIXED', {
  qty: 3,
  qtyAdded: 3,
  inventory: { items: [{ availablequantity: 3 }] },
});
export const LimitExceeded = outcome('QTY_LIMIT_EXCEEDED', { product: { quantityLimit: 4 } });
export const FreeSample = outcome('INVALID_FREE_ITEM', { qtyAdded: 0 });
export const MaxLineQuantity = outcome('EXCEEDS_MAX_LINE_QTY', { qty: 9999, qtyAdded: 0 });
export const PriceUnavailable = outcome('PRICE_NOT_AVAILABLE', { qtyAdded: 0 });
export const Blocked = outcome('BLOCKED_FOR_ADD_TO_CART', { qtyAdded: 0 });
export const StandaloneWarranty = outcome('STANDALONE_WARRANTY_ITEM', { qtyAdded: 0 });
export const ChildQuantityAboveParent = outcome('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY');

/** A price for one piece names no unit. */
export const SoldSingly: Story = {
  args: { lines: [buildCartItem({ qtyAdded: 1, priceInfo: { uom: 'each' } })] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/each/i);
  },
};
