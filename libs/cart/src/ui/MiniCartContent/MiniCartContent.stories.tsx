import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link, Text } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { buildCart, buildCartItem } from '../../testing/index.ts';
import { CartMessages } from '../CartMessages/CartMessages.tsx';
import { MiniCartLine } from '../MiniCartLine/MiniCartLine.tsx';
import { RemovedLine } from '../RemovedLine/RemovedLine.tsx';
import { MiniCartContent } from './MiniCartContent.tsx';

const paper = buildCartItem();
const stapler = buildCartItem({
  cartItemId: 'line-2',
  qty: 2,
  priceInfo: { finalPricePerUnit: 15.49, uom: 'each' },
  product: {
    name: 'Bellwether Desk stapler, full strip',
    images: ['/media/pictures/stapler/c4312d.svg'],
  },
});
const totalsOf = (...items: CartItem[]) => {
  const { cartSummary, cartAttributes } = buildCart({ items });
  return { summary: cartSummary, attributes: cartAttributes };
};

const lines = [paper, stapler].map((line) => (
  <li key={line.cartItemId}>
    <MiniCartLine line={line} qty={line.qty} />
  </li>
));

const meta = {
  title: 'Cart/MiniCartContent',
  component: MiniCartContent,
  parameters: { receivesData: {} },
  args: {
    phase: 'ready',
    totals: totalsOf(paper, stapler),
    lines,
    saved: <Text>The items saved for later.</Text>,
    onViewChange: fn(),
    onNotificationsDismissed: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '21.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniCartContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    state: 'mini cart',
    recipe: 'press the cart link of the header',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Saved for later' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('saved');
  },
};

export const LongContent: Story = {
  args: {
    lines: Array.from({ length: 12 }, (_, place) => (
      <li key={place}>
        <MiniCartLine
          line={buildCartItem({
            qty: 999,
            priceInfo: { finalPricePerUnit: 12849.99 },
            product: {
              name: `Quillane Archival heavyweight cotton resumé paper with a name that is longer than any shelf label, 8.5 x 11 in, variety ${place + 1}`,
            },
          })}
          qty={999}
        />
      </li>
    )),
    more: (
      <Text size={14}>
        Showing 12 of 500 lines. <Link href="/cart">View all in your cart</Link>
      </Text>
    ),
  },
};

export const Loading: Story = {
  parameters: {
    state: 'mini cart: loading',
    recipe: 'press the cart link on a slow network',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { phase: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading your cart');
  },
};

export const Empty: Story = {
  parameters: {
    state: 'mini cart: empty',
    recipe: 'press the cart link before adding anything',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { phase: 'empty', lines: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Your cart is empty.')).toBeVisible();
  },
};

/** The last line was removed and can be restored. */
export const LastLineRemoved: Story = {
  parameters: {
    state: 'mini cart: last line removed',
    recipe: 'Remove the only line of the mini cart.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: {
    phase: 'empty',
    lines: (
      <li>
        <RemovedLine line={paper} phase="removed" />
      </li>
    ),
  },
};

export const Failed: Story = {
  parameters: {
    state: 'mini cart: failed',
    recipe: 'Fail `/checkout`, then press the cart link of the header before the cart has loaded.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { phase: 'failed' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Checkout is blocked, with the reason above the lines. */
export const CartMessage: Story = {
  parameters: {
    state: 'mini cart: checkout is blocked',
    recipe:
      'Add 9 of 24150103 as in docs/qa.md (CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY), then open the mini cart.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: {
    alerts: <CartMessages messages={[{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR' }]} />,
  },
};

/** A requested item was not added. */
export const Notification: Story = {
  parameters: {
    state: 'mini cart: notification of the cart',
    recipe: 'Add 24110101, switch off the part `fees` (FAULTS=1), then open the mini cart.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { notifications: [{ code: 'SKU_INVALID', alertType: 'failure' }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t find that item number.');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onNotificationsDismissed).toHaveBeenCalledTimes(1);
  },
};

export const FreeShipping: Story = {
  parameters: { state: 'mini cart: shipping is free', recipe: 'Add 7 of 24110101, then open the mini cart.' },
  args: { totals: totalsOf(buildCartItem({ qty: 12 })) },
};

export const SavedForLater: Story = {
  parameters: {
    state: 'mini cart: saved for later',
    recipe: 'press the cart link, then Saved for later',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { view: 'saved' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The items saved for later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Saved for later' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Recommendations: Story = {
  parameters: {
    state: 'mini cart: recommendations',
    recipe: 'Storybook only: the shop does not fill this slot yet.',
  },
  args: { recommendations: <Text>Slot for product tiles.</Text> },
};

export const RecommendationsLoading: Story = {
  parameters: {
    state: 'mini cart: recommendations load',
    recipe: 'Storybook only: the shop does not fill this slot yet.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { areRecommendationsLoading: true },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('group', { name: 'You may also like' });
    await expect(section).toHaveAttribute('aria-busy', 'true');
  },
};

/** The cookie `MCVCB` chooses this layout. */
export const Compact: Story = {
  parameters: {
    state: 'mini cart: compact',
    recipe: 'set the cookie MCVCB to 1, then press the cart link',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: {
    variant: 'compact',
    recommendations: <Text>Slot for product tiles.</Text>,
    lines: [paper, stapler].map((line) => (
      <li key={line.cartItemId}>
        <MiniCartLine line={line} qty={line.qty} variant="compact" />
      </li>
    )),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};

/** Checkout is being entered, so no other control can be used. */
export const GoingToCheckout: Story = {
  parameters: {
    state: 'mini cart: going to checkout',
    recipe: 'Open the mini cart, choose "Slow 3G" in the browser’s tools, then press Checkout.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { isBlocked: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Going to checkout');
    await expect(canvasElement.querySelector('article')?.closest('[inert]')).not.toBeNull();
  },
};
