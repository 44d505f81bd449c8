import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, limitTurns, pass, settle } from '@foolscap/fake-time';
import { buildQuickOrderItem, createFakeQuickOrderClient } from '../testing/index.ts';
import {
  createQuickOrderModule,
  makeSelectQuickOrderRows,
  quickOrderActions as actions,
  selectQuickOrderOutcome,
} from './index.ts';

const PRODUCTS = [
  buildQuickOrderItem({ itemId: '24110101', customerSku: 'OFFICE-7' }),
  buildQuickOrderItem({ itemId: '24110201', name: 'Clips', orderMultiple: 12 }),
  buildQuickOrderItem({ itemId: '24110301', name: 'Ink', stock: 3 }),
  buildQuickOrderItem({ itemId: '24110401', name: 'Lamp', isOutOfStock: true }),
];

freezeTime();

function setUp({ isManual = false } = {}) {
  const waiting: (() => void)[] = [];
  const turn = limitTurns('the server is still called');
  const client = createFakeQuickOrderClient({
    products: PRODUCTS,
    ...(isManual && { latency: () => new Promise<void>((resolve) => void waiting.push(resolve)) }),
  });
  let keys = 0;
  const module = createQuickOrderModule({ client, newKey: () => `key-${++keys}`, inLane: createWriteLane() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { quickOrder: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const selectRows = makeSelectQuickOrderRows();
  return {
    client,
    store,
    waiting,
    /** Lets the server reply to its oldest call. */
    async answer() {
      turn();
      waiting.shift()?.();
      await settle();
    },
    pause: () => pass(300),
    state: () => store.getState().quickOrder,
    views: () => selectRows(store.getState()),
    rows: () => store.getState().quickOrder.rows.map(({ line, itemId, qty }) => [line, itemId, qty]),
    outcome: () => selectQuickOrderOutcome(store.getState()),
    checks: () => client.calls.filter(({ operation }) => operation === 'checkRows').map(({ rows }) => rows),
  };
}

const paste = (...cells: string[]) => actions.textEntered({ text: cells.join('\n') });

describe('rows', () => {
  it('always have a blank one at the end', () => {
    const { store, rows } = setUp();
    expect(rows()).toEqual([[1, '', '1']]);
    store.dispatch(actions.rowChanged({ id: 1, itemId: '2' }));
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24' }));
    expect(rows()).toEqual([
      [1, '24', '1'],
      [2, '', '1'],
    ]);
    store.dispatch(actions.rowRemoved(2));
    store.dispatch(actions.rowRemoved(1));
    expect(rows()).toEqual([[1, '', '1']]);
  });

  it('are filled in from cells behind the row that they were pasted into, and numbered again', () => {
    const { store, rows, state } = setUp();
    store.dispatch(paste('a', 'b'));
    store.dispatch(actions.textEntered({ text: 'x\t2\ny\t3', id: state().rows[0]!.id }));
    expect(rows()).toEqual([
      [1, 'a', '1'],
      [2, 'x', '2'],
      [3, 'y', '3'],
      [4, 'b', '1'],
      [5, '', '1'],
    ]);
    expect(state().notice).toMatchObject({ filled: 2, merged: [], leftOut: 0 });
  });

  it('of the same item are added up, which the notice reports', () => {
    const { store, rows, state } = setUp();
    store.dispatch(paste('a\t2', 'b', 'a\t3', 'a'));
    expect(rows()).toEqual([
      [1, 'a', '6'],
      [2, 'b', '1'],
      [3, '', '1'],
    ]);
    expect(state().notice?.merged).toEqual([
      { line: 3, into: 1, qty: 6 },
      { line: 4, into: 1, qty: 6 },
    ]);
  });

  it('are at most 500; the notice shows how many were left out', () => {
    const { store, state } = setUp();
    store.dispatch(paste(...Array.from({ length: 510 }, (_, at) => `N-${at}`)));
    expect(state().rows).toHaveLength(500);
    expect(state().notice).toMatchObject({ filled: 510, leftOut: 10 });
  });
});

describe('the check', () => {
  it('waits for a pause in typing, and not after pasting', async () => {
    const { store, checks, pause, views } = setUp();
    for (const itemId of ['2', '24', '24110101']) store.dispatch(actions.rowChanged({ id: 1, itemId }));
    await pass(299);
    expect(checks()).toEqual([]);
    await pass(1);
    expect(checks()).toEqual([[{ itemId: '24110101', qty: 1 }]]);
    expect(views()[0]).toMatchObject({ isUnchecked: false, known: { item: { itemId: '24110101' } } });
    store.dispatch(paste('24110201\t5'));
    await settle();
    expect(checks()[1]).toEqual([{ itemId: '24110201', qty: 5 }]);
    expect(views()[1]!.answer).toMatchObject({ qtyToAdd: 12 });
    await pause();
    expect(checks()).toHaveLength(2);
  });

  it('sends only rows without mistakes that have no answer yet', async () => {
    const { store, checks, pause, state } = setUp();
    store.dispatch(paste('24110101', 'x\tmany', '\t7', '24110301\t2'));
    await pause();
    store.dispatch(actions.rowChanged({ id: state().rows[3]!.id, qty: '4' }));
    await pause();
    expect(checks()).toEqual([
      [
        { itemId: '24110101', qty: 1 },
        { itemId: '24110301', qty: 2 },
      ],
      [{ itemId: '24110301', qty: 4 }],
    ]);
  });

  it('keeps the item on screen while another quantity is checked', async () => {
    const { store, pause, answer, views } = setUp({ isManual: true });
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24110301' }));
    await pause();
    await answer();
    store.dispatch(actions.rowChanged({ id: 1, qty: '5' }));
    await pause();
    expect(views()[0]).toMatchObject({
      isUnchecked: true,
      answer: undefined,
      known: { item: { name: 'Ink' } },
    });
    await answer();
    expect(views()[0]!.answer).toMatchObject({ qtyToAdd: 3, messages: [{ code: 'PARTIAL_QTY_AVAILABLE' }] });
  });

  it('finds rows of the same item, also by part number', async () => {
    const { store, pause, views, state } = setUp();
    store.dispatch(paste('24110101', '24110201'));
    store.dispatch(actions.rowChanged({ id: state().rows[2]!.id, itemId: 'OFFICE-7' }));
    expect(views()[2]!.duplicateOf).toBeUndefined();
    await pause();
    expect(views()[2]).toMatchObject({ duplicateOf: 1 });
  });

  it('can be repeated after a failure', async () => {
    const { store, client, pause, state, views } = setUp();
    client.failNext('checkRows');
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24110101' }));
    await pause();
    expect(state().check).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
    store.dispatch(actions.checkRequested());
    await pause();
    expect(state().check).toEqual({ phase: 'idle' });
    expect(views()[0]!.answer).toBeDefined();
  });

  it('keeps rows that do not change as they are on screen', async () => {
    const { store, pause, views, state } = setUp();
    store.dispatch(paste('24110101', '24110201'));
    await pause();
    const [first] = views();
    store.dispatch(actions.rowChanged({ id: state().rows[1]!.id, qty: '24' }));
    await pause();
    expect(views()[0]).toBe(first);
  });

  it('ends with the replies for the current rows, in every order of changes, pauses, replies and failures', async () => {
    const step = fc.oneof(
      fc.record({
        row: fc.nat(2),
        itemId: fc.constantFrom('24110101', '24110301', '2411', ''),
        qty: fc.constantFrom('1', '5', 'x'),
      }),
      fc.record({ remove: fc.nat(2) }),
      fc.constant('pause' as const),
      fc.constant('reply' as const),
      fc.constant('fail' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const { store, client, answer, pause, waiting, state, views } = setUp({ isManual: true });
        for (const each of steps) {
          if (each === 'pause') await pause();
          else if (each === 'reply') await answer();
          else if (each === 'fail') client.failNext('checkRows');
          else if ('remove' in each) {
            const row = state().rows[each.remove];
            if (row) store.dispatch(actions.rowRemoved(row.id));
          } else {
            const row = state().rows[each.row] ?? state().rows[0]!;
            store.dispatch(actions.rowChanged({ id: row.id, itemId: each.itemId, qty: each.qty }));
          }
          expect(waiting.length).toBeLessThanOrEqual(1);
        }
        // The last failure is repeated until none is left.
        for (let at = 0; at <= steps.length; at++) {
          await pause();
          while (waiting.length) await answer();
          if (state().check.phase === 'failed') store.dispatch(actions.checkRequested());
        }
        for (const { row, isUnchecked, answer: found } of views()) {
          expect(isUnchecked).toBe(false);
          if (found) expect([found.itemId, String(found.qty)]).toEqual([row.itemId, row.qty]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('the add', () => {
  it('sends all rows in one command; those that were added leave, the others stay with the reason', async () => {
    const { store, client, pause, rows, outcome, state } = setUp();
    store.dispatch(paste('24110101\t2', '24110191', '24110201\t5', '24110401', 'x\tmany'));
    await pause();
    store.dispatch(actions.addSubmitted());
    expect(state().phase).toBe('adding');
    await pause();
    expect(client.cart).toEqual({ '24110101': 2, '24110201': 12 });
    expect(outcome()).toMatchObject({
      added: 2,
      of: 5,
      changed: [{ line: 3, itemId: '24110201', qty: 12, messages: [{ code: 'ORDER_MULTIPLE' }] }],
      problems: [
        { line: 2, messages: [{ code: 'ITEM_NOT_FOUND' }], suggestions: [{ itemId: '24110101' }] },
        { line: 4, messages: [{ code: 'OUT_OF_STOCK' }] },
        { line: 5, fault: 'QUANTITY_INVALID' },
      ],
    });
    expect(rows()).toEqual([
      [2, '24110191', '1'],
      [4, '24110401', '1'],
      [5, 'x', 'many'],
      [6, '', '1'],
    ]);
    expect(state().rows[0]!.problem).toMatchObject({ suggestions: [{ itemId: '24110101' }] });
    store.dispatch(actions.rowChanged({ id: state().rows[0]!.id, itemId: '24110101' }));
    expect(state().rows[0]).not.toHaveProperty('problem');
  });

  it('begins with number 1 again when all rows were added', async () => {
    const { store, pause, rows } = setUp();
    store.dispatch(paste('24110101', '24110201\t12'));
    store.dispatch(actions.addSubmitted());
    await pause();
    expect(rows()).toEqual([[1, '', '1']]);
  });

  it('adds rows of the same item up first', async () => {
    const { store, client, pause, state } = setUp();
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24110101', qty: '2' }));
    store.dispatch(actions.rowChanged({ id: 2, itemId: 'OFFICE-7', qty: '3' }));
    await pause();
    store.dispatch(actions.addSubmitted());
    await pause();
    expect(client.calls.at(-1)).toMatchObject({ rows: [{ itemId: '24110101', qty: 5 }] });
    expect(state().notice?.merged).toEqual([{ line: 2, into: 1, qty: 5 }]);
  });

  it('sends nothing without a row that can be sent', async () => {
    const { store, client, outcome } = setUp();
    store.dispatch(actions.addSubmitted());
    expect(outcome()).toMatchObject({ added: 0, of: 0, problems: [] });
    store.dispatch(actions.rowChanged({ id: 1, itemId: '', qty: '9' }));
    store.dispatch(actions.addSubmitted());
    expect(outcome()).toMatchObject({ of: 1, problems: [{ line: 1, fault: 'ITEM_MISSING' }] });
    expect(client.calls).toEqual([]);
  });

  it('is a single one, however often the button is clicked, and rows cannot change in the meantime', async () => {
    const { store, client, answer, rows } = setUp({ isManual: true });
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24110101' }));
    store.dispatch(actions.addSubmitted());
    store.dispatch(actions.addSubmitted());
    store.dispatch(actions.rowChanged({ id: 1, qty: '7' }));
    store.dispatch(actions.rowRemoved(1));
    store.dispatch(paste('24110201'));
    expect(rows()).toEqual([
      [1, '24110101', '1'],
      [2, '', '1'],
    ]);
    await answer();
    expect(client.calls.filter(({ operation }) => operation === 'addRows')).toHaveLength(1);
  });

  it('keeps the rows after a failure, and repeats it under the same key unless they change', async () => {
    const { store, client, pause, outcome, rows, state } = setUp();
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24110101' }));
    const submit = async () => {
      client.failNext('addRows');
      store.dispatch(actions.addSubmitted());
      await pause();
    };
    await submit();
    expect(outcome()).toMatchObject({ failure: { code: 'NETWORK' }, added: 0 });
    expect(state().phase).toBe('editing');
    expect(rows()[0]).toEqual([1, '24110101', '1']);
    await submit();
    store.dispatch(actions.rowChanged({ id: 1, qty: '2' }));
    await submit();
    const keys = client.calls.flatMap(({ key }) => key ?? []);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2']);
  });

  it('of the previous user is forgotten', async () => {
    const { store, answer, rows, outcome } = setUp({ isManual: true });
    store.dispatch(actions.rowChanged({ id: 1, itemId: '24110101' }));
    store.dispatch(actions.addSubmitted());
    store.dispatch(actions.quickOrderReset());
    await answer();
    expect(rows()).toEqual([[1, '', '1']]);
    expect(outcome()).toBeNull();
  });
});
