import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeApprovalsClient } from '../testing/index.ts';
import { approvalsActions, createApprovalsModule, selectApprovalOrders, selectDecision } from './index.ts';

freezeTime();

async function start() {
  const client = createFakeApprovalsClient();
  const { reducer, saga } = createApprovalsModule({ client });
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
