import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartActions, createMiniCartModule, miniCartActions } from '../../state/index.ts';
import type { MiniCartDeps } from '../../state/index.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../../testing/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import type { FakeCartOptions } from '../../testing/index.ts';
import { MiniCart, type MiniCartProps } from './MiniCart.tsx';

const paper = buildCartItem({ product: { name: 'Copy paper' } });
const pens = buildCartItem({
  cartItemId: 'line-2',
  itemId: '24400022',
  qty: 2,
  product: { name: 'Ballpoint pens' },
});

const LINE = { cartItemId: 'line-1' };

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  window.innerWidth = 1024;
});
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

interface Options extends FakeCartOptions, Pick<MiniCartDeps, 'variant'> {
  /** Whether the cart is in the store before the mini cart opens; true by default. */
  isRead?: boolean;
  /** Whether the first read of the cart fails. */
  failsToRead?: boolean;
  props?: Partial<MiniCartProps>;
}

/** Renders a link that opens the mini cart in an otherwise empty application, and clicks it. */
async function open({ isRead = true, failsToRead = false, props, variant, ...options }: Options = {}) {
  const client = createFakeCartClient({ cart: buildCart({ items: [paper, pens] }), ...options });
  if (failsToRead) client.failNext('getCart', { code: 'UNAVAILABLE', status: 503 });
  const miniCart = createMiniCartModule(variant && { variant });
  const { store } = createCartStore({ client }, [miniCart]);
  if (isRead) store.dispatch(cartActions.cartRequested());
  await pass(0);

  function Application() {
    const [opener, setOpener] = useState<HTMLElement>();
    const close = useCallback(() => setOpener(undefined), []);
    return (
      <Announcer>
        <button onClick={({ currentTarget }) => setOpener(currentTarget)}>Cart</button>
        {opener && (
          <MiniCart
            opener={opener}
            onClose={close}
            cartHref="/cart"
            checkoutHref="/checkout"
            signInHref="/sign-in"
            {...props}
          />
        )}
      </Announcer>
    );
  }
  render(
    <Provider store={store}>
      <Application />
    </Provider>,
  );
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  return { client, store };
}

const flyout = () => screen.getByRole('dialog', { name: /^Your cart/ });
const line = (name: string) => within(flyout()).getByRole('article', { name });
const remove = (name: string) => within(flyout()).getByRole('button', { name: `Remove ${name}` });
const announced = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [...region.children].map(({ textContent }) => textContent))
    .filter((text) => text !== '');

