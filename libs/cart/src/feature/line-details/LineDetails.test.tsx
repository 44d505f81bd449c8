import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Announcer } from '@foolscap/ui/components';
import type { Offers } from '../../client/index.ts';
import type { CartItem } from '../../contract/index.ts';
import {
  cartActions,
  createNoticeOptOutModule,
  createOffersModule,
  REVIEWED_KEY,
  type ReviewStorage,
  selectCart,
} from '../../state/index.ts';
import {
  buildCart,
  buildCartItem,
  createFakeCartClient,
  createFakeOffersClient,
} from '../../testing/index.ts';
import { createCartStore } from '../../testing/cart-store.ts';
import { CartPage } from '../CartPage.tsx';
import { LineDetails } from './LineDetails.tsx';

const stapler = buildCartItem({
  cartItemId: 'stapler',
  itemId: 'stapler-1',
  qty: 3,
  product: { name: 'Teal stapler' },
  inventory: { items: [{ availablequantity: 1 }] },
  messages: [{ code: 'PARTIAL_QTY_AVAILABLE', type: 'ERROR' }],
});
const paper = buildCartItem({ cartItemId: 'paper', product: { name: 'Copy paper' } });
const alternative = {
  cartItemId: 'stapler',
  type: 'altsub' as const,
  itemId: 'stapler-2',
  name: 'Black stapler',
  itemUrl: '/p/stapler-2',
  imageUrl: '/black.svg',
  finalPricePerUnit: 13.99,
  availableQuantity: 2,
};

beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

/** Stable, because the page compares what the application passes by identity. */
const Details = (props: { line: CartItem; onAct?: () => void }) => (
  <LineDetails {...props} links={{ getHref: (id, kind) => `/cart?${kind}=${id}` }} />
);

