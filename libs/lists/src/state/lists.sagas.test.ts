import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane, resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { freezeTime, limitTurns, pass, settle } from '@foolscap/fake-time';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import type { FakeList } from '../testing/index.ts';
import {
  createListsModule,
  listsActions as actions,
  selectList,
  selectListsForm,
  selectListsOutcome,
  selectShoppingLists,
} from './index.ts';

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

const TWO_LISTS = (): FakeList[] => [
  {
    list: buildShoppingList({ id: 'a', name: 'Lab', favorite: true }),
    items: [buildListItem({ itemId: 'FS-1' })],
  },
  {
    list: buildShoppingList({ id: 'b', name: 'Office', modifiedDate: '2026-11-21T08:00:00.000Z' }),
    items: [buildListItem({ itemId: 'FS-2', qty: 2 }), buildListItem({ itemId: 'FS-3' })],
  },
];

function setUp({ lists = TWO_LISTS(), isManual = false } = {}) {
  const waiting: (() => void)[] = [];
  const turn = limitTurns('the server is still called');
  const client = createFakeListsClient({
    lists,
    ...(isManual && { latency: () => new Promise<void>((resolve) => void waiting.push(resolve)) }),
  });
  const log = jest.fn();
  const saveFile = jest.fn();
  const saveForLater = jest.fn((_: { itemId: string; qty: number }) => Promise.resolve());
  let keys = 0;
  const module = resetOnUserChange(
    createListsModule({
      client,
      log,
      newKey: () => `key-${++keys}`,
      inLane: createWriteLane(),
      saveFile,
      saveForLater,
    }),
  );
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { lists: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  /** Lets the server reply to its oldest call, or the given one. */
  const answer = async (index = 0) => {
    turn();
    await settle();
    waiting.splice(index, 1)[0]?.();
    await settle();
  };
  return { client, log, saveFile, saveForLater, store, answer, waiting, lists: () => store.getState().lists };
}

describe('loading lists', () => {
  it('goes from request to success (storefront-4.3)', async () => {
    const { store, lists } = setUp();
    store.dispatch(actions.listsRequested());
    expect(lists().overview.phase).toBe('loading');
    await settle();
    expect(lists().overview).toMatchObject({
      phase: 'ready',
      value: { metadata: { totalItems: 2, itemCount: 2 }, hasSFL: false, readOnly: false, showCount: true },
    });
    expect(selectShoppingLists(store.getState()).map(({ name }) => name)).toEqual(['Lab', 'Office']);
    expect(lists().createList.phase).toBe('closed');
  });

  it('logs a failure and opens the drawer that creates a list (storefront-4.7)', async () => {
    const { client, store, log, lists } = setUp();
    client.failNext('getLists');
    store.dispatch(actions.listsRequested());
    await settle();
    expect(lists().overview.phase).toBe('failed');
    expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ code: 'NETWORK' }));
    expect(lists().createList).toEqual({ phase: 'open', reason: 'FAILED' });
  });

  it('opens the drawer for an empty reply (storefront-4.8), but not for an empty search', async () => {
    const { store, lists } = setUp({ lists: [] });
    store.dispatch(actions.listsRequested());
    await settle();
    expect(lists().createList).toEqual({ phase: 'open', reason: 'EMPTY' });
    store.dispatch(actions.createListClosed());
    store.dispatch(actions.formChanged({ SelectedListsType: 'FAVORITES' }));
    await settle();
    expect(lists().createList.phase).toBe('closed');
  });

  it('drops the reply of an earlier search, which is no failure', async () => {
    const { store, lists, answer, waiting, log } = setUp({ isManual: true });
    store.dispatch(actions.formChanged({ SelectedListsType: 'PERSONAL' }));
    store.dispatch(actions.formChanged({ SelectedListsType: 'FAVORITES' }));
    expect(waiting).toHaveLength(2);
    await answer(1);
    expect(selectShoppingLists(store.getState()).map(({ name }) => name)).toEqual(['Lab']);
    await answer(0);
    expect(selectShoppingLists(store.getState()).map(({ name }) => name)).toEqual(['Lab']);
    expect(lists().overview.phase).toBe('ready');
    expect(log).not.toHaveBeenCalled();
  });

  it('waits for a pause in typing', async () => {
    const { store, client } = setUp();
    for (const SearchText of ['o', 'of', 'off']) store.dispatch(actions.formChanged({ SearchText }));
    await pass(249);
    expect(client.calls).toEqual([]);
    await pass(1);
    expect(client.calls).toEqual(['getLists']);
    expect(selectShoppingLists(store.getState()).map(({ name }) => name)).toEqual(['Office']);
  });
});

