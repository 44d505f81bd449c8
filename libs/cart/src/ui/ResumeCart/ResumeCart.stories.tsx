import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@foolscap/ui/components';
import { expect, fn, userEvent } from 'storybook/test';
import { buildCart, buildCartItem } from '../../testing/index.ts';
import { ResumeCart } from './ResumeCart.tsx';

/** Builds a cart with lines of different products. */
const withLines = (count: number, name: (line: number) => string = (line) => `Copy paper ${line}`) =>
  buildCart({
    items: Array.from({ length: count }, (_, line) =>
      buildCartItem({ cartItemId: `line-${line}`, itemId: `2440001${line}`, product: { name: name(line) } }),
    ),
  });

const meta = {
  title: 'Cart/ResumeCart',
  component: ResumeCart,
  parameters: { receivesData: {} },
  tags: ['autodocs'],
  args: { cart: withLines(3), cartHref: '/cart' },
  argTypes: { emptyActions: { control: false } },
  globals: { tenant: 'business' },
} satisfies Meta<typeof ResumeCart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures of the items, the subtotal and a link to the cart. */
export const Default: Story = {
  parameters: {
    state: 'cart in short',
    recipe: 'sign in as studio@example.com on the business site, add 24110101, open /cc/mmx/',
    testedIn: 'apps/storefront/src/server/render-page.test.ts',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 items/)).toHaveTextContent('3 items, $25.47');
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  },
};
/** Four pictures, and the number of further items. */
export const ManyItems: Story = {
  parameters: {
    state: 'cart in short: many items',
    recipe: 'As before, with more than four products in the cart.',
  },
  args: { cart: withLines(11) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
    await expect(canvas.getByText('7 more')).toBeVisible();
  },
};
/** A change is in flight: the subtotal is dimmed. */
export const Pending: Story = {
  parameters: {
    state: 'cart in short: saving',
    recipe: 'Sign in as studio@example.com, slow `/checkout/default`, then add a new arrival on /cc/mmx/.',
  },
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 items/)).toHaveAttribute('aria-busy', 'true');
  },
};
export const Loading: Story = {
  parameters: {
    state: 'cart in short: loading',
    recipe: 'Slow `/checkout`, then sign in as studio@example.com and follow the link to the home page.',
  },
  args: { cart: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your cart' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  parameters: {
    state: 'cart in short: empty',
    recipe: 'Sign in as gatefold@example.com on the business site with an empty cart, open /cc/mmx/.',
  },
  args: {
    cart: buildCart({ items: [] }),
    emptyActions: (
      <ButtonLink href="/search" variant="primary">
        Shop all supplies
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your cart is empty.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop all supplies' })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: {
    state: 'cart in short: failed',
    recipe: 'Fail `/checkout`, then open /cc/mmx/ as studio@example.com.',
  },
  args: {
    cart: undefined,
    error: "Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
    onRetry: fn(),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongContent: Story = {
  args: {
    cart: {
      ...withLines(120, () =>
        'Ardenmoor Rise Standing Desk for the Department of Stationery '.repeat(3).trim(),
      ),
      cartSummary: { ...buildCart().cartSummary, cartSubTotal: 12849999.99 },
    },
  },
  globals: { viewport: { value: 'narrow' }, tenant: 'business' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
