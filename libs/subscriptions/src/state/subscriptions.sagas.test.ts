import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { freezeTime, settle } from '@foolscap/fake-time';
import { buildSubscription, createFakeSubscriptionsClient } from '../testing/index.ts';
import type { FakeSubscriptionsOptions } from '../testing/index.ts';
import { createSubscriptionsModule } from './subscriptions.module.ts';
import {
  selectRestockDrawer,
  selectSubscriptions,
  subscriptionsActions as actions,
} from './subscriptions.slice.ts';

freezeTime();

function setUp(options: FakeSubscriptionsOptions = {}) {
  const client = createFakeSubscriptionsClient(options);
  let keys = 0;
  const module = resetOnUserChange(createSubscriptionsModule({ client, newKey: () => `key-${++keys}` }));
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { subscriptions: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  const held = (id = 'subscription-1') =>
    selectSubscriptions(store.getState()).value?.subscriptions.find((each) => each.id === id);
  const drawer = () => selectRestockDrawer(store.getState());
  const change = (id = 'subscription-1') => store.getState().subscriptions.changes[id];
  return { client, store, held, drawer, change };
}

async function openList(options: FakeSubscriptionsOptions = { subscriptions: [buildSubscription()] }) {
  const shop = setUp(options);
  shop.store.dispatch(actions.subscriptionsRequested());
  await settle();
  return shop;
}
async function openDrawer(options: FakeSubscriptionsOptions = {}) {
  const shop = setUp(options);
  shop.store.dispatch(actions.drawerOpened({ itemId: '24110101' }));
  shop.store.dispatch(actions.offerRequested('24110101'));
  await settle();
  return shop;
}

const body = {
  itemId: '24110101',
  qty: 3,
  interval: 'MONTHLY' as const,
  nextDate: '2026-12-01',
  addressId: 'address-1',
  paymentId: 'card-1',
};

describe('the list', () => {
  it('keeps its value while it is loaded again, and after a failure', async () => {
    const { client, store, held } = await openList();
    client.failNext('list');
    store.dispatch(actions.subscriptionsRequested());
    expect(selectSubscriptions(store.getState()).phase).toBe('loading');
    await settle();
    expect(selectSubscriptions(store.getState())).toMatchObject({
      phase: 'failed',
      failure: { code: 'NETWORK' },
    });
    expect(held()).toMatchObject({ qty: 2 });
  });

  it('pauses, resumes, cancels and restores', async () => {
    const { store, held } = await openList();
    for (const [action, status] of [
      ['PAUSE', 'PAUSED'],
      ['RESUME', 'ACTIVE'],
      ['CANCEL', 'CANCELED'],
      ['RESTORE', 'ACTIVE'],
    ] as const) {
      store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action }));
      await settle();
      expect(held()).toMatchObject({ status });
    }
  });

  it('undoes a skip', async () => {
    const { store, held, change } = await openList();
    store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action: 'SKIP' }));
    await settle();
    expect(held()).toMatchObject({ nextDate: '2027-01-06' });
    store.dispatch(actions.skipUndone('subscription-1'));
    await settle();
    expect(held()).toMatchObject({ nextDate: '2026-12-09' });
    expect(change()).toMatchObject({ phase: 'done', action: 'SET_BACK' });
    // There is nothing left to undo.
    store.dispatch(actions.skipUndone('subscription-1'));
    await settle();
    expect(held()).toMatchObject({ revision: 3 });
  });

  it('undoes a skip of monthly orders without moving their day of the month', async () => {
    const { store, held } = await openList({
      subscriptions: [buildSubscription({ interval: 'MONTHLY', nextDate: '2027-01-31' })],
    });
    const skip = async () => {
      store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action: 'SKIP' }));
      await settle();
    };
    await skip();
    await skip();
    expect(held()).toMatchObject({ nextDate: '2027-03-31' });
    store.dispatch(actions.skipUndone('subscription-1'));
    await settle();
    expect(held()).toMatchObject({ nextDate: '2027-02-28', followingDate: '2027-03-31' });
  });

  it('sends one change of a subscription at a time, and those of different ones concurrently', async () => {
    const { client, store, held } = await openList({
      subscriptions: [buildSubscription(), buildSubscription({ id: 'subscription-2' })],
    });
    store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action: 'PAUSE' }));
    store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action: 'CANCEL' }));
    store.dispatch(actions.actionSubmitted({ id: 'subscription-2', action: 'PAUSE' }));
    await settle();
    expect(client.calls.filter(({ operation }) => operation === 'act')).toHaveLength(2);
    expect([held()?.status, held('subscription-2')?.status]).toEqual(['PAUSED', 'PAUSED']);
  });

  it('is read again when a change was refused because another window was faster', async () => {
    const { client, store, held, change } = await openList();
    client.subscriptions[0] = buildSubscription({ qty: 9, revision: 5 });
    store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action: 'PAUSE' }));
    await settle();
    expect(change()).toMatchObject({ phase: 'failed', failure: { code: 'SUBSCRIPTION_CHANGED' } });
    expect(held()).toMatchObject({ qty: 9, status: 'ACTIVE' });
  });

  it('never shows an older version than one that was shown, in all orders of replies', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { client, store, held } = await openList();
        const list = client.list.bind(client);
        Object.assign(client, { list: scheduler.scheduleFunction(list) });
        const { act } = client;
        Object.assign(client, { act: scheduler.scheduleFunction(act) });
        let newest = 1;
        const stop = store.subscribe(() => {
          const revision = held()?.revision ?? 0;
          expect(revision).toBeGreaterThanOrEqual(newest);
          newest = revision;
        });
        store.dispatch(actions.subscriptionsRequested());
        store.dispatch(actions.actionSubmitted({ id: 'subscription-1', action: 'PAUSE' }));
        store.dispatch(actions.subscriptionsRequested());
        await scheduler.waitAll();
        await settle();
        stop();
        expect(held()).toMatchObject({ status: 'PAUSED', revision: 2 });
      }),
      { numRuns: 30 },
    );
  });
});

