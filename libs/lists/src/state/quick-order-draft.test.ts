import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { createWriteLane } from '@foolscap/core/sagas';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { buildQuickOrderItem, createFakeQuickOrderClient } from '../testing/index.ts';
import { createQuickOrderModule, quickOrderActions as actions } from './index.ts';

const CARD = '4111111111111111';

freezeTime();
beforeEach(() => sessionStorage.clear());

const clock = createTestClock();
let keys = 0;

/** Opens a page with the quick order, whose server remembers what an earlier page sent. */
function open({ client = createClient(), site = 'sdc' } = {}) {
  const module = createQuickOrderModule({
    client,
    newKey: () => `key-${++keys}`,
    inLane: createWriteLane(),
    keep: {
      storage: createExpiringStorage(() => sessionStorage, clock),
      getKey: () => `quick-order-${site}`,
      mayKeep: (text) => !text.includes(CARD),
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { quickOrder: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  const task = sagas.run(module.saga);
  return {
    client,
    store,
    type: (id: number, itemId: string, qty = '1') => store.dispatch(actions.rowChanged({ id, itemId, qty })),
    pause: () => pass(500),
    rows: () => store.getState().quickOrder.rows.map(({ line, itemId, qty }) => [line, itemId, qty]),
    ids: () => store.getState().quickOrder.rows.map(({ id }) => id),
    /** The form is on screen. */
    show: async () => {
      store.dispatch(actions.draftRequested());
      await pass(500);
    },
    leave: () => task.cancel(),
  };
}
const createClient = () =>
  createFakeQuickOrderClient({
    products: [buildQuickOrderItem({ itemId: '24110101' }), buildQuickOrderItem({ itemId: '24110201' })],
  });

it('is filled in after a reload, once the form is on screen, and checked', async () => {
  const before = open();
  before.type(1, '24110101', '5');
  before.type(2, 'no-such-item', 'many');
  await before.pause();
  before.leave();

  const after = open();
  await after.pause();
  expect(after.rows()).toEqual([[1, '', '1']]);
  await after.show();
  expect(after.rows()).toEqual([
    [1, '24110101', '5'],
    [2, 'no-such-item', 'many'],
    [3, '', '1'],
  ]);
  expect(after.client.calls).toMatchObject([
    { operation: 'checkRows', rows: [{ itemId: '24110101', qty: 5 }] },
  ]);
  expect(new Set(after.ids()).size).toBe(3);
});

it('never replaces rows on screen, and is filled in once', async () => {
  const before = open();
  before.type(1, '24110101');
  await before.pause();
  const after = open();
  after.type(1, '24110201');
  await after.show();
  expect(after.rows()[0]).toEqual([1, '24110201', '1']);
  after.store.dispatch(actions.rowsCleared());
  await after.show();
  expect(after.rows()).toEqual([[1, '', '1']]);
});

it('has the rows that are left after an add, and none of those that were added', async () => {
  const before = open();
  before.store.dispatch(actions.textEntered({ text: '24110101\nno-such-item' }));
  before.store.dispatch(actions.addSubmitted());
  await settle();
  before.leave();
  const after = open();
  await after.show();
  expect(after.rows()).toEqual([
    [1, 'no-such-item', '1'],
    [2, '', '1'],
  ]);
});

it.each([
  ['all rows were added', actions.addSubmitted()],
  ['the rows were cleared', actions.rowsCleared()],
  ['the user signed out', actions.quickOrderReset()],
])('is cleared immediately when %s', async (_, action) => {
  const before = open();
  before.type(1, '24110101');
  await before.pause();
  expect(sessionStorage).toHaveLength(1);
  before.store.dispatch(action);
  await settle();
  expect(sessionStorage).toHaveLength(0);
  await before.pause();
  expect(sessionStorage).toHaveLength(0);
});

it('stays at a sign-in, without what is known about the rows', async () => {
  const page = open();
  page.type(1, '24110101');
  await page.pause();
  expect(page.store.getState().quickOrder.answers).toHaveLength(1);
  page.store.dispatch(actions.quickOrderReset({ keepsRows: true }));
  expect(page.store.getState().quickOrder.answers).toEqual([]);
  page.store.dispatch(actions.checkRequested());
  await page.pause();
  expect(page.rows()[0]).toEqual([1, '24110101', '1']);
  expect(page.store.getState().quickOrder.answers).toHaveLength(1);
  expect(sessionStorage).toHaveLength(1);
});

it('is another one on each site', async () => {
  const before = open({ site: 'sba' });
  before.type(1, '24110101');
  await before.pause();
  const after = open({ site: 'sdc' });
  await after.show();
  expect(after.rows()).toEqual([[1, '', '1']]);
});

it('has no number that may be that of a card', async () => {
  const page = open();
  page.store.dispatch(actions.textEntered({ text: `24110101\n${CARD}\t2\n24110201` }));
  page.client.failNext('addRows');
  page.store.dispatch(actions.addSubmitted());
  await page.pause();
  expect(sessionStorage.getItem('foolscap:quick-order-sdc')).toContain('24110201');
  expect(sessionStorage.getItem('foolscap:quick-order-sdc')).not.toContain(CARD);
});

it('adds nothing twice when the page was left before the reply', async () => {
  let isLost = true;
  const client = createFakeQuickOrderClient({ products: [buildQuickOrderItem({ itemId: '24110101' })] });
  const addRows = client.addRows.bind(client);
  client.addRows = async (...args) => {
    const data = await addRows(...args);
    return isLost ? new Promise(() => undefined) : data;
  };
  const before = open({ client });
  before.type(1, '24110101', '3');
  before.store.dispatch(actions.addSubmitted());
  await before.pause();
  before.leave();
  expect(client.cart).toEqual({ '24110101': 3 });

  isLost = false;
  const after = open({ client });
  await after.show();
  after.store.dispatch(actions.addSubmitted());
  await after.pause();
  expect(after.store.getState().quickOrder.outcome).toMatchObject({ added: 1, problems: [] });
  expect(client.cart).toEqual({ '24110101': 3 });
});

it.each([
  '{',
  '{"value":{"rows":5},"until":99999999999999}',
  '{"value":{"rows":[null,{"itemId":7}]},"until":99999999999999}',
])('is blank if the browser has %s', async (text) => {
  sessionStorage.setItem('foolscap:quick-order-sdc', text);
  const page = open();
  await page.show();
  expect(page.rows()).toEqual([[1, '', '1']]);
});