describe('opening', () => {
  it('immediately shows a cart that is in the store, and takes focus', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Your cart (3)' })).toHaveFocus();
    expect(line('Copy paper')).toHaveTextContent('Quantity 1');
    expect(line('Ballpoint pens')).toHaveTextContent('Quantity 2');
    expect(line('Ballpoint pens')).toHaveTextContent('$16.98');
  });

  it('reads the cart if no page has, and opens when it has arrived', async () => {
    const { client } = await open({
      isRead: false,
      latency: () => new Promise((resolve) => setTimeout(resolve, 500)),
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(500);
    expect(line('Copy paper')).toBeVisible();
    expect(client.calls.filter(({ operation }) => operation === 'getCart')).toHaveLength(1);
  });

  it('opens after two seconds without a cart, with a skeleton', async () => {
    await open({ isRead: false, latency: () => new Promise((resolve) => setTimeout(resolve, 5000)) });
    await pass(1999);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(1);
    expect(within(flyout()).getByRole('status')).toHaveTextContent('Loading your cart');
    await pass(3000);
    expect(line('Copy paper')).toBeVisible();
  });

  it('closes on Escape, and returns focus to its link', async () => {
    const { store } = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus();
    expect(store.getState().miniCart.flyout.phase).toBe('closed');
  });

  it('closes when an order ends the cart', async () => {
    const { store } = await open();
    act(() => void store.dispatch(cartActions.cartReset()));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is a drawer on small screens', async () => {
    window.innerWidth = 360;
    await open();
    jest.useRealTimers();
    const drawer = await screen.findByRole('dialog', { name: 'Your cart (3)' });
    // The page behind a drawer is hidden, so its link has no accessible role.
    expect(screen.queryByRole('button', { name: 'Cart' })).not.toBeInTheDocument();
    expect(within(drawer).getByRole('article', { name: 'Copy paper' })).toBeInTheDocument();
  });

  it('shows the first 50 lines of a large cart, and leads to the others', async () => {
    const items = Array.from({ length: 60 }, (_, place) =>
      buildCartItem({ cartItemId: `line-${place}`, product: { name: `Item ${place}` } }),
    );
    await open({ cart: buildCart({ items }) });
    expect(within(flyout()).getAllByRole('article')).toHaveLength(50);
    expect(flyout()).toHaveTextContent('Showing 50 of 60 lines.');
    expect(screen.getByRole('link', { name: 'View all in your cart' })).toHaveAttribute('href', '/cart');
  });
});

describe('removing a line', () => {
  it('animates for a second, offers Undo, keeps focus there, and announces it once', async () => {
    await open();
    await user.click(remove('Copy paper'));
    await pass(0);
    expect(screen.getByRole('button', { name: 'Undo removing Copy paper' })).toHaveFocus();
    expect(line('Copy paper')).toBeInTheDocument();
    expect(announced()).toEqual(['Copy paper removed. Undo is available.']);
    await pass(1000);
    expect(within(flyout()).queryByRole('article', { name: 'Copy paper' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Your cart (2)' })).toHaveTextContent(
      'Subtotal (2 items)$16.98',
    );

    await user.keyboard('{Enter}');
    await pass(0);
    expect(remove('Copy paper')).toHaveFocus();
    expect(announced()).toContain('Copy paper is back in your cart.');
  });

  it('keeps the line while the removal has no reply', async () => {
    let delay = 0;
    await open({ latency: () => new Promise((resolve) => setTimeout(resolve, delay)) });
    delay = 3000;
    await user.click(remove('Copy paper'));
    await pass(2000);
    expect(line('Copy paper')).toHaveAttribute('aria-busy', 'true');
    expect(remove('Copy paper')).toHaveFocus();
    await pass(1000);
    expect(screen.getByRole('button', { name: 'Undo removing Copy paper' })).toHaveFocus();
  });

  it('reports a failed removal at the line', async () => {
    const { client } = await open();
    client.failNext('removeItem', { code: 'UNAVAILABLE', status: 503 });
    await user.click(remove('Copy paper'));
    await pass(1000);
    expect(within(line('Copy paper')).getByRole('status')).toHaveTextContent(
      'Something went wrong. Please try again.',
    );
    expect(screen.getAllByText(/Something went wrong/)).toHaveLength(1);
    expect(remove('Copy paper')).toHaveFocus();
  });

  it('keeps focus in the flyout when Undo expires', async () => {
    await open();
    await user.click(remove('Copy paper'));
    await pass(0);
    // Leaving Undo starts its expiry timer.
    await user.tab();
    await pass(6000);
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(flyout()).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows that the cart is empty after the last line', async () => {
    await open({ cart: buildCart({ items: [paper] }) });
    await user.click(remove('Copy paper'));
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo removing Copy paper' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
  });
});

describe('notifications', () => {
  it('are shown for the cart and for lines, and end with the flyout', async () => {
    const { store } = await open();
    act(() => {
      store.dispatch(miniCartActions.notificationsShown({ messages: [{ code: 'SKU_INVALID' }] }));
      store.dispatch(
        miniCartActions.notificationsShown({
          messages: [{ code: 'QTY_LIMIT_ITEM', type: 'ERROR' }],
          ...LINE,
        }),
      );
    });
    expect(flyout()).toHaveTextContent('Warning: We couldn’t find that item number.');
    expect(line('Copy paper')).toHaveTextContent('Error: There is a purchase limit of 1 for this item.');
    await user.click(within(flyout()).getByRole('button', { name: 'Dismiss' }));
    expect(flyout()).not.toHaveTextContent('item number');
    await user.keyboard('{Escape}');
    expect(store.getState().miniCart.notifications).toEqual([]);
  });

  it('are not repeated for a message that the line has', async () => {
    const { store } = await open({
      cart: buildCart({ items: [{ ...paper, messages: [{ code: 'QTY_LIMIT_ITEM', type: 'WARN' }] }] }),
    });
    act(() => {
      store.dispatch(miniCartActions.notificationsShown({ messages: [{ code: 'QTY_LIMIT_ITEM' }], ...LINE }));
    });
    expect(within(flyout()).getAllByText(/purchase limit/)).toHaveLength(1);
  });
});

describe('the ways on', () => {
  it('are the cart and checkout', async () => {
    const { store } = await open({
      latency: () => new Promise((resolve) => setTimeout(resolve, 100)),
      isRead: false,
    });
    await pass(100);
    expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    await user.click(screen.getByRole('link', { name: 'Checkout' }));
    expect(store.getState().cart.entry).toBe('pending');
    expect(within(flyout()).getByRole('status', { name: '' })).toHaveTextContent('Going to checkout');
    expect(screen.getByRole('link', { name: 'Going to checkout' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('do not include checkout while the cart has an error', async () => {
    await open({
      cart: buildCart({
        items: [paper],
        messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR' }],
      }),
    });
    expect(flyout()).toHaveTextContent('Some items are out of stock');
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([true, false])('offer to sign in if the cart requires it: %p', async (loginRequired) => {
    const { cartAttributes, ...cart } = buildCart();
    await open({ cart: { ...cart, cartAttributes: { ...cartAttributes, loginRequired } } });
    const link = screen.queryByRole('link', { name: 'Sign in' });
    if (loginRequired) expect(link).toHaveAttribute('href', '/sign-in');
    else expect(link).not.toBeInTheDocument();
  });
});

it('switches between the cart and the items saved for later', async () => {
  await open({ props: { saved: <p>Saved stapler</p> } });
  const saved = screen.getByRole('button', { name: 'Saved for later' });
  await user.click(saved);
  expect(screen.getByText('Saved stapler')).toBeVisible();
  expect(saved).toHaveAttribute('aria-pressed', 'true');
  expect(within(flyout()).queryByRole('article')).not.toBeInTheDocument();
  await user.click(within(flyout()).getByRole('button', { name: 'Cart' }));
  expect(line('Copy paper')).toBeVisible();
});

it('has a skeleton instead of recommendations while they load', async () => {
  const { store } = await open({ props: { recommendations: undefined } });
  expect(screen.queryByRole('group', { name: 'You may also like' })).not.toBeInTheDocument();
  act(() => void store.dispatch(miniCartActions.recommendationsRequested()));
  expect(screen.getByRole('group', { name: 'You may also like' })).toHaveAttribute('aria-busy', 'true');
  act(() => void store.dispatch(miniCartActions.recommendationsFailed()));
  expect(screen.queryByRole('group', { name: 'You may also like' })).not.toBeInTheDocument();
});

it('has neither pictures nor recommendations in the compact layout', async () => {
  await open({ variant: 'compact', props: { recommendations: <p>Ink</p> } });
  expect(flyout().querySelector('img')).toBeNull();
  expect(screen.queryByText('Ink')).not.toBeInTheDocument();
  expect(line('Copy paper')).toHaveTextContent('$8.49');
});

it('reports a cart that could not be loaded, and tries again', async () => {
  await open({ isRead: false, failsToRead: true });
  await pass(0);
  expect(within(flyout()).getByRole('alert')).toHaveTextContent('Sorry, something went wrong.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(line('Copy paper')).toBeVisible();
});
