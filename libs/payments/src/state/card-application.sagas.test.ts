import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeApplicationWindows, createFakePaymentsClient } from '../testing/index.ts';
import { cardApplicationActions, createCardApplicationModule, selectCardApplication } from './index.ts';

freezeTime();

const billingAddress = { address1: '1 Main Street', city: 'Framingham', state: 'MA', zipCode: '01702' };
const APPROVED = { status: 'success', gatewayToken: 'card_1', billingAddress } as const;

function setUp({ latency }: { latency?: () => Promise<unknown> } = {}) {
  const client = createFakePaymentsClient(latency && { latency });
  const windows = createFakeApplicationWindows();
  let keys = 0;
  const module = createCardApplicationModule({ client, windows, newKey: () => `key-${(keys += 1)}` });
  const seen: { type: string }[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { cardApplication: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        seen.push(action as { type: string });
        return next(action);
      }),
  });
  sagas.run(module.saga);
  return {
    client,
    windows,
    seen,
    dispatch: store.dispatch,
    state: () => selectCardApplication(store.getState()),
    open: () =>
      store.dispatch(
        cardApplicationActions.applicationOpened({ url: 'https://pay.example/apply', transactionId: 't-1' }),
      ),
  };
}

it('adds an approved card to the order by its token, and closes the window', async () => {
  const { client, windows, open, seen, state } = setUp();
  open();
  expect([state().phase, windows.opened]).toEqual(['applying', ['https://pay.example/apply']]);
  windows.decide(APPROVED);
  await settle();
  expect(state()).toEqual({ phase: 'decided', status: 'success' });
  expect(client.calls).toHaveLength(1);
  expect(client.calls[0]!.args[0]).toMatchObject({ cardPayment: { gatewayToken: 'card_1' } });
  expect(seen.map(({ type }) => type)).toContain('payments/cardSaved');
  expect(JSON.stringify([seen, state()])).not.toContain('card_1');
  expect(windows.isOpen).toBe(false);
});

it.each(['warning', 'failure'] as const)(
  '%s adds nothing, and stays until it is dismissed',
  async (status) => {
    const { client, windows, open, dispatch, state } = setUp();
    open();
    windows.decide({ status });
    await settle();
    expect(state()).toEqual({ phase: 'decided', status });
    expect(client.calls).toEqual([]);
    dispatch(cardApplicationActions.applicationDismissed());
    expect(state()).toEqual({ phase: 'idle' });
  },
);

it('a closed window has no result', async () => {
  const { windows, open, state } = setUp();
  open();
  windows.decide({ status: 'canceled' });
  await settle();
  expect(state()).toEqual({ phase: 'idle' });
});

it('brings its window to the front, and opens no second one', async () => {
  const { windows, open, dispatch } = setUp();
  open();
  dispatch(cardApplicationActions.applicationWindowRequested());
  await settle();
  open();
  expect([windows.focused, windows.opened.length]).toEqual([1, 1]);
});

it('reports a blocked window, and a card that could not be added', async () => {
  const { client, windows, open, state } = setUp();
  windows.isBlocked = true;
  open();
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'WINDOW_BLOCKED' } });
  windows.isBlocked = false;
  client.failNext({ code: 'INVALID_CARD', status: 400 });
  open();
  windows.decide(APPROVED);
  await settle();
  expect(state()).toMatchObject({ phase: 'failed', failure: { code: 'INVALID_CARD' } });
});

it('a reset closes the window; its late result changes nothing', async () => {
  const { client, windows, open, dispatch, state } = setUp();
  open();
  dispatch(cardApplicationActions.applicationReset());
  expect(windows.isOpen).toBe(false);
  windows.decide(APPROVED);
  await settle();
  expect([state().phase, client.calls]).toEqual(['idle', []]);
});