describe('the guard of item loads (storefront-4.4)', () => {
  const load = (page: string, reload = false) =>
    actions.listRequested({ listId: 'b', query: { page, size: '1' }, ...(reload && { reload }) });

  it('does not load the same page twice at the same time', async () => {
    const { store, client, answer } = setUp({ isManual: true });
    store.dispatch(load('1'));
    store.dispatch(load('1'));
    await answer();
    expect(client.calls).toEqual(['getList']);
    expect(selectList(store.getState(), 'b')?.name).toBe('Office');
    store.dispatch(load('1'));
    expect(client.calls).toHaveLength(2);
  });

  it('loads two lists at the same time', async () => {
    const { store, answer, lists } = setUp({ isManual: true });
    store.dispatch(load('1'));
    store.dispatch(actions.listRequested({ listId: 'a', query: {} }));
    await answer(1);
    await answer();
    expect(Object.values(lists().open).map(({ page }) => page.phase)).toEqual(['ready', 'ready']);
  });

  it('reads again what changed while it was being read', async () => {
    const { store, client, waiting } = setUp({ isManual: true });
    store.dispatch(load('1'));
    store.dispatch(load('1', true));
    expect(client.calls).toEqual(['getList', 'getList']);
    expect(waiting).toHaveLength(2);
  });

  it('ends with the newest page in every order of requests, replies and failures', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.record({ page: fc.constantFrom('1', '2'), reload: fc.boolean(), fails: fc.boolean() }),
            fc.record({ reply: fc.nat(5) }),
          ),
          { minLength: 1, maxLength: 12 },
        ),
        async (steps) => {
          const { store, client, answer, waiting, lists } = setUp({ isManual: true });
          let newest = '';
          let started = 0;
          for (const step of steps) {
            if ('page' in step) {
              if (step.fails) client.failNext('getList');
              store.dispatch(load(step.page, step.reload));
              newest = step.page;
              started = Math.max(started, client.calls.length);
              // At most one load of the list is in flight: earlier ones are aborted, and their replies change nothing.
              expect(lists().open['b']?.page.phase).toBe('loading');
            } else if (waiting.length) await answer(step.reply % waiting.length);
          }
          while (waiting.length) await answer(waiting.length - 1);
          if (!newest) return;
          const { page, query } = lists().open['b']!;
          expect(query.page).toBe(newest);
          expect(page.phase === 'ready' || page.phase === 'failed').toBe(true);
          if (page.phase === 'ready') expect(page.value.metadata.pagination.page).toBe(Number(newest));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('favorites', () => {
  it('are shown immediately and stay when the server has replied', async () => {
    const { store, answer } = setUp({ isManual: true });
    store.dispatch(actions.listsRequested());
    await answer();
    store.dispatch(actions.favoriteSubmitted({ listId: 'b', favorite: true }));
    expect(selectShoppingLists(store.getState()).map(({ favorite }) => favorite)).toEqual([true, true]);
    await answer();
    expect(selectShoppingLists(store.getState()).map(({ favorite }) => favorite)).toEqual([true, true]);
    expect(store.getState().lists.pending['b']).toEqual({});
    expect(store.getState().lists.overview.value?.favorites).toHaveLength(2);
  });

  it('are taken back when the change is refused', async () => {
    const { store, client } = setUp();
    store.dispatch(actions.listsRequested());
    await settle();
    client.failNext('updateList', { status: 409, code: 'FAVORITE_LIMIT_REACHED' });
    store.dispatch(actions.favoriteSubmitted({ listId: 'b', favorite: true }));
    await settle();
    expect(selectShoppingLists(store.getState()).map(({ favorite }) => favorite)).toEqual([true, false]);
    expect(selectListsOutcome(store.getState())).toMatchObject({
      task: 'favorite',
      listId: 'b',
      failure: { code: 'FAVORITE_LIMIT_REACHED' },
    });
  });

  it('keep the last of several presses, with at most one request in flight', async () => {
    const { store, client, answer, waiting } = setUp({ isManual: true });
    store.dispatch(actions.listsRequested());
    await answer();
    for (const favorite of [true, false, true, false])
      store.dispatch(actions.favoriteSubmitted({ listId: 'b', favorite }));
    await settle();
    expect(waiting).toHaveLength(1);
    while (waiting.length) await answer();
    expect(client.server.lists.find(({ list }) => list.id === 'b')?.list.favorite).toBe(false);
    expect(selectShoppingLists(store.getState()).map(({ favorite }) => favorite)).toEqual([true, false]);
  });

  it('reset the filter to all lists when the last one is removed (storefront-4.6)', async () => {
    const { store } = setUp();
    store.dispatch(actions.formChanged({ SelectedListsType: 'FAVORITES' }));
    await settle();
    expect(selectShoppingLists(store.getState()).map(({ id }) => id)).toEqual(['a']);
    store.dispatch(actions.favoriteSubmitted({ listId: 'a', favorite: false }));
    await settle();
    expect(selectListsForm(store.getState())).toMatchObject({
      SelectedListsType: 'ALL_LIST',
      ActivePagination: 1,
    });
    expect(selectShoppingLists(store.getState()).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('changes', () => {
  it('show a new name immediately and roll it back when it is in use', async () => {
    const { store, answer } = setUp({ isManual: true });
    store.dispatch(actions.listRequested({ listId: 'b', query: {} }));
    await answer();
    store.dispatch(actions.editSubmitted({ listId: 'b', name: 'lab' }));
    expect(selectList(store.getState(), 'b')?.name).toBe('lab');
    await answer();
    expect(selectList(store.getState(), 'b')?.name).toBe('Office');
    expect(selectListsOutcome(store.getState())?.failure?.code).toBe('LIST_NAME_IN_USE');
  });

  it('read the list again when another member has changed it', async () => {
    const { store, client } = setUp();
    store.dispatch(actions.listRequested({ listId: 'b', query: {} }));
    await settle();
    const other = client.server.lists[1]!;
    other.list.revision = 9;
    other.list.name = 'Office 2';
    store.dispatch(actions.editSubmitted({ listId: 'b', name: 'Desk' }));
    await settle();
    expect(selectListsOutcome(store.getState())?.failure?.code).toBe('LIST_CHANGED');
    expect(selectList(store.getState(), 'b')?.name).toBe('Office 2');
  });

  it('are sent one at a time, in order', async () => {
    const { store, client, answer, waiting } = setUp({ isManual: true });
    store.dispatch(actions.itemRemoveSubmitted({ listId: 'b', itemId: 'FS-2', name: 'Binder' }));
    store.dispatch(actions.itemUpdateSubmitted({ listId: 'b', itemId: 'FS-3', body: { qty: 7 } }));
    await settle();
    expect(client.calls).toEqual(['removeItem']);
    await answer();
    expect(client.calls).toEqual(['removeItem', 'updateItem']);
    while (waiting.length) await answer();
    expect(client.server.lists[1]!.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([['FS-3', 7]]);
    expect(store.getState().lists.pendingItems).toEqual([]);
  });

  it('keep the last of several quantities, which is shown immediately, with at most two requests', async () => {
    const { store, client, answer, waiting, lists } = setUp({ isManual: true });
    for (const qty of [2, 3, 4])
      store.dispatch(actions.itemUpdateSubmitted({ listId: 'b', itemId: 'FS-3', body: { qty } }));
    expect(lists().pendingQuantities).toEqual({ 'b/FS-3': 4 });
    await settle();
    while (waiting.length) await answer();
    expect(client.server.lists[1]!.items.at(-1)?.qty).toBe(4);
    expect(client.calls.length).toBeLessThanOrEqual(2);
    expect(lists().pendingQuantities).toEqual({});
  });

  it('move an item immediately, so that several clicks move it several places', async () => {
    const { store, client, answer, waiting, lists } = setUp({ isManual: true });
    store.dispatch(actions.listRequested({ listId: 'b', query: {} }));
    await answer();
    const shown = () => lists().open['b']?.page.value?.items.map(({ itemId }) => itemId);
    store.dispatch(
      actions.itemUpdateSubmitted({ listId: 'b', itemId: 'FS-2', body: { afterItemId: 'FS-3' } }),
    );
    expect(shown()).toEqual(['FS-3', 'FS-2']);
    store.dispatch(actions.itemUpdateSubmitted({ listId: 'b', itemId: 'FS-2', body: { afterItemId: null } }));
    while (waiting.length) await answer();
    expect(shown()).toEqual(['FS-2', 'FS-3']);
    expect(client.server.lists[1]!.items.map(({ itemId }) => itemId)).toEqual(['FS-2', 'FS-3']);
  });

  it('offer a list that was created when its items could not be added', async () => {
    const { store, client, lists } = setUp();
    store.dispatch(actions.addToListOpened({ items: [{ itemId: 'FS-9', qty: 1, name: 'Stapler' }] }));
    await settle();
    client.failNext('addItems');
    store.dispatch(actions.createListSubmitted({ name: 'Move' }));
    await settle();
    expect(lists().addToList).toMatchObject({ phase: 'choosing', failure: { code: 'NETWORK' } });
    const [first] = lists().addToList?.lists.value?.shoppingLists ?? [];
    expect(first?.name).toBe('Move');
    store.dispatch(actions.addToListSubmitted({ listId: first!.id }));
    await settle();
    expect(client.server.lists.at(-1)?.items.map(({ itemId }) => itemId)).toEqual(['FS-9']);
  });

  it('do not open a closed drawer again when its change fails', async () => {
    const { store, client, answer, lists } = setUp({ isManual: true });
    store.dispatch(actions.createListOpened());
    client.failNext('createList');
    store.dispatch(actions.createListSubmitted({ name: 'Move' }));
    store.dispatch(actions.createListClosed());
    await answer();
    expect(lists().createList).toEqual({ phase: 'closed' });
    expect(selectListsOutcome(store.getState())).toMatchObject({ task: 'create', failure: {} });
  });

  it('create a list with the items of the dialog', async () => {
    const { store, client, lists } = setUp();
    store.dispatch(
      actions.addToListOpened({ items: [{ itemId: 'FS-9', qty: 4, name: 'Stapler' }], ignoreListId: 'a' }),
    );
    await settle();
    expect(lists().addToList?.lists.value?.shoppingLists.map(({ id }) => id)).toEqual(['b']);
    store.dispatch(actions.createListSubmitted({ name: '  Move ' }));
    await settle();
    expect(lists().addToList).toMatchObject({ phase: 'added', addedTo: { name: 'Move' } });
    expect(client.server.lists[2]).toMatchObject({
      list: { name: 'Move' },
      items: [{ itemId: 'FS-9', qty: 4 }],
    });
    expect(selectListsOutcome(store.getState())).toMatchObject({
      task: 'addItems',
      listName: 'Move',
      results: [{ itemId: 'FS-9', status: 'ADDED', qty: 4 }],
    });
  });

  it('keep the dialog open with the reason when an add is refused', async () => {
    const { store, client, lists } = setUp();
    store.dispatch(actions.addToListOpened({ items: [{ itemId: 'FS-9', qty: 1, name: 'Stapler' }] }));
    await settle();
    client.failNext('addItems', { status: 409, code: 'LIST_FULL' });
    store.dispatch(actions.addToListSubmitted({ listId: 'b' }));
    await settle();
    expect(lists().addToList).toMatchObject({ phase: 'choosing', failure: { code: 'LIST_FULL' } });
  });

  it('move an item to those saved for later, and keep it on the list if that fails', async () => {
    const { store, client, saveForLater } = setUp();
    saveForLater.mockRejectedValueOnce(new Error('down'));
    const move = actions.saveForLaterSubmitted({ listId: 'b', itemId: 'FS-2', qty: 2 });
    store.dispatch(move);
    await settle();
    expect(client.server.lists[1]!.items).toHaveLength(2);
    expect(selectListsOutcome(store.getState())).toMatchObject({ task: 'saveForLater', failure: {} });
    store.dispatch(move);
    await settle();
    expect(saveForLater).toHaveBeenLastCalledWith({ itemId: 'FS-2', qty: 2 }, 'key-1');
    expect(client.server.lists[1]!.items.map(({ itemId }) => itemId)).toEqual(['FS-3']);
  });

  it('save all pages of a list as one file', async () => {
    const items = Array.from({ length: 301 }, (_, at) => buildListItem({ itemId: `N-${at}` }));
    const { store, saveFile, lists } = setUp({
      lists: [{ list: buildShoppingList({ id: 'c', name: 'Move / 2026' }), items }],
    });
    store.dispatch(actions.exportSubmitted({ listId: 'c' }));
    await settle();
    await settle();
    expect(saveFile).toHaveBeenCalledTimes(1);
    const [name, text] = saveFile.mock.calls[0] as [string, string];
    expect(name).toBe('Move 2026.csv');
    expect(text.split('\r\n')).toHaveLength(303);
    expect(lists().exporting).toEqual([]);
  });

  /** Removes the first item after each of the first `count` pages that are read, simulating another member. */
  function editBetweenPages(client: ReturnType<typeof setUp>['client'], count: number) {
    const { getList } = client;
    client.getList = async (...args) => {
      const page = await getList(...args);
      const [entry] = client.server.lists;
      if (count-- > 0) {
        entry!.items.shift();
        entry!.list = { ...entry!.list, revision: entry!.list.revision + 1 };
      }
      return page;
    };
  }

  it('save and print each item of a list once while another member edits it', async () => {
    const items = Array.from({ length: 610 }, (_, at) => buildListItem({ itemId: `N-${at}` }));
    const { store, client, saveFile, lists } = setUp({
      lists: [{ list: buildShoppingList({ id: 'c', name: 'Ours' }), items }],
    });
    editBetweenPages(client, 2);
    store.dispatch(actions.exportSubmitted({ listId: 'c' }));
    for (let turn = 0; turn < 5; turn += 1) await settle();
    const [, text] = saveFile.mock.calls[0] as [string, string];
    const numbers = [...text.matchAll(/N-\d+/g)].map(([number]) => number);
    expect(numbers).toEqual(Array.from({ length: 608 }, (_, at) => `N-${at + 2}`));
    editBetweenPages(client, 1);
    store.dispatch(actions.printSubmitted({ listId: 'c' }));
    for (let turn = 0; turn < 5; turn += 1) await settle();
    const { print } = lists();
    const printed = print?.phase === 'ready' ? print.items.map(({ itemId }) => itemId) : [];
    expect(printed).toEqual(Array.from({ length: 607 }, (_, at) => `N-${at + 3}`));
  });

  it('report a list that is edited without a pause, instead of saving a part of it', async () => {
    const items = Array.from({ length: 400 }, (_, at) => buildListItem({ itemId: `N-${at}` }));
    const { store, client, saveFile, lists } = setUp({
      lists: [{ list: buildShoppingList({ id: 'c', name: 'Ours' }), items }],
    });
    editBetweenPages(client, 50);
    store.dispatch(actions.exportSubmitted({ listId: 'c' }));
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(saveFile).not.toHaveBeenCalled();
    expect(lists().exporting).toEqual([]);
    expect(lists().outcome).toMatchObject({ task: 'export', failure: { code: 'LIST_CHANGED' } });
  });

  it('add a list to the cart with a result for each item', async () => {
    const { store, client, lists } = setUp();
    client.server.lists[1]!.items[0]!.itemDetails.isOutOfStock = true;
    store.dispatch(actions.toCartSubmitted({ listId: 'b' }));
    expect(lists().addingToCart).toContain('b');
    await settle();
    expect(lists().addingToCart).toEqual([]);
    expect(selectListsOutcome(store.getState())?.results?.map(({ status }) => status)).toEqual([
      'REFUSED',
      'ADDED',
    ]);
  });

  it('clear the lists of the previous user, including those in flight', async () => {
    const { store, answer, lists } = setUp({ isManual: true });
    store.dispatch(actions.listsRequested());
    store.dispatch(actions.favoriteSubmitted({ listId: 'b', favorite: true }));
    store.dispatch(userChanged({ wasGuest: false }));
    await answer();
    await answer();
    expect(lists().overview).toEqual({ phase: 'idle' });
    expect(lists().outcome).toBeNull();
  });
});
