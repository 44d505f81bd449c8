import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ITEM_CODES } from '../../model/codes.ts';
import { buildCartItem } from '../../testing/index.ts';
import { FulfillmentChoice } from '../FulfillmentChoice/FulfillmentChoice.tsx';
import { ChildLine } from './ChildLine.tsx';

const plan = (overrides: Parameters<typeof buildCartItem>[0] = {}) =>
  buildCartItem({
    cartItemId: 'line-2',
    itemId: '24250201',
    parentItemId: '24210101',
    parentRelationType: 'WARRANTY',
    parentRelationCartItemId: 'line-1',
    qty: 2,
    priceInfo: { finalPricePerUnit: 12.99 },
    ...overrides,
    product: { name: 'Protection Plan for Furniture, 3 Years, up to $150', ...overrides.product },
  });

const meta = {
  title: 'Cart/ChildLine',
  component: ChildLine,
  tags: ['autodocs'],
  args: { line: plan(), onRemove: fn() },
} satisfies Meta<typeof ChildLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    line: plan({
      qty: 999,
      priceInfo: { finalPricePerUnit: 12849.99 },
      product: {
        name: 'Protection Plan for Furniture with a name that is longer than the line, on-site repair within two business days, 5 Years, for prices from $300.01 to $800.00',
      },
    }),
  },
};

/** An accessory has a delivery of its own: here it is delivered, and its product is picked up. */
export const WithDelivery: Story = {
  args: {
    line: plan({
      parentRelationType: 'ADDON',
      product: { name: 'Ostermere Everyday Copy Paper, 500 Sheets' },
    }),
    max: 999,
    fulfillment: (
      <FulfillmentChoice
        label="Ostermere Everyday Copy Paper"
        value="delivery"
        delivery={{ detail: 'Tue, Dec 1 – Wed, Dec 2', available: true }}
        pickup={{ kind: 'available', storeNumber: '1547', storeName: 'Framingham', quantity: '10+' }}
        storesHref="/stores"
      />
    ),
  },
};

export const QuantityLowered: Story = {
  args: { line: plan({ qty: 1, messages: [{ code: ITEM_CODES.childQuantity, type: 'WARN' }] }) },
};

export const NoLongerSold = {
  args: {
    line: plan({
      status: 'INVALID',
      messages: [{ code: 'ITEM_NOT_PUBLISHED', type: 'ERROR', description: 'This item is no longer sold.' }],
    }),
  },
} satisfies Story;

/** The row has a pending mark until its removal is confirmed. */
export const Removing: Story = {
  args: { line: NoLongerSold.args.line, isRemoving: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Remove/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A plan can be bought for some of the units of its product only. */
export const ChangeableQuantity: Story = {
  args: { max: 3, onQuantityChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Increase quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3, 'step');
  },
};

export const PriceChanged: Story = {
  args: { line: plan({ priceChangedFrom: 14.99 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price dropped from $14.99 to $12.99 since you added it.');
  },
};
