import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import { cartActions, freeItemWrites } from '../../state/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import {
  buildCart,
  buildCartItem,
  createFakeCartClient,
  type FakeCartOptions,
  type FakeFreeOffer,
} from '../../testing/index.ts';
import { CartPage } from '../CartPage.tsx';
import { FreeItems } from './FreeItems.tsx';

const pens = (units: number): FakeFreeOffer => ({
  promotionId: 'Free pens',
  units,
  items: [
    { itemId: 'red', name: 'Red pen' },
    { itemId: 'blue', name: 'Blue pen' },
  ],
});
const sample: FakeFreeOffer = {
  promotionId: 'Free sample',
  units: 1,
  minSubTotal: 20,
  items: [{ itemId: 'sample', name: 'Paper sample', isSample: true }],
};

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

async function open(options: FakeCartOptions) {
  const line = buildCartItem({
    qty: 3,
    priceInfo: { finalPricePerUnit: 10 },
    product: { name: 'Copy paper' },
  });
  const client = createFakeCartClient({ cart: buildCart({ items: [line] }), ...options });
  const { store, module } = createCartStore({ client });
  module.extend(freeItemWrites);
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" below={<FreeItems />} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  return { client, store };
}

const section = () => screen.findByRole('region', { name: 'Free with your order' });
const offer = (name: string) => screen.findByRole('article', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Returns the polite announcements that are still present, in order. */
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ');
const calls = ({ calls: all }: { calls: readonly { operation: string }[] }) =>
  all.filter(({ operation }) => operation === 'updateCart');

it('shows the automatic gift, which can be declined and chosen again', async () => {
  await open({ freeItems: [sample] });
  expect(await offer('Free sample')).toHaveTextContent('Paper sampleFree Sample');
  await press('Remove free item: Paper sample');
  await waitFor(() => expect(announced()).toContain('Paper sample removed from your free items.'));
  await press('Add free item: Paper sample');
  await waitFor(() => expect(announced()).toContain('Paper sample added to your cart for free.'));
  expect(screen.getByRole('button', { name: 'Remove free item: Paper sample' })).toBeVisible();
});

it('offers a choice of one, which shows its error and is sent once', async () => {
  const { client } = await open({ freeItems: [pens(1)] });
  await press('Add free item');
  const group = screen.getByRole('radiogroup', { name: /Choose 1 of these 2/ });
  expect(group).toHaveTextContent('Choose an item.');
  expect(calls(client)).toHaveLength(0);
  await userEvent.click(within(group).getByRole('radio', { name: 'Blue pen' }));
  expect(group).not.toHaveTextContent('Choose an item.');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add free item' }));
  await waitFor(() => expect(announced()).toContain('Blue pen added to your cart for free.'));
  expect(calls(client)).toHaveLength(1);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

it('offers units of several items, as many as are left', async () => {
  const { client } = await open({ freeItems: [pens(2)] });
  await press('Increase quantity of Red pen');
  await press('Increase quantity of Blue pen');
  expect(screen.getByRole('button', { name: 'Increase quantity of Red pen' })).toHaveAttribute(
    'aria-disabled',
  );
  await press('Add free items');
  await waitFor(() =>
    expect(announced()).toContain(
      'Red pen added to your cart for free. Blue pen added to your cart for free.',
    ),
  );
  expect(client.server.cart.freeItems).toMatchObject([
    { itemId: 'red', qty: 1 },
    { itemId: 'blue', qty: 1 },
  ]);
  await press('Remove free item: Red pen');
  expect(await screen.findByRole('radiogroup', { name: /Choose 1 more of these 2/ })).toBeVisible();
});

it('keeps the focus in the section when the clicked button disappears, and on a button that stays', async () => {
  await open({ freeItems: [pens(2)] });
  await press('Increase quantity of Red pen');
  const add = screen.getByRole('button', { name: 'Add free items' });
  await userEvent.click(add);
  const again = await screen.findByRole('button', { name: 'Add free item' });
  expect(again).toHaveFocus();
  await userEvent.click(screen.getByRole('radio', { name: 'Blue pen' }));
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByRole('radiogroup')).toBeNull());
  expect(document.activeElement).toContainElement(await section());
  expect(document.activeElement).not.toBe(document.body);
});

it('is absent without an offer, and appears and disappears with it', async () => {
  const { store } = await open({ freeItems: [{ ...sample, minSubTotal: 40 }] });
  const isThere = () => screen.queryByRole('region', { name: 'Free with your order' }) !== null;
  expect(isThere()).toBe(false);
  await act(
    async () => void store.dispatch(cartActions.addToCartRequested([{ itemId: '24400011', qty: 9 }])),
  );
  await waitFor(() => expect(isThere()).toBe(true));
});

it('explains why an item cannot be chosen', async () => {
  const { client } = await open({ freeItems: [pens(1)] });
  await userEvent.click(await screen.findByRole('radio', { name: 'Blue pen' }));
  client.server.cart = { ...client.server.cart, items: [] };
  await press('Add free item');
  expect(await screen.findByText(/This free item isn’t available for your cart/)).toBeVisible();
});

it('reports a failure, and repeats the choice', async () => {
  const { client } = await open({ freeItems: [pens(1)] });
  client.failNext('updateCart', { code: 'INTERNAL_ERROR', status: 500 });
  await userEvent.click(await screen.findByRole('radio', { name: 'Blue pen' }));
  await press('Add free item');
  await press('Try again');
  await waitFor(() => expect(announced()).toContain('Blue pen added to your cart for free.'));
});
