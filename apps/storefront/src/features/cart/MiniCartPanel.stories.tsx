import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildCart, buildSavedItem } from '@foolscap/cart/testing';
import { HttpError } from '@foolscap/core/http';
import { renderPage, type PageArgs } from '../../testing/page-story.tsx';
import { getLine, sampleCart } from '../../testing/sample-cart.ts';
import { sampleProducts } from '../../testing/sample-products.ts';

const meta = {
  title: 'Pages/Mini cart',
  args: { path: '/c/paper', cart: sampleCart() },
  render: renderPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<PageArgs>;
export default meta;
type Story = StoryObj<PageArgs>;

/** Opens the mini cart: a flyout in the page, or a drawer next to it. */
async function open(canvasElement: HTMLElement) {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('link', { name: /^Cart/ }));
  return within(await screen.findByRole('dialog', { name: /^Your cart/ }));
}

/** Returns the lines, excluding the tiles of recommendations. */
const linesOf = (cart: ReturnType<typeof within>) =>
  cart
    .getAllByRole('article')
    .filter((article: HTMLElement) => !within(article).queryByRole('button', { name: /^Not interested/ }));

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    await waitFor(() => expect(linesOf(cart)).toHaveLength(4));
    await expect(within(canvasElement).getByRole('link', { name: /^Cart/, hidden: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Business: Story = { ...Default, globals: { tenant: 'business' } };
/** A drawer at the edge of the screen. */
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

/** Escape closes it and returns the focus to the link. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('link', { name: /^Cart/ })).toHaveFocus();
  },
};

/** A removed line disappears within a second, and Undo has the focus. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    await userEvent.click(await cart.findByRole('button', { name: /^Remove Bellwether/ }));
    const undo = await cart.findByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(linesOf(cart)).toHaveLength(3));
  },
};

/** When a recommendation is dismissed, the next one takes its place, and the focus stays there. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    const buttons = await cart.findAllByRole('button', { name: /^Not interested/ });
    await expect(buttons).toHaveLength(3);
    const name = buttons[0]!.textContent;
    await userEvent.click(buttons[0]!);
    await waitFor(() => expect(cart.queryByRole('button', { name })).toBeNull());
    const left = cart.getAllByRole('button', { name: /^Not interested/ });
    await expect(left).toHaveLength(3);
    await waitFor(() => expect(left[0]).toHaveFocus());
    // Later stories in the session show all products again.
    sessionStorage.clear();
  },
};

export const Saved: Story = {
  args: { saved: [buildSavedItem(), buildSavedItem({ listItemId: 'saved-2', qty: 3 })] },
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    await userEvent.click(await cart.findByRole('button', { name: 'Saved for later' }));
    await expect(await cart.findAllByRole('button', { name: /^Move to cart/ })).toHaveLength(2);
  },
};

export const NothingSaved: Story = {
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    await userEvent.click(await cart.findByRole('button', { name: 'Saved for later' }));
    await waitFor(() =>
      expect(cart.getByRole('heading', { name: 'Nothing saved for later.' })).toBeVisible(),
    );
  },
};

/** One line is out of stock, which blocks checkout. */
export const OutOfStock: Story = {
  args: {
    cart: buildCart({
      items: [
        getLine(sampleProducts[0]!),
        {
          ...getLine(sampleProducts[8]!),
          messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }],
          inventory: { items: [{ availablequantity: 0 }] },
        },
      ],
      messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR' }],
    }),
  },
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    await expect(await cart.findByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Empty: Story = {
  args: { cart: buildCart({ items: [] }) },
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    // The flyout fades in.
    await waitFor(() => expect(cart.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible());
  },
};

/** The cart could not be loaded. */
export const Failed: Story = {
  args: {
    routes: {
      'GET /checkout': () => {
        throw new HttpError({ code: 'UNAVAILABLE', status: 503, retryable: true, message: 'Unavailable' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const cart = await open(canvasElement);
    await waitFor(() => expect(cart.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
};
