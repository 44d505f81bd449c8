import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createTestConnection } from '@foolscap/core/http';
import { Announcer } from '@foolscap/ui/components';
import { cartActions, selectCart } from '../state/index.ts';
import { createCartStore } from '../testing/cart-store.ts';
import { buildCart, buildCartItem, createFakeCartClient } from '../testing/index.ts';
import type { FakeCartOptions } from '../testing/index.ts';
import { AddFeedback } from './AddFeedback.tsx';
import type * as CartLineFile from '../ui/CartLine/CartLine.tsx';
import type { CartLineProps } from '../ui/index.ts';
import { CartPage, type CartPageProps } from './CartPage.tsx';

/** Names of the products whose lines were rendered. */
const rendered: string[] = [];
jest.mock('../ui/CartLine/CartLine.tsx', () => {
  const { CartLine } = jest.requireActual<typeof CartLineFile>('../ui/CartLine/CartLine.tsx');
  return {
    CartLine: (props: CartLineProps) => {
      rendered.push(props.line.product.name);
      return <CartLine {...props} />;
    },
  };
});

const paper = buildCartItem({ product: { name: 'Copy paper' } });
const pens = buildCartItem({
  cartItemId: 'line-2',
  itemId: '24400022',
  qty: 2,
  product: { name: 'Ballpoint pens' },
});

const scrolled = jest.fn();
beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = scrolled;
});
beforeEach(() => scrolled.mockClear());

/** Renders an application that has only the cart. */
function open(
  options: FakeCartOptions = {},
  { small = false, ...props }: { small?: boolean } & Partial<CartPageProps> = {},
) {
  const { connection } = options;
  const client = createFakeCartClient({ cart: buildCart({ items: [paper, pens] }), ...options });
  const { store, actions } = createCartStore({
    client,
    isSmall: () => small,
    ...(connection && { connection }),
  });
  const viewCart = jest.fn();
  const page = render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" {...props} />
        <AddFeedback cartHref="/cart" onViewCart={viewCart} />
      </Announcer>
    </Provider>,
  );
  const read = () => act(async () => void store.dispatch(cartActions.cartRequested()));
  return { actions, client, page, read, store, viewCart };
}

/** Runs a test with fake timers, which user actions advance. */
const withFakeTimers = (run: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) => async () => {
  jest.useFakeTimers();
  try {
    await run(userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }));
  } finally {
    jest.useRealTimers();
  }
};

const product = (name: string) => screen.getByRole('article', { name });
const undo = (name: string) => screen.getByRole('button', { name: `Undo removing ${name}` });
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });

/** Returns the assertive announcements. */
const spoken = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

it('announces the lines that the URL says were just added, and scrolls to the first of them once', async () => {
  const { client, read } = open({}, { justAdded: ['line-2'] });
  await read();
  expect((await screen.findByText('Ballpoint pens was just added.')).closest('[role]')).toHaveRole('status');
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect((scrolled.mock.contexts as Element[])[0]).toContainElement(product('Ballpoint pens'));
  await read();
  expect(scrolled).toHaveBeenCalledTimes(1);
  // The URL never adds items.
  expect(client.calls.filter(({ operation }) => operation !== 'getCart')).toEqual([]);
});

it('renders only the line that a change is about, when it is requested and when it is confirmed', async () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    buildCartItem({ cartItemId: `line-${at}`, itemId: `item-${at}`, product: { name: `Product ${at}` } }),
  );
  const { read, store } = open({ cart: buildCart({ items: many }) });
  await read();
  rendered.length = 0;
  await userEvent.click(within(product('Product 7')).getByRole('button', { name: /Increase/ }));
  await waitFor(() => expect(selectCart(store.getState())?.items[7]?.qty).toBe(2));
  expect(rendered.length).toBeGreaterThan(0);
  expect(new Set(rendered)).toEqual(new Set(['Product 7']));
});

