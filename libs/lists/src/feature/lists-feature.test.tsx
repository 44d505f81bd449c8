import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { Announcer } from '@foolscap/ui/components';
import { createListsModule, listsActions } from '../state/index.ts';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import type { FakeList, FakeListsClient } from '../testing/index.ts';
import { AddToList, ListPage, ListsPage, PublicListPage } from './index.ts';

const pens = buildListItem({ itemId: 'FS-1', qty: 2, itemDetails: { name: 'Gel pens' } });
const lamp = buildListItem({ itemId: 'FS-2', itemDetails: { name: 'Desk lamp', isOutOfStock: true } });
const paper = buildListItem({ itemId: 'FS-3', itemDetails: { name: 'Copy paper' } });
const office = (): FakeList => ({
  list: buildShoppingList({ id: 'office', name: 'Office' }),
  items: [pens, lamp, paper].map((item) => structuredCopy(item)),
});
const lab = (): FakeList => ({
  list: buildShoppingList({
    id: 'lab',
    name: 'Lab',
    accessLevel: 'GLOBAL',
    readOnly: true,
    manageable: false,
    ownerName: 'Dana Whitfield',
  }),
  items: [structuredCopy(pens)],
});
const structuredCopy = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function open(ui: ReactNode, lists: FakeList[] = [office(), lab()]) {
  const client = createFakeListsClient({ lists });
  const saveFile = jest.fn();
  const module = createListsModule({
    client,
    log: jest.fn(),
    newKey: () => 'key',
    inLane: createWriteLane(),
    saveFile,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { lists: module.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false }).concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <Announcer>{ui}</Announcer>
    </Provider>,
  );
  return { client, store, saveFile };
}

const openLists = (lists?: FakeList[]) =>
  open(<ListsPage hrefFor={({ id }) => `/list?id=${id}`} hrefForPage={(page) => `?page=${page}`} />, lists);