/** Creates storage that outlives a page, as in a browser. */
function createMemoryStorage(): ReviewStorage {
  const entries = new Map<string, unknown>();
  return {
    get: <T,>(key: string) => entries.get(key) as T | undefined,
    set: (key, value) => !!entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

async function open(
  line: CartItem = stapler,
  offers: Partial<Offers> = { relatedItems: [alternative] },
  storage = createMemoryStorage(),
  other = paper,
) {
  let canAdd = true;
  const client = createFakeCartClient({
    cart: buildCart({ items: [line, other] }),
    plans: { plan: ['printer-1'] },
    onAdd: (added) => ({
      ...added,
      product: { ...added.product, name: 'Black stapler' },
      inventory: { items: [{ availablequantity: canAdd ? 9 : 0 }] },
    }),
  });
  const source = createFakeOffersClient(offers);
  const hidden: boolean[] = [];
  const noticeOptOut = createNoticeOptOutModule({
    client: {
      async setNoticeHidden(type, isHidden) {
        hidden.push(isHidden);
        return { type, value: String(isHidden) as 'true' };
      },
    },
    storage,
  });
  const { store } = createCartStore({ client }, [createOffersModule({ client: source }), noticeOptOut]);
  const { unmount } = render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" LineDetails={Details} />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  return {
    client,
    source,
    hidden,
    unmount,
    items: () => selectCart(store.getState())!.items.map(({ itemId, qty }) => [itemId, qty]),
    sellOut: () => void (canAdd = false),
  };
}

const see = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('alternatives', () => {
  it('are offered for a line that cannot be ordered as it is, and for no other', async () => {
    await open();
    expect(await screen.findByRole('link', { name: 'See alternatives: Teal stapler' })).toHaveAttribute(
      'href',
      '/cart?alternatives=stapler',
    );
    expect(screen.getAllByRole('link', { name: /^See alternatives/ })).toHaveLength(1);
  });

  it('replace the line, with one announcement and the focus on Undo', async () => {
    const { items } = await open();
    await see('See alternatives: Teal stapler');
    const row = within(await dialog('Alternatives')).getByRole('article', { name: 'Black stapler' });
    expect(row).toHaveTextContent('Only 2 left');
    expect(row).toHaveTextContent('$13.99');
    await press('Replace with Black stapler');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(items()).toEqual([
      ['24400011', 1],
      ['stapler-2', 2],
    ]);
    expect(announced()).toBe('Black stapler added. Teal stapler removed. Undo is available.');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo removing Teal stapler' })).toHaveFocus(),
    );
  });

  it('are added next to the line, and the focus returns to the link', async () => {
    const { items } = await open();
    await see('See alternatives: Teal stapler');
    await press('Add 2 Black stapler');
    await waitFor(() => expect(announced()).toBe('Black stapler added.'));
    expect(items()).toContainEqual(['stapler-1', 3]);
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'See alternatives: Teal stapler' })).toHaveFocus(),
    );
  });

  it('say why they could not be added, and keep the line', async () => {
    const { items, sellOut } = await open();
    sellOut();
    await see('See alternatives: Teal stapler');
    await press('Replace with Black stapler');
    expect(await within(await dialog('Alternatives')).findByText('This item is out of stock.')).toBeVisible();
    expect(items()).toContainEqual(['stapler-1', 3]);
  });

  it('opens again with the reason of an addition that was refused after it was closed', async () => {
    const { client, sellOut } = await open();
    sellOut();
    await see('See alternatives: Teal stapler');
    const release = client.holdReplies();
    await press('Add 2 Black stapler');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => release());
    expect(await within(await dialog('Alternatives')).findByText('This item is out of stock.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays closed if the addition succeeds after it was closed', async () => {
    const { client } = await open();
    await see('See alternatives: Teal stapler');
    const release = client.holdReplies();
    await press('Add 2 Black stapler');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => release());
    await waitFor(() => expect(announced()).toBe('Black stapler added.'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be tried again after a failure', async () => {
    const { client, source } = await open();
    source.failNext();
    await see('See alternatives: Teal stapler');
    expect(await screen.findByText('We couldn’t load the suggestions.')).toBeVisible();
    await press('Try again');
    client.failNext('addItems');
    await press('Add 2 Black stapler');
    expect(await screen.findByText(/Failure while adding item to cart/)).toBeVisible();
    await press('Add 2 Black stapler');
    await waitFor(() => expect(announced()).toContain('Black stapler added.'));
  });

  it.each([
    ['none exist', { cartItemId: 'stapler', type: 'nosub' as const }],
    ['none are in stock', { ...alternative, availableQuantity: 0 }],
  ])('say so if %s', async (_, item) => {
    await open(stapler, { relatedItems: [item] });
    await see('See alternatives: Teal stapler');
    expect(await screen.findByText(/nothing similar in stock/)).toBeVisible();
  });

  it('are offered for an item that is no longer sold', async () => {
    const { items } = await open({ ...stapler, status: 'INVALID', messages: [] });
    await see('See alternatives: Teal stapler');
    await press('Replace with Black stapler');
    await waitFor(() =>
      expect(announced()).toBe('Black stapler added. Teal stapler removed. Undo is available.'),
    );
    expect(items()).not.toContainEqual(['stapler-1', 3]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo removing Teal stapler' })).toHaveFocus(),
    );
    await press('Undo removing Teal stapler');
    await waitFor(() => expect(items()).toContainEqual(['stapler-1', 1]));
    expect(await screen.findByRole('link', { name: 'See alternatives: Teal stapler' })).toBeVisible();
  });
});

describe('services', () => {
  const printer = buildCartItem({
    cartItemId: 'printer',
    itemId: 'printer-1',
    qty: 2,
    product: { name: 'Printer' },
    warrantySkuIds: ['plan'],
    techHelpSkuIds: ['help'],
    requiredItemIds: ['ink'],
  });
  const offer = {
    cartItemId: 'printer',
    name: '',
    itemUrl: '/p',
    imageUrl: '/p.svg',
    finalPricePerUnit: 21.99,
  };
  const offers: Partial<Offers> = {
    warrantyItems: [{ ...offer, itemId: 'plan', name: 'Two-year plan' }],
    offeredItems: [
      { ...offer, itemId: 'help', name: 'Set-up help', relation: 'TECHHELP' },
      { ...offer, itemId: 'ink', name: 'Black ink', relation: 'REQUIRED' },
    ],
  };

  it('are added below the line, one for each unit', async () => {
    const { client } = await open(printer, offers);
    await see('Add a protection plan: Printer');
    const drawer = within(await dialog('Services and more'));
    for (const name of ['Protection plans', 'Technical help', 'You’ll also need'])
      expect(drawer.getByRole('region', { name })).toBeVisible();
    await press('Add 2 Two-year plan');
    await waitFor(() => expect(announced()).toBe('Two-year plan added.'));
    expect(client.calls.at(-1)).toMatchObject({
      operation: 'addItems',
      args: [{ items: [{ itemId: 'plan', qty: 2, parentItemId: 'printer-1' }] }, expect.anything()],
    });
    // The next service is offered.
    expect(await screen.findByRole('link', { name: 'Add technical help: Printer' })).toBeVisible();
  });

  it('change their quantity up to that of the product', async () => {
    const { items } = await open(printer, offers);
    await see('Add a protection plan: Printer');
    await press('Add 2 Two-year plan');
    await press('Decrease quantity of Black stapler');
    await waitFor(() => expect(items()).toContainEqual(['plan', 1]));
    expect(announced()).toContain('Quantity of Black stapler is now 1.');
  });

  it('say if nothing is left to add', async () => {
    await open(printer, {});
    await see('Add a protection plan: Printer');
    expect(await screen.findByText(/has everything that we offer/)).toBeVisible();
  });
});

describe('a replacement', () => {
  const replaced = (actioned: CartItem['actioned'], isModal: boolean) =>
    buildCartItem({
      cartItemId: 'new',
      actioned,
      product: { name: 'New pen' },
      priceInfo: { finalPricePerUnit: 5 },
      altItem: {
        altType: 'HARD_SUB',
        origItemId: 'old-pen',
        origItemName: 'Old pen',
        origPricePerUnit: 7.5,
        hardSubstitutionNotification: 'The old pen is discontinued.',
        hardSubstitutionType: 'DISCONTINUED',
        hardSubstitutionModal: isModal,
      },
    });

  it('shows its details', async () => {
    await open(replaced('ADD_ITEM', false));
    const note = await screen.findByRole('group', { name: 'Replacement: New pen' });
    expect(note).toHaveTextContent('Replaces Old pen');
    expect(note).toHaveTextContent('The old pen is discontinued.');
    expect(note).toHaveTextContent('$2.50 less each');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is confirmed in a dialog when it was added, which can be hidden for 30 days', async () => {
    const { hidden } = await open(replaced('ADD_ITEM', true));
    await dialog('Keep the replacement?');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not show for 30 days' }));
    await press('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(hidden).toEqual([true]);
  });

  it.each([
    ['kept', () => press('Keep it')],
    ['closed', () => userEvent.keyboard('{Escape}')],
  ])('opens its dialog by itself only until it was %s', async (_, answer) => {
    const storage = createMemoryStorage();
    const { unmount } = await open(replaced('ADD_ITEM', true), {}, storage);
    await dialog('Keep the replacement?');
    await answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It has no opener to return the focus to.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Review replacement: New pen' })).toHaveFocus(),
    );
    unmount();
    // Opens the next page.
    await open(replaced('ADD_ITEM', true), {}, storage);
    expect(await screen.findByRole('button', { name: 'Review replacement: New pen' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the dialog of the next line if that of the first was answered on an earlier page', async () => {
    const storage = createMemoryStorage();
    storage.set(REVIEWED_KEY, ['new'], 1);
    const next = { ...replaced('ADD_ITEM', true), cartItemId: 'next' };
    next.product = { ...next.product, name: 'Next pen' };
    await open(replaced('ADD_ITEM', true), {}, storage, next);
    expect(await dialog('Keep the replacement?')).toHaveTextContent('Next pen');
  });

  it('is removed in the dialog, which opens again by its button', async () => {
    const { items, hidden } = await open(replaced('NONE', true));
    await press('Review replacement: New pen');
    await dialog('Keep the replacement?');
    await press('Remove it');
    await waitFor(() => expect(announced()).toBe('New pen removed. Undo is available.'));
    expect(items()).toEqual([['24400011', 1]]);
    expect(hidden).toEqual([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo removing New pen' })).toHaveFocus());
  });
});

it('shows the contents of a bundle with the price of all of it', async () => {
  const kit = buildCartItem({
    cartItemId: 'kit',
    product: { name: 'Starter kit' },
    priceInfo: { finalPricePerUnit: 49 },
  });
  const part = buildCartItem({
    cartItemId: 'lamp',
    parentItemId: kit.itemId,
    parentRelationType: 'BUNDLE',
    parentRelationCartItemId: 'kit',
    product: { name: 'Lamp' },
    priceInfo: { finalPricePerUnit: 10 },
  });
  const client = createFakeCartClient({ cart: buildCart({ items: [kit, part] }) });
  const { store } = createCartStore({ client });
  render(
    <Provider store={store}>
      <Announcer>
        <CartPage checkoutHref="/checkout" />
      </Announcer>
    </Provider>,
  );
  await act(async () => void store.dispatch(cartActions.cartRequested()));
  const contents = await screen.findByRole('region', { name: 'Contents of Starter kit' });
  expect(contents).toHaveTextContent('Lamp Quantity 1$10.00');
  expect(contents).toHaveTextContent('Bundle price$59.00');
});

it('shows the notes about an item next to its name', async () => {
  await open({
    ...paper,
    cartItemId: 'noted',
    product: { ...paper.product, notes: ['newPackaging', 'viewDetails'] },
  });
  const line = within((await screen.findAllByRole('article', { name: 'Copy paper' }))[0]!);
  expect(await line.findByText('New Packaging!')).toBeVisible();
  expect(line.getByRole('link', { name: 'View details: Copy paper' })).toHaveAttribute(
    'href',
    paper.product.itemUrl,
  );
});