describe('the drawer', () => {
  it('creates a subscription', async () => {
    const { store, drawer } = await openDrawer();
    expect(drawer()?.offer).toMatchObject({ phase: 'ready', value: { item: { price: 7.49 } } });
    store.dispatch(actions.createSubmitted(body));
    expect(drawer()?.submit.phase).toBe('saving');
    await settle();
    expect(drawer()?.submit).toMatchObject({ phase: 'saved', isNew: true, subscription: { qty: 3 } });
  });

  it('sends a request without a reply again under the same key: one subscription', async () => {
    const { client, store, drawer } = await openDrawer();
    client.failNext('create', {}, true);
    store.dispatch(actions.createSubmitted(body));
    await settle();
    expect(drawer()?.submit).toMatchObject({ phase: 'failed', serial: 1 });
    store.dispatch(actions.createSubmitted(body));
    await settle();
    expect(drawer()?.submit).toMatchObject({ phase: 'saved' });
    expect(client.subscriptions).toHaveLength(1);
    expect(client.calls.flatMap(({ key }) => key ?? [])).toEqual(['key-1', 'key-1']);
  });

  it('takes another key for another form', async () => {
    const { client, store } = await openDrawer();
    client.failNext('create');
    store.dispatch(actions.createSubmitted(body));
    await settle();
    store.dispatch(actions.createSubmitted({ ...body, qty: 4 }));
    await settle();
    expect(client.calls.flatMap(({ key }) => key ?? [])).toEqual(['key-1', 'key-2']);
  });

  it('shows the subscription that another window has created', async () => {
    const { client, store, drawer } = await openDrawer();
    client.subscriptions.push(buildSubscription());
    store.dispatch(actions.createSubmitted(body));
    await settle();
    expect(drawer()?.submit).toMatchObject({ phase: 'failed', failure: { code: 'SUBSCRIPTION_EXISTS' } });
    expect(drawer()?.offer.value?.existing).toMatchObject({ id: 'subscription-1' });
  });

  it('changes a subscription, also in the list', async () => {
    const { store, drawer, held } = await openList();
    store.dispatch(actions.drawerOpened({ itemId: '24110101' }));
    store.dispatch(
      actions.updateSubmitted({ id: 'subscription-1', itemId: '24110101', body: { revision: 1, qty: 8 } }),
    );
    await settle();
    expect(drawer()?.submit).toMatchObject({ phase: 'saved', isNew: false });
    expect(held()).toMatchObject({ qty: 8 });
  });

  it('for another item ignores the reply for the one before', async () => {
    const waiting: (() => void)[] = [];
    const { store, drawer } = setUp({
      latency: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    });
    for (const itemId of ['first', 'second']) {
      store.dispatch(actions.drawerOpened({ itemId }));
      store.dispatch(actions.offerRequested(itemId));
    }
    for (const answer of waiting.reverse()) answer();
    await settle();
    expect(drawer()).toMatchObject({ itemId: 'second', offer: { value: { item: { itemId: 'second' } } } });
  });

  it('clears everything when another shopper signs in', async () => {
    const { store, drawer, held } = await openList();
    store.dispatch(actions.drawerOpened({ itemId: '24110101' }));
    store.dispatch(actions.offerRequested('24110101'));
    store.dispatch(userChanged({ wasGuest: false }));
    await settle();
    expect([drawer(), held()]).toEqual([null, undefined]);
  });
});