const openList = (listId = 'office', lists?: FakeList[]) =>
  open(
    <ListPage
      listId={listId}
      query={{}}
      hrefFor={() => '#'}
      onQuery={() => undefined}
      linkHrefFor={(linkId) => `/list/shared/${linkId}`}
    />,
    lists,
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const listOf = ({ server }: FakeListsClient, listId: string) =>
  server.lists.find(({ list }) => list.id === listId)!;
const shownItems = () =>
  within(screen.getByRole('list', { name: 'Items of the list' }))
    .getAllByRole('article')
    .map((row) => row.getAttribute('aria-label'));

describe('the list of lists', () => {
  it('shows each list with its type, and actions only where they are allowed', async () => {
    openLists();
    await screen.findByRole('link', { name: 'Office' });
    const rows = screen.getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('List name'),
      expect.stringMatching(/Office.*3 items.*Nov 20, 2026.*Personal/),
      expect.stringMatching(/Lab.*1 item.*Global.*Read-only.*Dana Whitfield/),
    ]);
    expect(screen.getByRole('link', { name: 'Lab' })).toHaveAttribute('href', '/list?id=lab');
    expect(screen.queryByRole('button', { name: 'Delete: Lab' })).toBeNull();
  });

  it('creates a list in the drawer, which closes, and announces it', async () => {
    const { client } = openLists();
    await press('Create list');
    const drawer = within(await screen.findByRole('dialog', { name: 'Create a list' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Create list' }));
    expect(drawer.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
      'List name is required',
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'List name' }), 'office{Enter}');
    await waitFor(() =>
      expect(drawer.getByRole('textbox', { name: 'List name' })).toHaveAccessibleDescription(
        /already have a list/,
      ),
    );
    await userEvent.type(drawer.getByRole('textbox', { name: 'List name' }), ' 2{Enter}');
    await waitFor(() => expect(announced()).toContain('List “office 2” created.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(client.server.lists).toHaveLength(3);
  });

  it('opens the drawer by itself for a user without lists (storefront-4.8)', async () => {
    openLists([]);
    expect(await screen.findByRole('dialog', { name: 'Create a list' })).toBeInTheDocument();
  });

  it('says that loading failed, opens the drawer (storefront-4.7), and loads again', async () => {
    const { client, store } = openLists();
    await screen.findByRole('link', { name: 'Office' });
    client.failNext('getLists');
    await act(async () => void store.dispatch(listsActions.listsRequested()));
    const drawer = await screen.findByRole('dialog', { name: 'Create a list' });
    expect(drawer).toHaveTextContent('We couldn’t load your lists.');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cancel' }));
    await press('Try again');
    await waitFor(() => expect(screen.queryByText('We couldn’t load your lists.')).toBeNull());
  });

  it('renames a list, and keeps the drawer open with the reason if it cannot', async () => {
    const { client } = openLists();
    await press('Edit: Office');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit list' }));
    const field = drawer.getByRole('textbox', { name: 'List name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Lab{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/already have a list/));
    await userEvent.clear(field);
    await userEvent.type(field, 'Front desk{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Front desk' })).toBeInTheDocument();
    expect(listOf(client, 'office').list.name).toBe('Front desk');
  });

  it('deletes a list only after the question', async () => {
    const { client } = openLists();
    await press('Delete: Office');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Office”?' });
    expect(dialog).toHaveTextContent('Its 3 items will be gone, too.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(announced()).toContain('List “Office” deleted.'));
    expect(client.server.lists.map(({ list }) => list.id)).toEqual(['lab']);
  });

  it('loads the page of the URL, and another one when it changes', async () => {
    const many = Array.from({ length: 101 }, (_, at): FakeList => {
      const id = `list-${String(at).padStart(3, '0')}`;
      return { list: buildShoppingList({ id, name: id }), items: [] };
    });
    function Pages() {
      const [page, setPage] = useState(2);
      return (
        <>
          <button onClick={() => setPage(1)}>First page</button>
          <ListsPage page={page} hrefFor={() => '#'} hrefForPage={(number) => `?page=${number}`} />
        </>
      );
    }
    const { client } = open(<Pages />, many);
    expect(await screen.findByRole('link', { name: 'list-100' })).toBeInTheDocument();
    expect(client.calls).toEqual(['getLists']);
    await press('First page');
    expect(await screen.findByRole('link', { name: 'list-000' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'list-100' })).toBeNull();
  });

  it('takes a favorite back when the server refuses it, and says why', async () => {
    const { client } = openLists();
    client.failNext('updateList', { status: 409, code: 'FAVORITE_LIMIT_REACHED' });
    await press('Favorite: Office');
    expect(await screen.findByText(/You have 10 favorite lists/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Favorite: Office' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('one list', () => {
  it('adds all items to the cart, and names the refused items', async () => {
    openList();
    await press('Add all to cart');
    await waitFor(() => expect(announced()).toContain('2 of 3 items added to your cart.'));
    expect(await screen.findByText('Desk lamp: This item is out of stock.')).toBeInTheDocument();
  });

  it('says that an item is out of stock, also if it was when it was saved', async () => {
    openList();
    expect(await screen.findByRole('article', { name: 'Desk lamp' })).toHaveTextContent('Out of stock');
    expect(screen.getByRole('article', { name: 'Gel pens' })).not.toHaveTextContent('Out of stock');
  });

  it('adds only the selected items', async () => {
    const { client } = openList();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select: Copy paper' }));
    const add = jest.spyOn(client, 'addToCart');
    await press('Add selected to cart (1)');
    await waitFor(() => expect(announced()).toContain('1 item added to your cart.'));
    expect(add).toHaveBeenCalledWith('office', { itemIds: ['FS-3'] }, 'key');
    // A second press does not add them again.
    expect(screen.getByRole('checkbox', { name: 'Select: Copy paper' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeInTheDocument();
  });

  it('moves an item by keyboard, and keeps the order', async () => {
    const { client } = openList();
    expect(await screen.findByRole('button', { name: 'Move up: Gel pens' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press('Move down: Gel pens');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Gel pens', 'Copy paper']));
    await press('Move up: Copy paper');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Copy paper', 'Gel pens']));
    expect(listOf(client, 'office').items.map(({ itemId }) => itemId)).toEqual(['FS-2', 'FS-3', 'FS-1']);
  });

  it('is renamed in its drawer', async () => {
    openList();
    await press('Edit list');
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit list' }));
    const field = drawer.getByRole('textbox', { name: 'List name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Front desk{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Front desk' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes quantity and note, and removes an item', async () => {
    const { client } = openList();
    await press('Increase quantity of Gel pens');
    await waitFor(() => expect(listOf(client, 'office').items[0]?.qty).toBe(3));
    await press('Add note: Gel pens');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Blue ones{Enter}');
    expect(await screen.findByText('Note: Blue ones')).toBeInTheDocument();
    await press('Remove: Gel pens');
    await waitFor(() => expect(shownItems()).toEqual(['Desk lamp', 'Copy paper']));
  });

  it('imports a file, and reports each faulty row with its line', async () => {
    const { client } = openList();
    const field = await screen.findByLabelText('CSV file');
    const file = new File(['Item number,Quantity\nFS-9,4\n,2\n'], 'list.csv', { type: 'text/csv' });
    // jsdom has no Blob.text().
    file.text = () => Promise.resolve('Item number,Quantity\nFS-9,4\n,2\n');
    await userEvent.upload(field, file);
    expect(await screen.findByText(/Line 3 .*The item number is missing\./)).toBeInTheDocument();
    await waitFor(() => expect(announced()).toContain('1 item added to “Office”.'));
    expect(listOf(client, 'office').items.at(-1)).toMatchObject({ itemId: 'FS-9', qty: 4 });
  });

  it('exports all items as a file', async () => {
    const { saveFile } = openList();
    await press('Export CSV');
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith('Office.csv', expect.stringContaining('FS-3,1')),
    );
  });

  it('creates a public link, and revokes it', async () => {
    const { client } = openList();
    await press('Create public link');
    expect(await screen.findByRole('link', { name: 'Public link' })).toHaveAttribute(
      'href',
      '/list/shared/link-office',
    );
    await press('Stop sharing');
    const question = await screen.findByRole('alertdialog', { name: 'Stop sharing this list?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Stop sharing' }));
    expect(await screen.findByRole('button', { name: 'Create public link' })).toBeInTheDocument();
    expect(client.server.links).toEqual({});
  });

  it('offers no change of a read-only list, but adds it to the cart', async () => {
    openList('lab');
    expect(await screen.findByText('You can use this list, but not change it.')).toBeInTheDocument();
    for (const name of [/^Remove/, /^Increase/, /note/i, /^Import/, /public link/i])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('Add all to cart');
    await waitFor(() => expect(announced()).toContain('1 item added to your cart.'));
  });

  it('says that a list does not exist anymore', async () => {
    openList('gone');
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
  });

  it('shows what another member changed meanwhile', async () => {
    const { client } = openList();
    await screen.findByRole('button', { name: 'Remove: Gel pens' });
    listOf(client, 'office').list.readOnly = true;
    await press('Remove: Gel pens');
    expect(await screen.findByText(/You can’t change this list/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Gel pens' })).toBeNull());
  });
});

describe('the add-to-list dialog', () => {
  it('adds to the chosen list, and closes', async () => {
    const { client, store } = open(<AddToList />);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 2, name: 'Stapler' }] }));
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to list' }));
    expect(await dialog.findByRole('radio', { name: /^Office/ })).toBeChecked();
    expect(dialog.queryByRole('radio', { name: /^Lab/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await waitFor(() => expect(announced()).toContain('1 item added to “Office”.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listOf(client, 'office').items.at(-1)).toMatchObject({ itemId: 'FS-7', qty: 2 });
  });

  it('marks the lists that hold the item, and works without knowing them', async () => {
    const { client, store } = open(<AddToList />);
    const item = { itemId: 'FS-3', qty: 1, name: 'Copy paper' };
    await act(async () => void store.dispatch(listsActions.addToListOpened({ items: [item] })));
    expect(await screen.findByText('On your lists: Office')).toBeInTheDocument();
    await act(async () => void store.dispatch(listsActions.addToListClosed()));
    client.failNext('getListsItems');
    await act(async () => void store.dispatch(listsActions.addToListOpened({ items: [item] })));
    expect(await screen.findByRole('radio', { name: /^Office/ })).toBeInTheDocument();
    expect(screen.queryByText('On your lists: Office')).toBeNull();
  });

  it('announces an add once, also beside the list of lists', async () => {
    const { store } = open(
      <>
        <ListsPage hrefFor={() => '#'} hrefForPage={() => '#'} />
        <AddToList />
      </>,
    );
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await press('Add item');
    await waitFor(() => expect(announced().join()).toContain('1 item added to “Office”.'));
    expect(announced().join().split('1 item added').length).toBe(2);
  });

  it('creates a list for the items if there is none', async () => {
    const { client, store } = open(<AddToList />, []);
    await act(async () => {
      store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), 'New{Enter}');
    await waitFor(() => expect(announced()).toContain('1 item added to “New”.'));
    expect(client.server.lists[0]?.items).toHaveLength(1);
  });
});

it('never submits the form of the page that the dialog was opened in', async () => {
  const submitted = jest.fn();
  const { store } = open(
    <form onSubmit={submitted}>
      <AddToList />
    </form>,
    [],
  );
  await act(async () => {
    store.dispatch(listsActions.addToListOpened({ items: [{ itemId: 'FS-7', qty: 1, name: 'Stapler' }] }));
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'List name' }), 'New{Enter}');
  await waitFor(() => expect(announced()).toContain('1 item added to “New”.'));
  expect(submitted).not.toHaveBeenCalled();
});

describe('a public list', () => {
  it('says that a link does not exist anymore', async () => {
    const { client } = open(
      <PublicListPage linkId="link-office" query={{}} hrefFor={() => '#'} offersAddToCart />,
      [{ ...office(), items: [buildListItem({ itemId: 'FS-1', qty: 2, note: 'secret' })] }],
    );
    // The link does not exist yet.
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
    await client.createLink('office');
  });

  it('loads the list of another link, or another page, in its place', async () => {
    const entry = (id: string, name: string): FakeList => ({
      list: buildShoppingList({ id, name }),
      items: [structuredCopy(pens)],
    });
    function Links() {
      const [linkId, setLinkId] = useState('link-office');
      return (
        <>
          <button onClick={() => setLinkId('link-lab')}>Other link</button>
          <PublicListPage linkId={linkId} query={{}} hrefFor={() => '#'} />
        </>
      );
    }
    const { client } = open(<Links />, [entry('office', 'Office'), entry('lab', 'Lab')]);
    expect(await screen.findByText(/doesn’t exist anymore/)).toBeInTheDocument();
    await client.createLink('lab');
    await press('Other link');
    expect(await screen.findByRole('heading', { name: 'Lab' })).toBeInTheDocument();
  });

  it('shows the list of an existing link', async () => {
    const entry = { ...office(), items: [buildListItem({ itemId: 'FS-1', qty: 2, note: 'secret' })] };
    const client = createFakeListsClient({
      lists: [entry],
      links: { office: { linkId: 'abc', createdAt: '2026-11-25T12:00:00.000Z' } },
    });
    const list = await client.getPublicList('abc', {});
    expect(list.name).toBe('Office');
    expect(JSON.stringify(list)).not.toContain('secret');
  });
});
