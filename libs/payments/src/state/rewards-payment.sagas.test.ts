import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createWriteLane } from '@foolscap/core/sagas';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeRewardsPaymentClient } from '../testing/index.ts';
import { createRewardsPaymentModule, rewardsPaymentActions, selectRewardsPayment } from './index.ts';

freezeTime();

function setUp({ latency }: { latency?: () => Promise<unknown> } = {}) {
  const client = createFakeRewardsPaymentClient(latency && { latency });
  const inLane = createWriteLane();
  let keys = 0;
  const module = createRewardsPaymentModule({ client, inLane, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { rewardsPayment: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return {
    client,
    store,
    use: (amount?: number) =>
      store.dispatch(rewardsPaymentActions.rewardsSubmitted(amount === undefined ? {} : { amount })),
    remove: (id = 'rewards-1') => store.dispatch(rewardsPaymentActions.rewardsRemovalRequested({ id })),
    state: () => selectRewardsPayment(store.getState()),
  };
}

it('uses all rewards, then an amount, then none, each under its own key', async () => {
  const { client, use, remove, state } = setUp();
  use();
  expect(state()).toEqual({ phase: 'working', task: 'use', serial: 0 });
  await settle();
  expect(state()).toEqual({ phase: 'done', task: 'use', serial: 1 });
  expect(client.server.used).toMatchObject({ balance: 8 });
  use(2.5);
  await settle();
  expect(client.server.used).toMatchObject({ balance: 2.5 });
  remove();
  expect(state()).toMatchObject({ phase: 'working', task: 'remove' });
  await settle();
  expect(state()).toEqual({ phase: 'done', task: 'remove', serial: 3 });
  expect(client.server.used).toBeUndefined();
  expect(client.calls.map(({ args }) => args)).toEqual([
    [{}, 'key-1'],
    [{ amount: 2.5 }, 'key-2'],
    ['rewards-1', 'key-3'],
  ]);
});

it('sends changes one after another, so that the last one decides', async () => {
  const pending: (() => void)[] = [];
  const { client, use, remove } = setUp({
    latency: () => new Promise<void>((resolve) => void pending.push(resolve)),
  });
  use();
  remove();
  await settle();
  expect(client.calls).toHaveLength(1);
  pending.shift()!();
  await settle();
  expect(client.calls.map(({ operation }) => operation)).toEqual(['payByRewards', 'removePayment']);
  pending.shift()!();
  await settle();
  expect(client.server.used).toBeUndefined();
});

it('reports a rejection, and none for rewards that another tab has removed', async () => {
  const { client, use, remove, state } = setUp();
  use(9);
  await settle();
  expect(state()).toMatchObject({
    phase: 'failed',
    failure: { code: 'REWARDS_NOT_AVAILABLE', message: 'You can use up to $8.00 of your rewards.' },
    serial: 1,
  });
  remove();
  await settle();
  expect(state()).toMatchObject({ phase: 'done', task: 'remove' });
  client.failNext();
  remove();
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', failure: { status: 503 } });
});

it('forgets the outcome with the order', async () => {
  const { store, use, state } = setUp();
  use();
  await settle();
  store.dispatch(rewardsPaymentActions.rewardsReset());
  expect(state()).toEqual({ phase: 'idle', serial: 0 });
  use();
  await settle();
  expect(state()).toMatchObject({ phase: 'done' });
});
