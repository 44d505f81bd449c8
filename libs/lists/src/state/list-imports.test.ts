import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import { buildShoppingList, createFakeListsClient } from '../testing/index.ts';
import {
  createListImportsModule,
  listImportActions as actions,
  listsActions,
  selectListImport,
} from './index.ts';

freezeTime();

const CARD = '4111 1111 1111 1111';

function setUp() {
  const client = createFakeListsClient({
    lists: [{ list: buildShoppingList({ id: 'a', name: 'Office' }), items: [] }],
  });
  let keys = 0;
  const sent: { key: string; rows: number }[] = [];
  const addItems = client.addItems.bind(client);
  client.addItems = (listId, body, key) => {
    sent.push({ key, rows: body.items?.length ?? 1 });
    return addItems(listId, body, key);
  };
  const module = resetOnUserChange(createListImportsModule({ client, newKey: () => `key-${++keys}` }));
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { listImports: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return {
    client,
    store,
    sent,
    items: () => client.server.lists[0]!.items,
    state: () => selectListImport(store.getState(), 'a'),
    submit: (rows: { itemId: string; qty: number; note?: string }[]) =>
      store.dispatch(
        actions.importSubmitted({
          listId: 'a',
          rows: rows.map((row, at) => ({ ...row, line: at + 2 })),
          faults: [],
        }),
      ),
    continue: async () => {
      store.dispatch(actions.importContinued('a'));
      await settle();
    },
  };
}

const makeRows = (count: number) => Array.from({ length: count }, (_, at) => ({ itemId: `N-${at}`, qty: 1 }));

it('sends 500 rows at a time, each call under a separate key', async () => {
  const { submit, sent, state, items } = setUp();
  submit(makeRows(1001));
  expect(state()).toMatchObject({ phase: 'importing', of: 1001 });
  await settle();
  expect(sent.map(({ rows }) => rows)).toEqual([500, 500, 1]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(state()).toMatchObject({ phase: 'done', added: 1001, rows: [], problems: [] });
  expect(items()).toHaveLength(1001);
});

it('keeps the imported rows when a call fails, and continues with the rest', async () => {
  const { submit, client, state, items, continue: goOn } = setUp();
  const addItems = client.addItems;
  let calls = 0;
  client.addItems = (...args) => {
    if (++calls === 2) client.failNext('addItems', { status: 503, code: 'UNAVAILABLE' });
    return addItems(...args);
  };
  submit(makeRows(1200));
  await settle();
  expect(state()).toMatchObject({ phase: 'stopped', added: 500, failure: { code: 'UNAVAILABLE' } });
  expect(state()!.rows[0]).toMatchObject({ line: 502, itemId: 'N-500' });
  await goOn();
  expect(state()).toMatchObject({ phase: 'done', added: 1200 });
  expect(items()).toHaveLength(1200);
});

it('adds nothing twice when the reply of a call was lost', async () => {
  const { submit, client, sent, state, items, continue: goOn } = setUp();
  client.loseNextReply('addItems');
  submit(makeRows(3));
  await settle();
  expect(state()).toMatchObject({ phase: 'stopped', added: 0 });
  await goOn();
  expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(state()).toMatchObject({ phase: 'done', added: 3 });
  expect(items().map(({ qty }) => qty)).toEqual([1, 1, 1]);
});

it('reports a row of which the list took only some units', async () => {
  const { submit, state, items } = setUp();
  submit([
    { itemId: 'A', qty: 9998 },
    { itemId: 'A', qty: 5 },
  ]);
  await settle();
  expect(state()).toMatchObject({
    phase: 'done',
    added: 1,
    problems: [{ line: 3, itemId: 'A', messages: [{ code: 'LIST_ITEM_LIMIT' }] }],
  });
  expect(items().map(({ qty }) => qty)).toEqual([9999]);
});

it('names the row because of which a call was refused, and imports the others', async () => {
  const { submit, sent, state, items } = setUp();
  submit([
    { itemId: 'A', qty: 1 },
    { itemId: 'B', qty: 1, note: `my card ${CARD}` },
    { itemId: 'C', qty: 1 },
    { itemId: 'D', qty: 1, note: CARD },
  ]);
  await settle();
  const messages = [{ code: 'CARD_NUMBER_IN_TEXT', type: 'ERROR' }];
  expect(state()).toMatchObject({
    phase: 'done',
    added: 2,
    problems: [
      { line: 3, itemId: 'B', messages },
      { line: 5, itemId: 'D', messages },
    ],
  });
  expect(items().map(({ itemId }) => itemId)).toEqual(['A', 'C']);
  // Different rows are a different request, which needs a different key.
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  // The number is not stored anywhere once the row has been rejected.
  expect(JSON.stringify(state())).not.toContain('4111');
});

it('names the rows with items that are not sold', async () => {
  const { submit, client, state } = setUp();
  client.server.catalog = { A: 'Pen' };
  submit([
    { itemId: 'A', qty: 1 },
    { itemId: 'X', qty: 1 },
  ]);
  await settle();
  expect(state()).toMatchObject({
    added: 1,
    problems: [{ line: 3, itemId: 'X', messages: [{ code: 'LIST_ITEM_NOT_SOLD' }] }],
  });
});

it('imports one file at a time, and a new one only when no rows are left', async () => {
  const { submit, client, store, state, items } = setUp();
  client.failNext('addItems');
  submit(makeRows(2));
  submit(makeRows(5));
  await settle();
  expect(state()).toMatchObject({ phase: 'stopped', of: 2 });
  submit(makeRows(5));
  await settle();
  expect(state()).toMatchObject({ phase: 'stopped', of: 2 });
  store.dispatch(actions.importClosed('a'));
  submit(makeRows(5));
  await settle();
  expect(state()).toMatchObject({ phase: 'done', added: 5 });
  expect(items()).toHaveLength(5);
});

it('of the previous user, or into a deleted list, is forgotten', async () => {
  const { submit, store, state } = setUp();
  submit(makeRows(2));
  store.dispatch(userChanged({ wasGuest: false }));
  await settle();
  expect(state()).toBeUndefined();
  submit(makeRows(2));
  await settle();
  store.dispatch(listsActions.listDeleted({ listId: 'a', name: 'Office' }));
  expect(state()).toBeUndefined();
});

it('imports every row once, whatever fails, is lost or is rejected', async () => {
  const row = fc.record({
    itemId: fc.constantFrom('A', 'B', 'C'),
    qty: fc.integer({ min: 1, max: 9 }),
    note: fc.constantFrom('', 'blue', CARD),
  });
  const faults = fc.array(fc.constantFrom('failed' as const, 'lost' as const, 'none' as const), {
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), faults, async (rows, plan) => {
      const { submit, client, state, items, continue: goOn } = setUp();
      const addItems = client.addItems;
      client.addItems = (...args) => {
        const fault = plan.shift();
        if (fault === 'failed') client.failNext('addItems');
        if (fault === 'lost') client.loseNextReply('addItems');
        return addItems(...args);
      };
      submit(rows.map(({ note, ...rest }) => ({ ...rest, ...(note && { note }) })));
      await settle();
      const turn = limitTurns('the import still stops');
      while (state()!.phase === 'stopped') {
        turn();
        await goOn();
      }
      const units: Record<string, number> = {};
      for (const { itemId, qty, note } of rows) if (note !== CARD) units[itemId] = (units[itemId] ?? 0) + qty;
      expect(Object.fromEntries(items().map(({ itemId, qty }) => [itemId, qty]))).toEqual(units);
      expect(state()!.added + state()!.problems.length).toBe(rows.length);
    }),
    { numRuns: 100 },
  );
});