it('reports items that the shop does not have, together with those that were added', async () => {
  const { client, store } = open({ cart: buildCart({ items: [] }) });
  const { addItems } = client;
  client.addItems = async (...args) => {
    const reply = await addItems(...args);
    const error = [{ code: 'SKU_INVALID', type: 'ERROR' as const, description: 'We couldn’t find item 99.' }];
    return { ...reply, data: { ...reply.data, error } };
  };
  await act(async () => {
    store.dispatch(
      cartActions.addToCartRequested([
        { itemId: 'a', qty: 1 },
        { itemId: '99', qty: 1 },
      ]),
    );
  });
  expect(await screen.findByRole('dialog')).toHaveTextContent('We couldn’t find item 99.');
});

it('reports that nothing was added for a store without pickup', async () => {
  const { store } = open({
    cart: buildCart({ items: [] }),
    onAdd: (line) => ({
      ...line,
      qty: 0,
      status: 'INVALID',
      messages: [{ code: 'INVALID_STORE_NUMBER', type: 'ERROR' }],
    }),
  });
  await act(async () => {
    store.dispatch(cartActions.addToCartRequested([{ itemId: 'a', qty: 1 }]));
  });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Failure while adding item to cart. Please try again');
  expect(dialog).not.toHaveTextContent('Item added to cart');
});

