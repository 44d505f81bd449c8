import fc from 'fast-check';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { CardPaymentBody } from '../contract/index.ts';
import { storedValueBody } from '../model/index.ts';
import { createFakePaymentsClient } from '../testing/index.ts';
import {
  cardBalanceActions,
  createCardBalanceModule,
  createSecretHandover,
  selectCardBalance,
} from './index.ts';

freezeTime();

function setUp({ latency }: { latency?: () => Promise<unknown> } = {}) {
  const client = createFakePaymentsClient(latency && { latency });
  const cards = createSecretHandover<CardPaymentBody>();
  const module = createCardBalanceModule({ client, cards });
  const seen: string[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { cardBalance: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        seen.push(JSON.stringify(action));
        return next(action);
      }),
  });
  sagas.run(module.saga!);
  return {
    client,
    cards,
    store,
    balance: () => selectCardBalance(store.getState()),
    everything: () => seen.join() + JSON.stringify(store.getState()),
    check(number: string, code = number.slice(-4)) {
      const claim = cards.deposit(storedValueBody({ type: 'GIFT_CARD', number, code }));
      store.dispatch(cardBalanceActions.balanceRequested({ claim }));
      return claim;
    },
  };
}

const GIFT = '6006490025000004321';

it('reads the balance of a card, whose number and code never pass through the store', async () => {
  const { balance, cards, check, client, everything } = setUp();
  const claim = check(GIFT);
  expect(balance()).toEqual({ phase: 'checking' });
  await settle();
  expect(balance()).toEqual({
    phase: 'checked',
    card: { paymentType: 'GIFT_CARD', lastFourDigit: '4321', balance: 25 },
  });
  expect(client.calls).toEqual([
    {
      operation: 'checkBalance',
      args: [{ paymentType: 'GIFT_CARD', accountNumber: GIFT, cvv: '4321' }],
    },
  ]);
  expect(client.server.storedValue).toEqual([]);
  expect(cards.collect(claim)).toBeUndefined();
  expect(everything()).not.toMatch(/600649|cvv/);
});

it('reads a balance of nothing', async () => {
  const { balance, check } = setUp();
  check('6006490000000000001');
  await settle();
  expect(balance()).toMatchObject({ phase: 'checked', card: { balance: 0 } });
});

it('reports an unknown card, and clears everything on reset', async () => {
  const { balance, check, store } = setUp();
  check(GIFT, '9999');
  await settle();
  expect(balance()).toMatchObject({ phase: 'failed', failure: { code: 'GIFT_CARD_D33' } });
  store.dispatch(cardBalanceActions.balanceReset());
  expect(balance()).toEqual({ phase: 'idle' });
});

it('shows the card that was entered last, in every order of replies, and nothing after a reset', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isReset) => {
      const { balance, check, store } = setUp({
        latency: () => scheduler.schedule(Promise.resolve(), 'reply'),
      });
      check('6006490001000000001');
      check('6006490002000000002');
      if (isReset) store.dispatch(cardBalanceActions.balanceReset());
      await scheduler.waitAll();
      await settle();
      expect(balance()).toEqual(
        isReset
          ? { phase: 'idle' }
          : { phase: 'checked', card: { paymentType: 'GIFT_CARD', lastFourDigit: '0002', balance: 2 } },
      );
    }),
    { numRuns: 20 },
  );
});
