import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { AddedToCart } from './AddedToCart.tsx';

const meta = {
  title: 'Cart/AddedToCart',
  component: AddedToCart,
  tags: ['autodocs'],
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
        product: {
          name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets, acid-free, pack of 24 boxes',
        },
      }),
    ],
  },
};
const outcome = (code: string, line: Parameters<typeof buildCartItem>[0] = {}): Story => ({
  args: { lines: [buildCartItem({ messages: [{ code, type: 'WARNING' }], ...line })] },
});
const plan = {
  priceInfo: { finalPricePerUnit: 24.99, uom: 'each' },
  product: {
    name: 'Harbourne three-year protection plan for chairs',
    images: ['/media/pictures/task-chair/343840.svg'],
  },
};
export const OutOfStock = outcome('OUT_OF_STOCK', {
  qty: 0,
  qtyAdded: 0,
  priceInfo: { finalPricePerUnit: 189.99, uom: 'each' },
  product: {
    name: 'Kestrel Mono laser printer, duplex, wireless',
    images: ['/media/pictures/laser-printer/b6bec8.svg'],
  },
});
export const ReplacementItem = outcome('SURCHG_ALTS_ITM_MSG', {
  priceInfo: { finalPricePerUnit: 12.49, uom: 'box' },
  product: {
    name: 'Tidewell Manila folders, letter, 100-Pack',
    images: ['/media/pictures/folder/d9b283.svg'],
  },
});
export const PartialQuantity = outcome('PARTIAL_QTY_FIXED', {
  qty: 3,
  qtyAdded: 3,
  inventory: { items: [{ availablequantity: 3 }] },
});
export const LimitExceeded = outcome('QTY_LIMIT_EXCEEDED', { product: { quantityLimit: 4 } });
export const FreeSample = outcome('INVALID_FREE_ITEM', {
  qty: 0,
  qtyAdded: 0,
  priceInfo: { finalPricePerUnit: 0, uom: 'each' },
  product: {
    name: 'Penlarch Fathom gel pen, blue, free sample',
    images: ['/media/pictures/gel-pen/1d4e89.svg'],
  },
});
export const MaxLineQuantity = outcome('EXCEEDS_MAX_LINE_QTY', { qty: 9999, qtyAdded: 0 });
export const PriceUnavailable = outcome('PRICE_NOT_AVAILABLE', { qty: 0, qtyAdded: 0 });
export const Blocked = outcome('BLOCKED_FOR_ADD_TO_CART', { qty: 0, qtyAdded: 0 });
export const StandaloneWarranty = outcome('STANDALONE_WARRANTY_ITEM', { qty: 0, qtyAdded: 0, ...plan });
export const ChildQuantityAboveParent = outcome('CHILD_ITEM_QTY_GREATER_THAN_PARENT_ITEM_QTY', {
  qty: 2,
  qtyAdded: 2,
  ...plan,
});

const described = (
  code: string,
  type: 'ERROR' | 'INFO',
  description: string,
  line: Parameters<typeof buildCartItem>[0],
) => outcome(code, { messages: [{ code, type, description }], ...line });
export const PlanUnavailable = described(
  'WARRANTY_PLAN_OUT_OF_STOCK',
  'ERROR',
  'This protection plan isn’t available right now. You can add it to the product later.',
  { qty: 0, qtyAdded: 0, status: 'INVALID', ...plan },
);
export const Surcharge = described(
  'SURCHARGE_APPLIES',
  'INFO',
  'A surcharge of $4.50 applies to each unit.',
  {
    surchargeApplicable: true,
    surchargeSplit: 4.5,
  },
);
export const RewardsHint = described('EASY_REWARDS_HINT', 'INFO', 'Your rewards can pay for this item.', {
  easyRewardsItem: { redemptionEligibility: true },
});

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