describe('CartPage', () => {
  it('reports once that there are no prices, and does not call the cart empty', async () => {
    const description = 'Sorry, but we are unable to display prices at this time.';
    const unpriced = buildCartItem({
      status: 'INVALID',
      messages: [{ code: 'PRICE_NOT_AVAILABLE', type: 'ERROR', description }],
    });
    const { read } = open({
      cart: {
        ...buildCart({ items: [unpriced] }),
        messages: [{ code: 'PRICE_SERVICE_IS_DOWN', type: 'ERROR', description }],
      },
    });
    await read();
    expect(await screen.findAllByText(description)).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Not available right now' })).toHaveTextContent(
      unpriced.product.name,
    );
    expect(screen.queryByText('Your cart is empty.')).toBeNull();
  });

  it('lists items that are no longer sold, so that they can be removed, and does not check out', async () => {
    const unsold = buildCartItem({
      cartItemId: 'line-3',
      status: 'INVALID',
      product: { name: 'Old stapler' },
      messages: [{ code: 'ITEM_NOT_PUBLISHED', type: 'ERROR', description: 'This item is no longer sold.' }],
    });
    const { client, read } = open({ cart: buildCart({ items: [paper, unsold] }) });
    await read();
    const section = screen.getByRole('region', { name: 'No longer available' });
    expect(within(section).getByRole('article', { name: 'Old stapler' })).toHaveTextContent('no longer sold');
    expect(screen.getAllByText('Some items are no longer available. Remove them to continue.')).not.toEqual(
      [],
    );
    expect(screen.getAllByRole('link', { name: 'Checkout' })[0]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(remove('Old stapler'));
    expect(client.calls.at(-1)).toMatchObject({ operation: 'removeItem', args: ['line-3', 'key-1'] });
  });

  it('restores an item that is no longer sold, and keeps the focus on its buttons and at last in the cart', async () => {
    const unsold = (cartItemId: string, name: string) =>
      buildCartItem({ cartItemId, itemId: cartItemId, status: 'INVALID', product: { name } });
    const { read, store } = open({
      cart: buildCart({ items: [paper, unsold('line-3', 'Old stapler'), unsold('line-4', 'Old tape')] }),
    });
    await read();
    const section = screen.getByRole('region', { name: 'No longer available' });
    const rows = () => within(section).getAllByRole('listitem');
    await userEvent.click(remove('Old stapler'));
    expect(await screen.findByText('Old stapler removed. Undo is available.')).toBeInTheDocument();
    await waitFor(() => expect(undo('Old stapler')).toHaveFocus());
    expect(rows()[0]).toContainElement(undo('Old stapler'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(remove('Old stapler')).toHaveFocus());
    expect(rows()[0]).toContainElement(remove('Old stapler'));
    expect(screen.getByText('Old stapler is back in your cart.')).toBeInTheDocument();
    expect(selectCart(store.getState())?.items[1]).toMatchObject({ cartItemId: 'line-3', status: 'INVALID' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo('Old stapler')).toHaveFocus());
    await act(async () => void store.dispatch(cartActions.removedLinePurged({ cartItemId: 'line-3' })));
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('does not check out while a line is short', async () => {
    const short = buildCartItem({ qty: 5, inventory: { items: [{ availablequantity: 4 }] } });
    const { read } = open({ cart: buildCart({ items: [short] }) });
    await read();
    expect(screen.getAllByRole('link', { name: 'Checkout' })[0]).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows a plan below its product, not as a separate line', async () => {
    const plan = buildCartItem({
      cartItemId: 'line-3',
      itemId: '24250201',
      parentItemId: pens.itemId,
      parentRelationType: 'WARRANTY',
      parentRelationCartItemId: pens.cartItemId,
      qty: 2,
      product: { name: 'Protection plan' },
    });
    const { client, read } = open({ cart: buildCart({ items: [paper, pens, plan] }) });
    await read();
    const below = within(product('Ballpoint pens')).getByRole('article', { name: 'Protection plan' });
    expect(within(below).getByRole('textbox', { name: /Protection plan/ })).toHaveValue('2');
    expect(screen.queryByRole('listitem', { name: 'Protection plan' })).not.toBeInTheDocument();
    await userEvent.click(remove('Protection plan'));
    expect(client.calls.at(-1)).toMatchObject({ operation: 'removeItem', args: ['line-3', 'key-1'] });
    expect(screen.queryByRole('article', { name: 'Protection plan' })).not.toBeInTheDocument();
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(/^Protection plan removed\.$/);
  });

  it('shows an accessory below its product, with its own quantity up to its limit', async () => {
    const accessory = buildCartItem({
      cartItemId: 'line-3',
      itemId: '24110301',
      parentItemId: pens.itemId,
      parentRelationType: 'ADDON',
      parentRelationCartItemId: pens.cartItemId,
      qty: 4,
      product: { name: 'Pen case', quantityLimit: 5 },
    });
    const { client, read } = open({ cart: buildCart({ items: [paper, pens, accessory] }) });
    await read();
    const below = within(product('Ballpoint pens')).getByRole('article', { name: 'Pen case' });
    const more = within(below).getByRole('button', { name: /^Increase quantity/ });
    await userEvent.click(more);
    await waitFor(() =>
      expect(client.calls.at(-1)).toMatchObject({
        operation: 'updateItems',
        args: [[{ cartItemId: 'line-3', qty: 5 }], expect.any(String), expect.any(Number)],
      }),
    );
    expect(within(below).getByRole('textbox', { name: /Pen case/ })).toHaveValue('5');
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  it('announces that the cart is loading, then shows it', async () => {
    const { read } = open();
    expect(screen.getByText('Loading your cart')).toHaveAttribute('role', 'status');
    await read();
    expect(product('Copy paper')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Ballpoint pens/ })).toHaveValue('2');
  });

  it('skips no heading level between its title and its lines', async () => {
    const { read } = open();
    await read();
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels.slice(0, 2)).toEqual(['H2', 'H3']);
  });

  it('offers to try again when loading failed', async () => {
    const { client, read } = open();
    client.failNext('getCart', { code: 'INTERNAL', status: 500 });
    await read();
    expect(spoken()).toContain(
      "Error: Sorry, something went wrong. It's us, not you. Try again in a few minutes.",
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(product('Copy paper')).toBeVisible();
  });

  it('keeps the error message while reloading, with only its button busy', async () => {
    let answer = () => {};
    const { client, read } = open({ latency: () => new Promise<void>((resolve) => (answer = resolve)) });
    const answered = () => act(async () => answer());
    client.failNext('getCart', { code: 'INTERNAL', status: 500 });
    await read();
    await answered();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(spoken()).toContain('Try again in a few minutes.');
    expect(screen.getByRole('button', { name: /^Try again/ })).toHaveAttribute('aria-busy', 'true');
    await answered();
    expect(product('Copy paper')).toBeVisible();
  });

  it('shows no unknown price', async () => {
    const { read } = open({
      cart: buildCart({ items: [{ ...paper, messages: [{ code: 'PRICE_NOT_AVAILABLE', type: 'ERROR' }] }] }),
    });
    await read();
    expect(product('Copy paper')).toHaveTextContent('Price N/A');
    expect(product('Copy paper')).not.toHaveTextContent('$');
  });

  it('sends button presses as a difference and a typed quantity as an absolute value', async () => {
    const { actions, read } = open();
    await read();
    const field = screen.getByRole('textbox', { name: /Ballpoint pens/ });
    await userEvent.click(screen.getByRole('button', { name: /^Increase quantity of Ballpoint pens/ }));
    await userEvent.clear(field);
    await userEvent.type(field, '7{Enter}');
    await userEvent.click(screen.getByRole('button', { name: /^Decrease quantity of Ballpoint pens/ }));
    expect(actions.filter(cartActions.quantityChangeRequested.match).map(({ payload }) => payload)).toEqual([
      { cartItemId: 'line-2', by: 1 },
      { cartItemId: 'line-2', qty: 7 },
      { cartItemId: 'line-2', by: -1 },
    ]);
    expect(field).toHaveValue('6');
  });

  it(
    'reports that a changed line was removed in another window, also when no line is left, and keeps focus in the cart',
    withFakeTimers(async (user) => {
      const { client, read } = open({ cart: buildCart({ items: [paper] }) });
      await read();
      await client.removeItem(paper.cartItemId, 'elsewhere');
      await user.click(screen.getByRole('button', { name: /^Increase quantity of Copy paper/ }));
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(client.server.cart.items).toEqual([]);
      expect(
        screen.getByText('The item that you changed was removed from your cart in another window or tab.'),
      ).toBeVisible();
      expect(screen.getByText('Your cart is empty.')).toBeVisible();
      expect(document.body).not.toHaveFocus();
    }),
  );

  it('keeps the last cart on screen when reloading fails', async () => {
    const { client, read } = open();
    await read();
    client.failNext('getCart');
    await read();
    expect(screen.getByText(/Showing the last version/)).toBeVisible();
    expect(product('Copy paper')).toBeVisible();
  });

  it('shows notices of a store change at their lines until the cart changes', async () => {
    const { read } = open(
      {},
      {
        lineNotices: [{ cartItemId: paper.cartItemId, code: 'ITEM_INVENTORY_NOT_AVAILABLE' }],
        storeName: 'Natick',
      },
    );
    await read();
    expect(within(product('Copy paper')).getByText(/^Natick has none of this item/)).toBeVisible();
    expect(within(product('Ballpoint pens')).queryByText(/has none/)).toBeNull();
    await userEvent.click(remove('Ballpoint pens'));
    expect(screen.queryByText(/has none of this item/)).toBeNull();
  });

  it('reports a failed change at the top, scrolls there, and shows the old quantity', async () => {
    const { client, read } = open();
    await read();
    client.failNext('removeItem', { code: 'INTERNAL', status: 500 });
    await userEvent.click(remove('Copy paper'));
    expect(spoken()).toContain('Error: Something went wrong. Please try again.');
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(product('Copy paper')).toBeVisible();

    client.failNext('removeItem', { code: 'INTERNAL', status: 500 });
    await userEvent.click(remove('Copy paper'));
    expect(scrolled).toHaveBeenCalledTimes(2);

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Something went wrong. Please try again.')).not.toBeInTheDocument();
    // Its button no longer exists.
    expect(screen.getByRole('group', { name: 'Cart messages' })).toHaveFocus();
  });

  it('moves focus to the messages after a retry, even if a read of the cart failed while its button had focus', async () => {
    const { client, read } = open();
    await read();
    client.failNext('removeItem', { code: 'INTERNAL', status: 500 });
    await userEvent.click(remove('Copy paper'));
    const retry = screen.getByRole('button', { name: 'Try again' });
    act(() => retry.focus());
    client.failNext('getCart');
    await read();
    expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Undo removing Copy paper' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Cart messages' })).toHaveFocus();
  });

  it(
    'shows a new quantity immediately and the new price after the reply',
    withFakeTimers(async (user) => {
      const { read } = open();
      await read();
      await user.click(screen.getByRole('button', { name: 'Increase quantity of Copy paper' }));
      expect(screen.getByRole('textbox', { name: /Copy paper/ })).toHaveValue('2');
      expect(product('Copy paper')).toHaveAttribute('aria-busy', 'true');
      expect(product('Copy paper')).not.toHaveTextContent('$16.98');
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(product('Copy paper')).toHaveTextContent('$16.98');
      expect(product('Copy paper')).toHaveAttribute('aria-busy', 'false');
    }),
  );

  it('removes a line, announces it, and restores it to its position', async () => {
    const { read } = open();
    await read();
    await userEvent.click(remove('Copy paper'));
    expect(screen.queryByRole('article', { name: 'Copy paper' })).not.toBeInTheDocument();
    expect(screen.getByText('Copy paper removed. Undo is available.')).toBeInTheDocument();
    await userEvent.click(undo('Copy paper'));
    expect(screen.getAllByRole('article').map((line) => line.getAttribute('aria-label'))).toEqual([
      'Copy paper',
      'Ballpoint pens',
    ]);
  });

  it('removes a line whose quantity is set to 0, and restores it with its quantity', async () => {
    const { read } = open();
    await read();
    const quantity = () =>
      screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Ballpoint pens' });
    const before = quantity().value;
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '0{Enter}');
    expect(screen.queryByRole('article', { name: 'Ballpoint pens' })).not.toBeInTheDocument();
    expect(undo('Ballpoint pens')).toHaveFocus();
    await userEvent.click(undo('Ballpoint pens'));
    expect(quantity()).toHaveValue(before);
  });

  it('keeps the focus in another line when a typed 0 removes a line on blur', async () => {
    let answer = () => {};
    const { read } = open({ latency: () => new Promise<void>((resolve) => (answer = resolve)) });
    await read();
    await act(async () => answer());
    const quantity = await screen.findByRole('textbox', { name: 'Quantity of Ballpoint pens' });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '0');
    const other = screen.getByRole('textbox', { name: 'Quantity of Copy paper' });
    await userEvent.click(other);
    await act(async () => answer());
    expect(await screen.findByRole('button', { name: 'Undo removing Ballpoint pens' })).toBeVisible();
    expect(other).toHaveFocus();
  });

  it(
    'keeps a removed line while Undo has focus, also when the page has set it',
    withFakeTimers(async (user) => {
      const { read } = open();
      await read();
      await user.click(remove('Copy paper'));
      expect(undo('Copy paper')).toHaveFocus();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(undo('Copy paper')).toHaveFocus();
      await user.tab();
      await act(() => jest.advanceTimersByTimeAsync(4000));
      expect(undo('Copy paper')).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1500));
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    }),
  );

  it(
    'keeps a removed line until both pointer and focus have left it',
    withFakeTimers(async (user) => {
      const { read } = open();
      await read();
      await user.click(remove('Copy paper'));
      await user.hover(undo('Copy paper'));
      await user.unhover(undo('Copy paper'));
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(undo('Copy paper')).toHaveFocus();
      await user.hover(undo('Copy paper'));
      await user.tab();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(undo('Copy paper')).toBeVisible();
      await user.unhover(undo('Copy paper'));
      await act(() => jest.advanceTimersByTimeAsync(5500));
      expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    }),
  );

  it.each([
    ['other lines', [paper, pens]],
    ['nothing', [paper]],
  ])('keeps focus on the page when a removed line is purged, with %s left', async (_, items) => {
    const { read, store } = open({ cart: buildCart({ items }) });
    await read();
    await userEvent.click(remove('Copy paper'));
    expect(undo('Copy paper')).toHaveFocus();
    act(() => void store.dispatch(cartActions.removedLinePurged({ cartItemId: paper.cartItemId })));
    expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('still offers Undo when no line is left, but no checkout', async () => {
    const { read } = open({ cart: buildCart({ items: [paper] }) });
    await read();
    await userEvent.click(remove('Copy paper'));
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
    expect(undo('Copy paper')).toBeVisible();
  });

  it('shows that the cart is empty', async () => {
    const { read } = open({ cart: buildCart({ items: [] }) });
    await read();
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
  });

  it('blocks checkout while the cart has an error, and shows why', async () => {
    const { actions, read } = open({
      cart: buildCart({
        items: [paper],
        messages: [{ code: 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY', type: 'ERROR', description: '' }],
      }),
    });
    await read();
    expect(screen.getByText(/out of stock or only partly available/)).toBeVisible();
    const checkout = screen.getAllByRole('link', { name: 'Checkout' })[0]!;
    expect(checkout).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(checkout);
    expect(actions.map(({ type }) => type)).not.toContain('cart/checkoutRequested');
  });

  it('enters checkout once despite several clicks', async () => {
    let answer = () => {};
    const { actions, client, read } = open({
      latency: () =>
        client.calls.at(-1)?.operation === 'updateCart'
          ? new Promise<void>((resolve) => (answer = resolve))
          : Promise.resolve(),
    });
    await read();
    await userEvent.dblClick(screen.getAllByRole('link', { name: 'Checkout' })[0]!);
    await userEvent.click(screen.getAllByRole('link', { name: 'Going to checkout' })[0]!);
    await act(async () => answer());
    expect(actions.filter(({ type }) => type === 'cart/checkoutEntered')).toEqual([
      expect.objectContaining({ payload: { to: 'next-gen' } }),
    ]);
  });

  it('sends debounced changes when the shopper leaves', async () => {
    const { client, page, read } = open();
    await read();
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Copy paper' }));
    expect(client.server.cart.items[0]!.qty).toBe(1);
    await act(async () => page.unmount());
    expect(client.server.cart.items[0]!.qty).toBe(2);
  });
});

describe('CartPage without a connection', () => {
  it('announces once that changes are saved, retries on demand, and removes the notice when they are sent', async () => {
    const connection = createTestConnection();
    const { client, read } = open({ connection });
    await read();
    connection.cut();
    await userEvent.click(remove('Copy paper'));
    const notice = await screen.findByText(/^You’re offline\. Your changes are saved\./);
    expect(notice).toBeVisible();
    expect(spoken().trim()).toBe('');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^You’re still offline\./)).toBeVisible();
    await act(async () => connection.restore());
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
    expect(client.server.cart.items.map(({ itemId }) => itemId)).toEqual(['24400022']);
  });

  it('hides the notice in an application that shows it on every page', async () => {
    const connection = createTestConnection();
    const { read } = open({ connection }, { showsConnection: false });
    await read();
    connection.cut();
    await userEvent.click(remove('Copy paper'));
    await act(async () => undefined);
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });
});

