import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import type { ListDetailsQuery } from '../contract/index.ts';
import { buildListItem, buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import {
  createListsModule,
  listsActions as actions,
  selectListRows,
  selectListsOutcome,
  toRemovedItem,
} from './index.ts';

freezeTime();

// Loads with the first change of an item, which these tests do not wait for.
beforeAll(() => Promise.all([import('./change-items.ts'), import('./write-lists.ts')]));

const IDS = ['A', 'B', 'C', 'D'];

async function setUp({ isManual = false, query = {} as ListDetailsQuery, ids = IDS } = {}) {
  const waiting: (() => void)[] = [];
  const turn = limitTurns('the server is still called');
  let waits = false;
  const client = createFakeListsClient({
    lists: [
      {
        list: buildShoppingList({ id: 'b', name: 'Office' }),
        items: ids.map((itemId, at) =>
          buildListItem({
            itemId,
            qty: at + 2,
            note: `note ${itemId}`,
            itemDetails: { name: `Name ${String.fromCharCode(122 - at)}` },
          }),
        ),
      },
    ],
    latency: () => (waits ? new Promise<void>((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  });
  let keys = 0;
  const module = createListsModule({
    client,
    log: jest.fn(),
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
  store.dispatch(actions.listRequested({ listId: 'b', query }));
  await settle();
  waits = isManual;
  const answer = async (index = 0) => {
    turn();
    await settle();
    waiting.splice(index, 1)[0]?.();
    await settle();
  };
  const answerAll = async () => {
    await settle();
    while (waiting.length) await answer();
    await settle();
  };
  return {
    client,
    store,
    waiting,
    answer,
    answerAll,
    lists: () => store.getState().lists,
    onServer: () => client.server.lists[0]!.items.map(({ itemId }) => itemId),
    rows: () =>
      selectListRows(store.getState(), 'b').map((row) =>
        row.kind === 'item' ? row.item.itemId : `(${row.removed.item.itemId} ${row.removed.phase})`,
      ),
    remove: (itemId: string) => {
      const open = store.getState().lists.open['b']!;
      const removed = toRemovedItem(open, itemId);
      store.dispatch(actions.itemRemoveSubmitted({ listId: 'b', itemId, name: itemId, removed }));
    },
    undo: (itemId: string) => {
      const { serial = 0 } =
        store.getState().lists.open['b']!.removed.find((entry) => entry.item.itemId === itemId) ?? {};
      store.dispatch(actions.undoRemoveSubmitted({ listId: 'b', itemId, serial }));
    },
  };
}

it('shows the removed row immediately, and restores the item with quantity, note and place', async () => {
  const { client, rows, remove, undo, answer, answerAll, onServer } = await setUp({ isManual: true });
  remove('B');
  expect(rows()).toEqual(['A', '(B removing)', 'C', 'D']);
  await answer();
  expect(rows()).toEqual(['A', '(B removed)', 'C', 'D']);
  expect(onServer()).toEqual(['A', 'C', 'D']);
  undo('B');
  expect(rows()).toEqual(['A', '(B restoring)', 'C', 'D']);
  await answerAll();
  expect(rows()).toEqual(['A', 'B', 'C', 'D']);
  expect(onServer()).toEqual(['A', 'B', 'C', 'D']);
  expect(client.server.lists[0]!.items[1]).toMatchObject({ qty: 3, note: 'note B' });
});

it('puts an item back whose removal is in flight', async () => {
  const { rows, remove, undo, answer, answerAll, onServer, client } = await setUp({ isManual: true });
  remove('A');
  await settle();
  undo('A');
  await answer();
  expect(rows()[0]).toBe('(A restoring)');
  await answerAll();
  expect(rows()).toEqual(IDS);
  expect(onServer()).toEqual(IDS);
  expect(client.calls).toEqual(['getList', 'removeItem', 'addItems', 'updateItem', 'getList']);
});

it('does not send a removal that was undone before its turn', async () => {
  const { client, rows, remove, undo, answerAll, store } = await setUp({ isManual: true });
  remove('A');
  remove('B');
  undo('B');
  await answerAll();
  expect(rows()).toEqual(['(A removed)', 'B', 'C', 'D']);
  expect(client.calls.filter((call) => call === 'removeItem')).toHaveLength(1);
  expect(client.calls).not.toContain('addItems');
  expect(store.getState().lists.pendingItems).toEqual([]);
});

it('keeps the item when its removal is rejected, even if it was undone in the meantime', async () => {
  const { client, rows, remove, undo, answerAll, store, onServer } = await setUp({ isManual: true });
  client.failNext('removeItem', { status: 403, code: 'LIST_READ_ONLY' });
  remove('B');
  await settle();
  undo('B');
  await answerAll();
  expect(rows()).toEqual(IDS);
  expect(onServer()).toEqual(IDS);
  expect(client.calls).not.toContain('addItems');
  expect(selectListsOutcome(store.getState())?.failure?.code).toBe('LIST_READ_ONLY');
});

it('offers another try when an item cannot be put back', async () => {
  const { client, lists, rows, remove, undo, answerAll, onServer } = await setUp();
  remove('C');
  await answerAll();
  client.failNext('addItems');
  undo('C');
  await answerAll();
  expect(rows()).toEqual(['A', 'B', '(C failed)', 'D']);
  expect(lists().open['b']?.removed[0]?.failure?.code).toBe('NETWORK');
  undo('C');
  await answerAll();
  expect(onServer()).toEqual(IDS);
});

it('does not add the quantity twice when the reply to an undo was lost', async () => {
  const { client, remove, undo, answerAll, onServer } = await setUp();
  remove('B');
  await answerAll();
  // The item was added; only its place was not changed.
  client.failNext('updateItem');
  undo('B');
  await answerAll();
  undo('B');
  await answerAll();
  expect(onServer()).toEqual(IDS);
  expect(client.server.lists[0]!.items[1]?.qty).toBe(3);
});

it('keeps the larger quantity when another member has added the item again', async () => {
  const { client, remove, undo, answerAll } = await setUp();
  remove('B');
  await answerAll();
  await client.addItems('b', { itemId: 'B', qty: 40 }, 'other');
  undo('B');
  await answerAll();
  expect(client.server.lists[0]!.items.find(({ itemId }) => itemId === 'B')?.qty).toBe(40);
});

it('puts an item at the end when another member has removed its neighbor', async () => {
  const { client, rows, remove, undo, answerAll } = await setUp();
  remove('B');
  await answerAll();
  await client.removeItem('b', 'A');
  undo('B');
  await answerAll();
  expect(rows()).toEqual(['C', 'D', 'B']);
});

it('reports that an item is no longer sold', async () => {
  const { client, lists, rows, remove, undo, answerAll } = await setUp();
  remove('B');
  await answerAll();
  client.server.catalog = {};
  undo('B');
  await answerAll();
  expect(rows()).toEqual(['A', '(B failed)', 'C', 'D']);
  expect(lists().open['b']?.removed[0]?.failure?.code).toBe('LIST_ITEM_NOT_SOLD');
});

it.each([
  ['another sort', { sort: 'NAME_ASCENDING' }],
  ['a search', { search: 'note B' }],
  ['the top of a later page', { page: '2', size: '1' }],
] as const)('finds the place of an item that was removed in %s', async (_, query) => {
  const { remove, undo, answerAll, onServer } = await setUp({ query });
  remove('B');
  await answerAll();
  expect(onServer()).toEqual(['A', 'C', 'D']);
  undo('B');
  await answerAll();
  expect(onServer()).toEqual(IDS);
});

it('finishes an undo after the page was left, and drops the other removed items', async () => {
  const { store, lists, rows, remove, undo, answerAll, onServer } = await setUp({ isManual: true });
  remove('A');
  remove('B');
  await answerAll();
  undo('B');
  store.dispatch(actions.listLeft('b'));
  expect(rows()).toEqual(['C', 'D']);
  await answerAll();
  expect(onServer().sort()).toEqual(['B', 'C', 'D']);
  expect(lists().open['b']?.removed).toEqual([]);
});

it('drops the removed items of a page when another one is on screen', async () => {
  const { store, rows, remove, answerAll } = await setUp({ query: { size: '2' } });
  remove('A');
  await answerAll();
  expect(rows()).toEqual(['(A removed)', 'B', 'C']);
  store.dispatch(actions.listRequested({ listId: 'b', query: { size: '2', page: '2' } }));
  await answerAll();
  expect(rows()).toEqual(['D']);
});

it('updates the number of pages after a removal', async () => {
  const { lists, remove, answer } = await setUp({ isManual: true, query: { size: '2', page: '2' } });
  remove('C');
  // The search for its position, and the removal; the page is being reloaded.
  await answer();
  await answer();
  remove('D');
  await answer();
  expect(lists().open['b']?.page.value?.metadata).toMatchObject({ totalItems: 3, pagination: { pages: 2 } });
});

it('puts an item back behind one whose removal is still on its way', async () => {
  const { rows, remove, undo, answer, answerAll } = await setUp({ isManual: true });
  remove('D');
  remove('C');
  undo('D');
  await answer();
  remove('A');
  for (let replies = 0; replies < 3; replies += 1) await answer();
  remove('B');
  await answerAll();
  expect(rows()).toEqual(['(A removed)', '(B removed)', '(C removed)', 'D']);
});

it('does not take the undo of an earlier removal for that of a later one', async () => {
  const { rows, remove, undo, answer, answerAll, onServer } = await setUp({ isManual: true });
  remove('A');
  remove('B');
  undo('A');
  undo('B');
  await answer();
  remove('B');
  await answerAll();
  expect(rows()).toEqual(['A', '(B removed)', 'C', 'D']);
  expect(onServer()).toEqual(['A', 'C', 'D']);
});

it('ends with every undone item in its place, in every order of removals, undos and replies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.record({ remove: fc.constantFrom(...IDS) }),
          fc.record({ undo: fc.constantFrom(...IDS) }),
          fc.record({ reply: fc.nat(3) }),
        ),
        { minLength: 1, maxLength: 14 },
      ),
      async (steps) => {
        const { client, rows, remove, undo, answer, answerAll, waiting, onServer, lists } = await setUp({
          isManual: true,
        });
        const gone = new Set<string>();
        for (const step of steps) {
          if ('reply' in step) {
            if (waiting.length) await answer(step.reply % waiting.length);
          } else if ('remove' in step) {
            // Only an item with a row can be removed, and only a removed row has Undo.
            if (!rows().includes(step.remove)) continue;
            remove(step.remove);
            gone.add(step.remove);
          } else if (rows().some((row) => /rem/.test(row) && row.startsWith(`(${step.undo} `))) {
            undo(step.undo);
            gone.delete(step.undo);
          }
        }
        await answerAll();
        expect(onServer()).toEqual(IDS.filter((id) => !gone.has(id)));
        expect(rows().filter((row) => IDS.includes(row))).toEqual(onServer());
        // A reload whose reply arrives between the two calls of an undo can give a removed row a different neighbor for as long as the page
        // is open.
        expect(rows().sort()).toEqual(IDS.map((id) => (gone.has(id) ? `(${id} removed)` : id)).sort());
        expect(client.server.lists[0]!.items.map(({ qty }) => qty)).toEqual(
          onServer().map((id) => IDS.indexOf(id) + 2),
        );
        expect(lists().pendingItems).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
});
