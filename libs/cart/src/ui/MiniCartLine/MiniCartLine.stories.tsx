import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { buildCartItem } from '../../testing/index.ts';
import { MiniCartLine } from './MiniCartLine.tsx';

const meta = {
  title: 'Cart/MiniCartLine',
  component: MiniCartLine,
  args: { line: buildCartItem({ qty: 2 }), qty: 2, onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '21.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniCartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Quantity 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

export const LongContent: Story = {
  args: {
    line: buildCartItem({
      qty: 999,
      priceInfo: { finalPricePerUnit: 12849.99 },
      product: {
        name: 'Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, ivory, 100 sheets, acid-free, pack of 24 boxes',
      },
    }),
    qty: 999,
    below: [{ name: 'Three-year protection plan with accidental damage cover', qty: 2 }],
  },
};

/** A plan belongs to its product, which it is shown with. */
/** A product that is made to order: its design distinguishes two lines of it. */
export const Customized: Story = {
  args: { line: buildCartItem({ qty: 1, configuration: [{ name: 'Line 1', value: 'Ada Reyes' }] }), qty: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Quantity 1 · Ada Reyes')).toBeVisible();
  },
};

export const WithPlan: Story = {
  args: { below: [{ name: '2-year protection plan', qty: 1 }] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Quantity 2 · With 2-year protection plan');
  },
};

/** The last add was limited. */
export const Notification: Story = {
  parameters: {
    state: 'mini cart: notification of a line',
    recipe: 'Add 5 of 24150103 as in docs/qa.md, then open the mini cart.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: {
    line: buildCartItem({ qty: 2, product: { quantityLimit: 2 } }),
    notifications: [{ code: 'QTY_LIMIT_ITEM', alertType: 'warning' }],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'There is a purchase limit of 2 for this item.',
    );
  },
};

export const RemovalFailed: Story = {
  parameters: {
    state: 'mini cart: removal failed',
    recipe: 'Open the mini cart, fail `/checkout/default/item`, then remove a line.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { notifications: [{ code: 'UNAVAILABLE', alertType: 'warning' }] },
};

export const OutOfStock: Story = {
  parameters: {
    state: 'mini cart: line out of stock',
    recipe: 'Put an out-of-stock line into the cart ("line out of stock"), then open the mini cart.',
  },
  args: {
    line: buildCartItem({
      messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }],
      inventory: { items: [{ availablequantity: 0 }] },
    }),
    qty: 1,
  },
};

export const PriceUnavailable: Story = {
  args: { line: buildCartItem({ messages: [{ code: 'PRICE_NOT_AVAILABLE', type: 'WARNING' }] }), qty: 1 },
};

/** The removal is in flight: the button keeps its focus, and the line fades for a second. */
export const Removing: Story = {
  parameters: {
    state: 'mini cart: removing',
    recipe: 'remove a line of the mini cart',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { removal: 'removing' },
  play: async ({ canvasElement, args }) => {
    const remove = within(canvasElement).getByRole('button', { name: /^Remove/ });
    await userEvent.click(remove);
    await expect(remove).toHaveFocus();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** The removal is confirmed: the line collapses, or disappears immediately with reduced motion. */
export const Leaving: Story = {
  parameters: {
    state: 'mini cart: line leaves after its removal',
    recipe: 'Remove a line of the mini cart; it leaves with an animation.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { removal: 'leaving' },
  render: (args) => (
    <>
      <MiniCartLine {...args} />
      <p>Undo follows here.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('article')!;
    await expect(line.closest('[inert]')).not.toBeNull();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(line).not.toBeVisible();
  },
};

export const Compact: Story = {
  args: { variant: 'compact' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const PriceChanged: Story = {
  parameters: {
    state: 'mini cart: price changed since adding',
    recipe: 'Import a lower price for an item of the cart, then open the mini cart.',
  },
  args: {
    line: buildCartItem({ qty: 2, priceChangedFrom: 12.99, priceInfo: { finalPricePerUnit: 11.49 } }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Price dropped from $12.99 to $11.49 since you added it.');
  },
};
