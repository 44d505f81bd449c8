import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartActions, createSharedCartModule, selectItemCount } from '../../state/index.ts';
import {
  buildCart,
  buildCartItem,
  buildSharedCart,
  buildSharedItem,
  createFakeCartClient,
  createFakeSharedCartsClient,
} from '../../testing/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { SharedCartPage } from './SharedCartPage.tsx';
import { ShareCart } from './ShareCart.tsx';

const shared = buildSharedCart({
  items: [
    buildSharedItem({ itemId: 'pens', name: 'Gel pens', qty: 3, availableQuantity: 2 }),
    buildSharedItem({
      itemId: 'ink',
      name: 'Ink',
      availableQuantity: 0,
      messages: [{ code: 'OUT_OF_STOCK', type: 'WARNING' }],
    }),
  ],
});

async function open(page: ReactElement, { isEmpty = false } = {}) {
  const cart = createFakeCartClient({ cart: buildCart({ items: isEmpty ? [] : [buildCartItem()] }) });
  const client = createFakeSharedCartsClient({ cart, shared: [shared] });
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const { store } = createCartStore({ client: cart, newKey }, [createSharedCartModule({ client, newKey })]);
  render(
    <Provider store={store}>
      <Announcer>{page}</Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  return { cart, client, store };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a shared cart', () => {
  it('shows its items at the viewer’s prices, and what can be added of them', async () => {
    await open(<SharedCartPage shareId="share-1" />);
    const pens = await screen.findByRole('article', { name: 'Gel pens' });
    expect(pens).toHaveTextContent('Quantity 3');
    expect(pens).toHaveTextContent('2 can be added now');
    expect(screen.getByRole('article', { name: 'Ink' })).toHaveTextContent('This item is out of stock.');
    expect(screen.getByText(/The link works until/)).toBeVisible();
  });

  it('is added to the cart as a whole', async () => {
    const { store } = await open(<SharedCartPage shareId="share-1" />);
    const before = selectItemCount(store.getState())!;
    await press('Add all to cart');
    await waitFor(() => expect(selectItemCount(store.getState())).toBeGreaterThan(before));
  });

  it('that no longer exists explains what to do', async () => {
    await open(<SharedCartPage shareId="no-such" goneActions={<a href="/">Start shopping</a>} />);
    expect(await screen.findByText('This shared cart is no longer available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toBeVisible();
  });

  it('that cannot be read is read again on request', async () => {
    const { cart, store } = await open(<p>Nothing yet</p>);
    cart.failNext('getShared', { code: 'INTERNAL_ERROR', status: 500 });
    render(
      <Provider store={store}>
        <Announcer>
          <SharedCartPage shareId="share-1" />
        </Announcer>
      </Provider>,
    );
    await press('Try again');
    expect(await screen.findByRole('article', { name: 'Gel pens' })).toBeVisible();
  });
});

describe('sharing the cart', () => {
  const getUrl = (shareId: string) => `https://shop.example/cart/shared/${shareId}`;
  const openSharing = async ({
    failsFirst = false,
    ...options
  }: { isEmpty?: boolean; failsFirst?: boolean } = {}) => {
    const opened = await open(<ShareCart getUrl={getUrl} />, options);
    if (failsFirst) opened.cart.failNext('listShares', { code: 'INTERNAL_ERROR', status: 500 });
    await userEvent.click(screen.getByText(options.isEmpty ? 'Your shared carts' : 'Share this cart'));
    return opened;
  };

  it('creates a link, announces it, and removes it again', async () => {
    const { client } = await openSharing();
    await press('Create a link');
    const field = await screen.findByRole('textbox', { name: 'Link to your cart' });
    expect(field).toHaveValue(getUrl([...client.shared.keys()].at(-1)!));
    expect(announced()).toContain('The link to your cart is ready.');
    const links = screen.getByRole('list', { name: 'Your links' });
    await userEvent.click(within(links).getByRole('button', { name: /^Remove link created/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Your links' })).toBeNull());
    expect(screen.getByRole('button', { name: /^Create/ })).toHaveFocus();
    expect(client.shared.size).toBe(1);
  });

  it('explains why no link could be created', async () => {
    const { cart } = await openSharing();
    cart.failNext('shareCart', {
      code: 'SHARED_CART_LIMIT',
      status: 409,
      message: 'A text of the server.',
    });
    await press('Create a link');
    expect(await screen.findByText(/Remove one to create another/)).toBeVisible();
  });

  it('lists the links of an empty cart, which cannot be shared', async () => {
    const { client } = await openSharing({ isEmpty: true });
    expect(await screen.findByRole('button', { name: 'Create a link' })).toBeDisabled();
    expect(client.shared.size).toBe(1);
  });

  it('reports that the links could not be loaded, and loads them on request', async () => {
    const { cart } = await openSharing({ failsFirst: true });
    expect(await screen.findByText('We couldn’t load your links.')).toBeVisible();
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('We couldn’t load your links.')).toBeNull());
    expect(cart.calls.filter(({ operation }) => operation === 'listShares')).toHaveLength(2);
  });
});
