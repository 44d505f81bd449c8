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
  parameters: {
    state: 'plan beneath its product',
    recipe: 'Add the printer 24170101 with a protection plan, then open /cart.',
    testedIn: 'libs/cart/src/feature/CartPage.test.tsx',
  },
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

/** An accessory has its own delivery: here it is delivered and its product is picked up. */
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
  parameters: {
    state: 'plan lowered with its product',
    recipe: 'Add 3 of 24170101 with 3 plans, open /cart, then lower the printer to 1.',
  },
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

/** The row is marked as pending until its removal is confirmed. */
export const Removing: Story = {
  parameters: {
    state: 'no longer sold, being removed',
    recipe: 'Import a feed without an item of your cart, slow `/checkout/default/item`, then press Remove.',
    testedIn: 'libs/cart/src/feature/CartPage.test.tsx',
  },
  args: { line: NoLongerSold.args.line, isRemoving: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /^Remove/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A plan can be bought for only some of its product's units. */
export const ChangeableQuantity: Story = {
  parameters: {
    state: 'quantity of a plan',
    recipe: 'add 2 of 24170101 and 1 of 24250103 for it, open /cart',
    testedIn: 'libs/cart/src/feature/line-details/LineDetails.test.tsx',
  },
  args: { max: 3, onQuantityChange: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Increase quantity/ }));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3, 'step');
  },
};

export const PriceChanged: Story = {
  parameters: {
    state: 'price of a plan changed since adding',
    recipe: 'Import a lower price for a plan that is in the cart, then open /cart.',
  },
  args: { line: plan({ priceChangedFrom: 14.99 }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price dropped from $14.99 to $12.99 since you added it.');
  },
};
