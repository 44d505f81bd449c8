import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeApprovalsClient } from '../testing/index.ts';
import { approvalsActions, createApprovalsModule, selectApprovalOrders, selectDecision } from './index.ts';

freezeTime();

async function start() {
  const client = createFakeApprovalsClient();
  let keys = 0;
  const { reducer, saga } = createApprovalsModule({ client, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { approvals: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  store.dispatch(approvalsActions.approvalOrdersRequested({ view: 'WAITING' }));
  await settle();
  const decide = (orderNumber: string, action: 'ACCEPT' | 'DECLINE' = 'ACCEPT') =>
    store.dispatch(
      approvalsActions.decisionSubmitted({
        action,
        orders: [{ orderNumber, cartId: 'cart', ownerProfileId: 'buyer', approvalComments: '' }],
      }),
    );
  const listed = () =>
    selectApprovalOrders(store.getState()).value?.approvalOrders.map(({ orderNumber }) => orderNumber);
  const outcome = () => selectDecision(store.getState());
  return { client, store, decide, listed, outcome };
}

it('shows what is left after a decision', async () => {
  const { decide, listed, outcome } = await start();
  expect(listed()).toEqual(['10045', '10052']);
  decide('10045');
  await settle();
  expect(outcome()).toMatchObject({
    phase: 'done',
    serial: 1,
    results: [{ orderNumber: '10045', isDecided: true, state: 'APPROVED' }],
  });
  expect(listed()).toEqual(['10052']);
});

it('reads the list again when another approver was faster, also if the decision fails', async () => {
  const { client, decide, listed, outcome } = await start();
  await client.decide('DECLINE', [
    { orderNumber: '10045', cartId: 'cart', ownerProfileId: 'buyer', approvalComments: '' },
  ]);
  client.failNext('decide');
  decide('10045');
  await settle();
  expect(outcome()).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } });
  expect(listed()).toEqual(['10052']);
  decide('10045');
  await settle();
  expect(outcome()).toMatchObject({
    phase: 'done',
    serial: 2,
    results: [{ isDecided: false, state: 'DECLINED', code: 'ORDER_NOT_PENDING' }],
  });
  expect(listed()).toEqual(['10052']);
});

it('sends a second click once', async () => {
  const { client, decide } = await start();
  decide('10045');
  decide('10045');
  await settle();
  expect(client.calls.filter((call) => call === 'decide')).toHaveLength(1);
});

it('saves a change with one key, also when it is tried again; another change has another key', async () => {
  const { client, store } = await start();
  const submit = async (qty: number, expectedTotal?: number) => {
    const body = {
      adds: [{ itemId: 'pen', qty }],
      ...(expectedTotal === undefined ? {} : { expectedTotal }),
    };
    store.dispatch(approvalsActions.changeSubmitted({ orderNumber: '10045', body }));
    await settle();
  };
  await submit(1);
  client.failNext('changeOrder');
  await submit(1, 5);
  await submit(1, 5);
  await submit(1, 5);
  await submit(2, 5);
  expect(client.changeKeys).toEqual([undefined, 'key-1', 'key-1', 'key-2', 'key-3']);
});