describe('a change that could not be sent', () => {
  it('reports the connection error once, and "Try again" sends the change', async () => {
    const { client, read } = open();
    await read();
    client.failNext('removeItem');
    client.failNext('getCart');
    await userEvent.click(remove('Copy paper'));
    const alert = await screen.findByText('We couldn’t reach the shop. Check your connection and try again.');
    expect(alert).toBeVisible();
    expect(screen.queryByText(/couldn’t refresh your cart/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Undo/ })).toBeVisible();
    expect(client.server.cart.items.map(({ itemId }) => itemId)).toEqual(['24400022']);
    expect(alert).not.toBeInTheDocument();
  });
});

describe('AddFeedback', () => {
  const add = (store: ReturnType<typeof open>['store'], ...items: string[]) =>
    act(
      async () =>
        void store.dispatch(cartActions.addToCartRequested(items.map((itemId) => ({ itemId, qty: 1 })))),
    );

  it('shows one item in an overlay that can be closed', async () => {
    const { read, store } = open();
    await read();
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Item added to cart' });
    expect(within(dialog).getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep shopping' }));
    expect(store.getState().cart.feedback).toBeUndefined();
  });

  it('shows the outcome with the highest priority', async () => {
    const { read, store } = open({
      onAdd: (line) => ({ ...line, messages: [{ code: 'OUT_OF_STOCK', type: 'ERROR', description: '' }] }),
    });
    await read();
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Out of stock' });
    expect(dialog).toHaveTextContent('This item is out of stock.');
    expect(within(dialog).getByRole('link', { name: 'View cart' })).toBeVisible();
  });

  it('shows the replacement of the requested item', async () => {
    const { read, store } = open({
      onAdd: (line) => ({
        ...line,
        itemId: 'replacement',
        resolvedItemId: 'replacement',
        altItem: {
          altType: 'HARD_SUB',
          origItemId: 'discontinued',
          hardSubstitutionNotification: 'The compact stapler is discontinued.',
          hardSubstitutionType: 'DISCONTINUED',
          hardSubstitutionModal: false,
        },
        messages: [{ code: 'SURCHG_ALTS_ITM_MSG', type: 'INFO' }],
      }),
    });
    await read();
    await add(store, 'discontinued');
    const dialog = await screen.findByRole('dialog', { name: 'Replacement item added to cart' });
    expect(dialog).toHaveTextContent('We added this in place of the item you chose.');
  });

  it('shows several items in a toast that leads to the cart and leaves the focus where it is', async () => {
    const { read, store, viewCart } = open();
    await read();
    const focused = document.activeElement;
    await add(store, 'x', 'y');
    const region = screen.getByRole('region', { name: /Added to cart/ });
    expect(await within(region).findByText('2 items added to cart')).toBeVisible();
    // Neither a drawer nor an overlay is open, so nothing is modal.
    expect(screen.queryByRole('button', { name: 'Keep shopping' })).not.toBeInTheDocument();
    expect(document.querySelector('[aria-modal=true], [inert]')).toBeNull();
    expect(document.activeElement).toBe(focused);
    await userEvent.click(within(region).getByRole('button', { name: 'View cart' }));
    expect(viewCart).toHaveBeenCalledTimes(1);
    expect(store.getState().cart.feedback).toBeUndefined();
  });

  it('reports that nothing was added, and retries under the same key', async () => {
    const { client, read, store } = open();
    await read();
    client.failNext('addItems', { code: 'INTERNAL', status: 500 });
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was added' });
    expect(dialog).toHaveTextContent('Failure while adding item to cart. Please try again');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Item added to cart' })).toBeInTheDocument();
    const keys = client.calls.filter(({ operation }) => operation === 'addItems').map(({ args }) => args[1]);
    expect(keys[0]).toBe(keys[1]);
  });

  it('stays open while an add is tried again, and returns the focus when it closes', async () => {
    let answer: (() => void) | undefined;
    const { client, read, store } = open({
      latency: () => new Promise<void>((resolve) => (answer = resolve)),
    });
    const answered = () => act(async () => answer?.());
    await read();
    await answered();
    const opener = remove('Copy paper');
    act(() => opener.focus());
    client.failNext('addItems', { code: 'INTERNAL', status: 500 });
    await add(store, 'new');
    await answered();
    const failed = await screen.findByRole('dialog', { name: 'Nothing was added' });
    expect(failed).toHaveFocus();
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    expect(within(failed).getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
    await answered();
    const dialog = await screen.findByRole('dialog', { name: 'Item added to cart' });
    expect(dialog).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep shopping' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('reports a repeated failure again, with the focus on it', async () => {
    const { client, read, store } = open();
    await read();
    for (let time = 0; time < 2; time += 1) client.failNext('addItems', { code: 'INTERNAL', status: 500 });
    await add(store, 'new');
    const first = await screen.findByRole('dialog', { name: 'Nothing was added' });
    await userEvent.click(within(first).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Nothing was added' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Item added to cart' })).toHaveFocus());
  });

  it('takes the focus after a retry, although the shopper was typing when the add failed', async () => {
    const { client, read, store } = open();
    await read();
    act(() => screen.getByRole('textbox', { name: 'Quantity of Copy paper' }).focus());
    client.failNext('addItems', { code: 'INTERNAL', status: 500 });
    await add(store, 'new');
    const failed = await screen.findByRole('dialog', { name: 'Nothing was added' });
    expect(screen.getByRole('textbox', { name: 'Quantity of Copy paper' })).toHaveFocus();
    await userEvent.click(within(failed).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Item added to cart' })).toHaveFocus());
  });

  it('shows the subtotal of the cart and the progress to free shipping, and leaves the page usable', async () => {
    const { read, store } = open();
    await read();
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Item added to cart' });
    expect(dialog).toHaveTextContent(/Cart subtotal \(4 items\)\$\d/);
    expect(within(dialog).getByRole('progressbar')).toHaveAccessibleName('Progress to free shipping');
    expect(document.querySelector('[aria-modal=true], [inert]')).toBeNull();
  });

  it('shows the changed pickup lines in a toast with its own title and summary', async () => {
    const { read, store } = open({
      onAdd: (line) => ({
        ...line,
        actioned: 'ADD_ITEM',
        selectedDeliveryOption: { ...line.selectedDeliveryOption, deliveryType: 'ISP' },
      }),
    });
    await read();
    await add(store, 'x', 'y');
    const region = await screen.findByRole('region', { name: /Added to cart/ });
    expect(await within(region).findByText('Pickup item added')).toBeInTheDocument();
    expect(within(region).getByText(/^2 added, 0 modified, 0 removed: /)).toBeInTheDocument();
  });

  it('shows how long to wait after too many new sessions from the same network', async () => {
    const { client, read, store } = open();
    await read();
    const message = 'Too many new visitors from your network. Try again in 40 seconds.';
    client.failNext('addItems', { code: 'TOO_MANY_REQUESTS', status: 429, message });
    await add(store, 'new');
    expect(await screen.findByRole('dialog', { name: 'Nothing was added' })).toHaveTextContent(message);
  });

  it('offers no other try for an item that does not exist', async () => {
    const { client, read, store } = open();
    await read();
    client.failNext('addItems', { code: 'SKU_INVALID', status: 400, message: 'We couldn’t find it.' });
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was added' });
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    expect(store.getState().cart.feedback).toBeUndefined();
  });

  it('shows a warning about an added item as one, like its line in the cart', async () => {
    const { read, store } = open({
      onAdd: (line) => ({ ...line, messages: [{ code: 'NOT_AVAILABLE_FOR_BOPIS', type: 'WARNING' }] }),
    });
    await read();
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Item added to cart' });
    expect(dialog).toHaveTextContent('Warning: This item can’t be picked up in a store.');
  });

  it('shows no totals of a cart that stayed empty, and does not lead to it', async () => {
    const { read, store } = open({
      cart: buildCart({ items: [] }),
      onAdd: (line) => ({
        ...line,
        inventory: { items: line.inventory.items.map((item) => ({ ...item, availablequantity: 0 })) },
      }),
    });
    await read();
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'Out of stock' });
    expect(dialog).not.toHaveTextContent('Cart subtotal');
    expect(within(dialog).queryByRole('progressbar')).toBeNull();
    expect(within(dialog).queryByRole('link', { name: 'View cart' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Keep shopping' })).toBeVisible();
  });

  it('does not claim that nothing was added when the reply is lost', async () => {
    const { client, read, store } = open();
    await read();
    client.failNext('addItems', { code: 'NETWORK' });
    await add(store, 'new');
    const dialog = await screen.findByRole('dialog', { name: 'We didn’t get a response' });
    expect(dialog).toHaveTextContent(
      'The item may already be in your cart. Trying again won’t add it twice.',
    );
  });
});

describe('announcements', () => {
  /** Returns the polite announcements. */
  const announced = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';

  it('follow the reply of the server, once per change', async () => {
    let answer = () => {};
    const { read, store } = open({ latency: () => new Promise<void>((resolve) => (answer = resolve)) });
    const answered = () => act(async () => answer());
    await read();
    await answered();
    await userEvent.click(remove('Copy paper'));
    expect(announced()).not.toContain('removed');
    await answered();
    expect(await screen.findByText('Copy paper removed. Undo is available.')).toBeInTheDocument();
    const removal = store.getState().cart.confirmed?.serial;
    await userEvent.click(undo('Copy paper'));
    expect(announced()).not.toContain('back in your cart');
    await answered();
    expect(await screen.findByText('Copy paper is back in your cart.')).toBeInTheDocument();
    expect(store.getState().cart.confirmed?.serial).toBe(removal! + 1);
  });

  it('report only the failure of a failed change', async () => {
    const { client, read, store } = open();
    await read();
    client.failNext('removeItem', { code: 'INTERNAL', status: 500 });
    await userEvent.click(remove('Copy paper'));
    expect(spoken()).toContain('Something went wrong. Please try again.');
    expect(store.getState().cart.confirmed).toBeUndefined();
    expect(announced()).toBe('');
  });

  it('report the quantity that the server has set', async () => {
    const { read } = open();
    await read();
    const field = screen.getByRole('textbox', { name: /Copy paper/ });
    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    expect(await screen.findByText('Quantity of Copy paper is now 4.')).toBeInTheDocument();
  });
});
