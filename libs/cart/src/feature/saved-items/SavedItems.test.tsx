import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import type { SavedItem } from '../../contract/index.ts';
import { cartActions } from '../../state/index.ts';
import {
  buildCart,
  buildCartItem,
  buildSavedItem,
  createFakeCartClient,
  createFakeSavedItemsClient,
  type FakeCartOptions,
} from '../../testing/index.ts';
import { createSavedItemsStore } from '../../testing/saved-items-store.ts';
import { CartPage } from '../CartPage.tsx';
import { SavedItems } from './SavedItems.tsx';
import { SaveForLater } from './SaveForLater.tsx';

const paper = buildCartItem({ product: { name: 'Copy paper' } });
const pens = buildCartItem({ cartItemId: 'line-2', itemId: 'pens', qty: 2, product: { name: 'Gel pens' } });
const ink = buildSavedItem({ listItemId: 'ink', itemId: 'ink', itemDetails: { name: 'Ink' } });
const glue = buildSavedItem({ listItemId: 'glue', itemId: 'glue', itemDetails: { name: 'Glue' } });

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

async function open({
  saved = [ink],
  failsFirst = false,
  ...options
}: FakeCartOptions & { saved?: readonly SavedItem[]; failsFirst?: boolean } = {}) {
  const cart = createFakeCartClient({ cart: buildCart({ items: [paper, pens] }), ...options });
  if (failsFirst) cart.failNext('listSaved', { code: 'INTERNAL_ERROR', status: 500 });
  const client = createFakeSavedItemsClient({ cart, items: saved });
  const store = createSavedItemsStore({ cart, saved: client });
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" LineActions={SaveForLater} below={<SavedItems />} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  return { cart, client, store };
}

const list = () => screen.findByRole('region', { name: 'Saved for later' });
const saved = async () =>
  within(await list())
    .queryAllByRole('article')
    .map((item) => item.getAttribute('aria-label'));
const inCart = () =>
  within(screen.getByRole('region', { name: /Delivery/ }))
    .getAllByRole('article')
    .map((line) => line.getAttribute('aria-label'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it('moves a line to the saved items immediately, and announces it when the server has saved it', async () => {
  await open();
  await press('Save for later: Gel pens');
  expect(await saved()).toEqual(['Gel pens', 'Ink']);
  expect(inCart()).toEqual(['Copy paper']);
  await waitFor(() => expect(announced()).toContain('Gel pens saved for later.'));
  expect(within(await list()).getByRole('heading', { level: 2 })).toHaveTextContent('Saved for later (2)');
});

it('puts the line back where it was, with an alert, if it could not be saved', async () => {
  const { cart } = await open();
  cart.failNext('saveLine', { code: 'INTERNAL_ERROR', status: 500 });
  await press('Save for later: Copy paper');
  await waitFor(() => expect(inCart()).toEqual(['Copy paper', 'Gel pens']));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('moves one item, and all items, back to the cart', async () => {
  await open({ saved: [ink, glue] });
  await press('Move to cart: Ink');
  await waitFor(async () => expect(await saved()).toEqual(['Glue']));
  expect(announced()).toContain('Ink moved to your cart.');
  await press('Save for later: Gel pens');
  await press('Move all to cart');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
});

it('announces what is moved into an empty cart, and keeps the focus on the page', async () => {
  await open({ cart: buildCart({ items: [] }), saved: [ink, glue] });
  await press('Move to cart: Ink');
  await waitFor(() => expect(announced()).toContain('Ink moved to your cart.'));
  expect((await list()).contains(document.activeElement)).toBe(true);
});

it('keeps the focus in the list when the focused item leaves it', async () => {
  await open({ saved: [ink, glue] });
  await press('Remove: Ink');
  await waitFor(async () => expect(await saved()).toEqual(['Glue']));
  expect((await list()).contains(document.activeElement)).toBe(true);
});

it('shows nothing for an empty list', async () => {
  await open({ saved: [] });
  await waitFor(() => expect(inCart()).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull();
});

it('reports a list that cannot be read, and reads it again', async () => {
  await open({ failsFirst: true });
  expect(await list()).toHaveTextContent('We couldn’t load your saved items.');
  await press('Try again');
  await waitFor(async () => expect(await saved()).toEqual(['Ink']));
});

it('shows which items were not moved, and why', async () => {
  const full = buildCartItem({ itemId: 'ink', qty: 250, product: { name: 'Ink' } });
  await open({ saved: [ink], cart: buildCart({ items: [full] }) });
  await press('Move to cart: Ink');
  await waitFor(async () => expect(await list()).toHaveTextContent('Ink: Only 250 available'));
  expect(await saved()).toEqual(['Ink']);
});
