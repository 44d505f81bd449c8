import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { take } from 'redux-saga/effects';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, limitTurns, pass, settle } from '@foolscap/fake-time';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import type { FakeList } from '../testing/index.ts';
import { createListsModule, listsActions as actions } from './index.ts';
import type { ListsState } from './index.ts';
import { SEARCH_PAUSE_MS } from './load-lists.ts';

freezeTime();

/** Code that is loaded by the first command that needs it. */
beforeAll(() =>
  Promise.all([
    import('./change-items.ts'),
    import('./write-lists.ts'),
    import('./load-add-to-list.ts'),
    import('./whole-list.ts'),
  ]),
);

const pause = () => pass(SEARCH_PAUSE_MS);

const TWO_LISTS = (): FakeList[] => [
  { list: buildShoppingList({ id: 'a', name: 'Lab' }), items: [buildListItem({ itemId: 'FS-1' })] },
  { list: buildShoppingList({ id: 'b', name: 'Office' }), items: [buildListItem({ itemId: 'FS-2' })] },
];

function setUp({ lists = TWO_LISTS(), isManual = false } = {}) {
  const waiting: (() => void)[] = [];
  const turn = limitTurns('the server is still called');
  const client = createFakeListsClient({
    lists,
    ...(isManual && { latency: () => new Promise<void>((resolve) => void waiting.push(resolve)) }),
  });
  const log = jest.fn();
  let keys = 0;
  const module = createListsModule({
    client,
    log,
    newKey: () => `key-${++keys}`,
    inLane: createWriteLane(),
    saveFile: jest.fn(),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { lists: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  /** Lets the server reply to its oldest call. */
  const answer = async () => {
    turn();
    await settle();
    waiting.shift()?.();
    await settle();
  };
  return { client, log, store, sagas, answer, waiting, lists: () => store.getState().lists };
}

describe('moving a saved item to a list', () => {
  const open = (movedFrom?: string) =>
    actions.addToListOpened({ items: [{ itemId: 'FS-1', qty: 2, name: 'Gel pens' }], movedFrom });
  /** Records which saved items were moved to a list. */
  function record(setup: ReturnType<typeof setUp>) {
    const moved: unknown[] = [];
    const { dispatch } = setup.store;
    setup.sagas.run(function* () {
      for (;;) moved.push(((yield take(actions.itemMoved.type)) as { payload: unknown }).payload);
    });
    return { ...setup, dispatch, moved };
  }

  it('is reported once the list has taken the item, also after the dialog was closed', async () => {
    const { dispatch, moved, answer } = record(setUp({ isManual: true }));
    dispatch(open('saved-1'));
    await answer();
    await answer();
    dispatch(actions.addToListSubmitted({ listId: 'b' }));
    dispatch(actions.addToListClosed());
    await settle();
    expect(moved).toEqual([]);
    await answer();
    expect(moved).toEqual([{ movedFrom: 'saved-1', listId: 'b' }]);
  });

  it('is reported for a new list', async () => {
    const { dispatch, moved } = record(setUp());
    dispatch(open('saved-1'));
    await settle();
    dispatch(actions.createListSubmitted({ name: 'New' }));
    await settle();
    expect(moved).toEqual([{ movedFrom: 'saved-1', listId: 'created-1' }]);
  });

  it('is not reported when the call fails or the item is refused, and not for an item that is only added', async () => {
    const { dispatch, moved, client } = record(setUp());
    dispatch(open('saved-1'));
    await settle();
    client.failNext('addItems');
    dispatch(actions.addToListSubmitted({ listId: 'b' }));
    await settle();
    jest.spyOn(client, 'addItems').mockImplementationOnce(async (listId) => ({
      list: buildShoppingList({ id: listId }),
      items: [],
      removedItemIds: [],
      results: [{ itemId: 'FS-1', status: 'REFUSED', qty: 0, messages: [] }],
    }));
    dispatch(actions.addToListSubmitted({ listId: 'b' }));
    await settle();
    dispatch(open());
    await settle();
    dispatch(actions.addToListSubmitted({ listId: 'b' }));
    await settle();
    expect(moved).toEqual([]);
  });
});

describe('items whose turn comes after the dialog was closed', () => {
  const open = (itemId: string) => actions.addToListOpened({ items: [{ itemId, qty: 1, name: itemId }] });
  const itemsOf = ({ client }: ReturnType<typeof setUp>, at: number) =>
    client.server.lists[at]!.items.map(({ itemId }) => itemId);

  it('are those that were submitted, not those of the dialog that is open by then', async () => {
    const setup = setUp({ isManual: true });
    const { store, answer, waiting, lists } = setup;
    // A change that is in flight keeps the add waiting.
    store.dispatch(actions.favoriteSubmitted({ listId: 'a', favorite: true }));
    store.dispatch(open('FS-7'));
    store.dispatch(actions.addToListSubmitted({ listId: 'b' }));
    store.dispatch(actions.addToListClosed());
    store.dispatch(open('FS-8'));
    await settle();
    while (waiting.length) await answer();
    expect(itemsOf(setup, 1)).toEqual(['FS-2', 'FS-7']);
    // The dialog for the other item stays open.
    expect(lists().addToList?.items).toMatchObject([{ itemId: 'FS-8' }]);
    expect(lists().submitted).toEqual([]);
  });

  it('do not fail because another change does', async () => {
    const { store, client, answer, waiting, lists } = setUp({ isManual: true });
    client.failNext('updateList', { status: 409, code: 'FAVORITE_LIMIT_REACHED' });
    store.dispatch(actions.favoriteSubmitted({ listId: 'a', favorite: true }));
    store.dispatch(open('FS-7'));
    store.dispatch(actions.addToListSubmitted({ listId: 'b' }));
    await answer();
    expect(lists().addToList).toMatchObject({ phase: 'adding' });
    expect(lists().addToList?.failure).toBeUndefined();
    while (waiting.length) await answer();
    expect(lists().addToList).toMatchObject({ phase: 'added', addedTo: { id: 'b' } });
  });

  it.each([false, true])(
    'do not end the add of a later dialog, whether they fail (%s)',
    async (isFailing) => {
      const { store, client, answer, waiting, lists } = setUp({ isManual: true });
      if (isFailing) client.failNext('addItems');
      store.dispatch(open('FS-7'));
      store.dispatch(actions.addToListSubmitted({ listId: 'a' }));
      await settle();
      store.dispatch(actions.addToListClosed());
      store.dispatch(open('FS-8'));
      store.dispatch(actions.addToListSubmitted({ listId: 'b' }));
      while (!lists().outcome) await answer();
      expect(lists().outcome).toMatchObject({ task: 'addItems', listId: 'a' });
      expect(lists().outcome?.isShown).toBeUndefined();
      expect(lists().addToList).toMatchObject({ phase: 'adding', items: [{ itemId: 'FS-8' }] });
      expect(lists().addToList?.failure).toBeUndefined();
      while (waiting.length) await answer();
      expect(lists().addToList).toMatchObject({ phase: 'added', addedTo: { id: 'b' } });
    },
  );
});

describe('the lists that items can be added to', () => {
  const open = actions.addToListOpened({ items: [{ itemId: 'FS-1', qty: 1, name: 'Gel pens' }] });
  const many = (count: number) =>
    Array.from({ length: count }, (_, at): FakeList => {
      const id = `list-${String(at).padStart(3, '0')}`;
      return { list: buildShoppingList({ id, name: id }), items: [] };
    });
  const names = (lists: () => ListsState) =>
    lists().addToList?.lists.value?.shoppingLists.map(({ id }) => id) ?? [];

  it('load page after page', async () => {
    const { store, lists } = setUp({ lists: many(250) });
    store.dispatch(open);
    await settle();
    expect(names(lists)).toHaveLength(100);
    for (const count of [200, 250]) {
      store.dispatch(actions.addToListMoreRequested());
      await settle();
      expect(new Set(names(lists)).size).toBe(count);
    }
  });

  it('show those of the newest search, and drop the page that was on its way', async () => {
    const { store, lists, answer, waiting } = setUp({ lists: many(150), isManual: true });
    store.dispatch(open);
    await answer();
    await answer();
    store.dispatch(actions.addToListMoreRequested());
    store.dispatch(actions.addToListFormChanged({ search: 'list-07' }));
    await answer();
    expect(names(lists)).toHaveLength(100);
    await pause();
    expect(waiting).toHaveLength(1);
    await answer();
    expect(names(lists)).toHaveLength(10);
  });

  it('mark those that hold the item, also if the first search starts before that is known', async () => {
    const { store, lists, answer, waiting } = setUp({ isManual: true });
    store.dispatch(open);
    await answer();
    store.dispatch(actions.addToListFormChanged({ ATLFilter: 'PERSONAL' }));
    while (waiting.length > 0) await answer();
    expect(lists().addToList?.savedIn).toEqual(['a']);
  });
});

describe('the drawer that opens by itself', () => {
  it('never interrupts the search: a failed search is logged and shown (storefront-4.7)', async () => {
    const { store, client, lists, log } = setUp();
    store.dispatch(actions.listsRequested());
    await settle();
    for (const SearchText of ['lab', '']) {
      client.failNext('getLists');
      store.dispatch(actions.formChanged({ SearchText }));
      await pause();
      expect(lists().overview.phase).toBe('failed');
      expect(lists().createList.phase).toBe('closed');
    }
    expect(log).toHaveBeenCalledTimes(2);
    // The search is retried: the field still has its text.
    store.dispatch(actions.formChanged({ SearchText: 'lab' }));
    client.failNext('getLists');
    store.dispatch(actions.listsRequested());
    await settle();
    expect(lists().createList.phase).toBe('closed');
  });

  it('leaves the place to the add-to-list dialog, which has a form for a new list', async () => {
    const open = actions.addToListOpened({ items: [{ itemId: 'FS-1', qty: 1, name: 'Gel pens' }] });
    const { store, lists, client } = setUp({ lists: [] });
    store.dispatch(actions.listsRequested());
    await settle();
    expect(lists().createList.phase).toBe('open');
    store.dispatch(open);
    expect(lists().createList.phase).toBe('closed');
    for (const isFailing of [false, true]) {
      if (isFailing) client.failNext('getLists');
      store.dispatch(actions.listsRequested());
      await settle();
      expect(lists().createList.phase).toBe('closed');
    }
  });

  it('does not open when the search of a shopper without lists is emptied (storefront-4.8)', async () => {
    const { store, lists } = setUp({ lists: [] });
    store.dispatch(actions.formChanged({ SearchText: '' }));
    await pause();
    expect(lists().overview.value?.metadata.totalItems).toBe(0);
    expect(lists().createList.phase).toBe('closed');
    store.dispatch(actions.listsRequested());
    await settle();
    expect(lists().createList).toEqual({ phase: 'open', reason: 'EMPTY' });
  });
});

it('counts a list that no longer exists as deleted, and any other failure as a failure', async () => {
  const { store, client, lists } = setUp();
  store.dispatch(actions.listsRequested());
  await settle();
  client.failNext('deleteList', { status: 404, code: 'LIST_NOT_FOUND' });
  store.dispatch(actions.deleteSubmitted({ listId: 'a', name: 'Lab' }));
  await settle();
  expect(lists().overview.value?.shoppingLists.map(({ id }) => id)).toEqual(['b']);
  expect(lists().outcome).toMatchObject({ task: 'delete', listName: 'Lab' });
  expect(lists().outcome?.failure).toBeUndefined();
  client.failNext('deleteList', { status: 503, code: 'UNAVAILABLE' });
  store.dispatch(actions.deleteSubmitted({ listId: 'b', name: 'Office' }));
  await settle();
  expect(lists().overview.value?.shoppingLists.map(({ id }) => id)).toEqual(['b']);
  expect(lists().outcome?.failure?.code).toBe('UNAVAILABLE');
});
