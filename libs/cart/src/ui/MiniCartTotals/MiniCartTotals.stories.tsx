import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '@foolscap/ui/components';
import { buildCart } from '../../testing/index.ts';
import { MiniCartTotals } from './MiniCartTotals.tsx';

const { cartSummary } = buildCart();

const meta = {
  title: 'Cart/MiniCartTotals',
  component: MiniCartTotals,
  args: {
    summary: cartSummary,
    count: 1,
    cartHref: '/cart',
    checkout: (
      <ButtonLink href="/checkout" variant="primary" size="large" fullWidth icon="lock">
        Checkout
      </ButtonLink>
    ),
    signInHref: '/office/supplies/login',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '21.5rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MiniCartTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Subtotal (1 item)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
  },
};
export const LongContent: Story = {
  args: {
    summary: {
      cartSubTotal: 1284999.5,
      instantCouponSavings: 12849.95,
      shipFee: 14.99,
      handlingFee: 149985,
      surchargeFee: 0,
    },
    count: 9999,
    signIn: 'rewards',
  },
};
/** Free shipping does not waive the handling of oversized items. */
export const Handling: Story = {
  args: { summary: { ...cartSummary, shipFee: 0, handlingFee: 15 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shipping and fees')).toBeVisible();
    await expect(canvas.getByText('$15.00')).toBeVisible();
  },
};
export const Savings: Story = {
  args: {
    summary: { ...cartSummary, cartSubTotal: 84.9, instantCouponSavings: 12.5, shipFee: 0 },
    count: 10,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};
/** A change is in flight: the totals are dimmed, not estimated. */
export const Pending: Story = {
  parameters: {
    state: 'mini cart: totals are pending',
    recipe: 'Open the mini cart, slow `/checkout/default/item`, then remove one of two lines.',
  },
  args: { pending: true },
};
/** Checkout needs a sign-in. */
export const SignIn: Story = {
  parameters: {
    state: 'mini cart: sign-in needed',
    recipe: 'Add 24110101 as a guest, open /search?q=paper, then press the cart link.',
    testedIn: 'libs/cart/src/feature/mini-cart/MiniCart.test.tsx',
  },
  args: { signIn: 'checkout' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sign in to check out with your saved details.');
  },
};
/** The cart has an item for members of the rewards program. */
export const RewardsSignIn: Story = {
  parameters: {
    state: 'mini cart: rewards sign-in needed',
    recipe: 'Add 24220101 as a guest, open /search?q=paper, then press the cart link.',
  },
  args: { signIn: 'rewards' },
};
