import { configureStore } from '@reduxjs/toolkit';
import fc from 'fast-check';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { CardPaymentBody } from '../contract/index.ts';
import { buildSavedCard, createFakeWalletClient } from '../testing/index.ts';
import { cardPaymentBody } from '../model/index.ts';
import { createSecretHandover } from './secret-handover.ts';
import { createWalletModule } from './wallet.module.ts';
import { selectWallet, selectWalletChange, walletActions } from './wallet.slice.ts';

freezeTime();

const NUMBER = '4111111111111111';
const CARD = cardPaymentBody({
  brand: 'VISA',
  accountNumber: NUMBER,
  expiry: '0431',
  cvv: '987',
  billingAddress: buildSavedCard().billingAddress,
});
const two = () => [
  buildSavedCard({ id: 'one', isDefault: true }),
  buildSavedCard({ id: 'two', lastFourDigit: '4444', brand: 'MASTER_CARD' }),
];

function open(options: Parameters<typeof createFakeWalletClient>[0] = { cards: two() }) {
  const client = createFakeWalletClient(options);
  const cards = createSecretHandover<CardPaymentBody>();
  const module = resetOnUserChange(createWalletModule({ client, cards, newKey: () => 'key-1' }));
  const seen: string[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { wallet: module.reducer },
    middleware: (defaults) =>
      defaults().concat(sagas, () => (next: (action: unknown) => unknown) => (action: unknown) => {
        seen.push(JSON.stringify(action));
        return next(action);
      }),
  });
  sagas.run(module.saga);
  const request = (command: Parameters<typeof walletActions.walletChangeRequested>[0]) =>
    store.dispatch(walletActions.walletChangeRequested(command));
  return {
    client,
    cards,
    store,
    seen,
    request,
    ids: () => selectWallet(store.getState()).value?.userPayments.map(({ id }) => id),
    change: () => selectWalletChange(store.getState()),
  };
}

/** Lets pending replies arrive. */

it('lists the cards, and keeps them while they are read again', async () => {
  const { store, ids } = open();
  store.dispatch(walletActions.walletRequested());
  expect(selectWallet(store.getState()).phase).toBe('loading');
  await settle();
  expect(ids()).toEqual(['one', 'two']);
  store.dispatch(walletActions.walletRequested());
  expect(ids()).toEqual(['one', 'two']);
});

it('keeps the cards when they cannot be read, with the failure', async () => {
  const { client, store, ids } = open();
  store.dispatch(walletActions.walletRequested());
  await settle();
  client.failNext('list');
  store.dispatch(walletActions.walletRequested());
  await settle();
  expect(selectWallet(store.getState())).toMatchObject({ phase: 'failed', failure: { code: 'INTERNAL' } });
  expect(ids()).toEqual(['one', 'two']);
});

it('saves a card, whose number never passes through the store', async () => {
  const { cards, seen, store, request, ids, change } = open();
  const claim = cards.deposit(CARD);
  request({ task: 'saveCard', claim });
  expect(change()).toMatchObject({ phase: 'working', task: 'saveCard' });
  await settle();
  expect(change()).toMatchObject({ phase: 'done', task: 'saveCard', serial: 1 });
  expect(ids()).toEqual(['one', 'two', 'added-1']);
  expect(cards.collect(claim)).toBeUndefined();
  const everything = seen.join('') + JSON.stringify(store.getState());
  expect(everything).not.toContain(NUMBER);
  expect(everything).not.toContain('987');
});

it('makes another card the default, edits one, and removes the default', async () => {
  const { client, request, ids, change } = open();
  const [edit, remove] = [jest.spyOn(client, 'edit'), jest.spyOn(client, 'remove')];
  request({ task: 'makeDefault', id: 'two' });
  request({ task: 'editCard', id: 'one', body: { userNotes: 'Office' } });
  await settle();
  expect(ids()).toEqual(['two', 'one']);
  expect(client.server.cards[1]).toMatchObject({ userNotes: 'Office' });
  request({ task: 'removeCard', id: 'two' });
  await settle();
  expect(client.server.cards).toMatchObject([{ id: 'one', isDefault: true }]);
  expect(change()).toMatchObject({ phase: 'done', serial: 3 });
  // Each change has an idempotency key.
  expect(edit.mock.calls.map(([, , key]) => key)).toEqual(['key-1', 'key-1']);
  expect(remove).toHaveBeenCalledWith('two', 'key-1');
});

it('names the card and the reason of a refused change', async () => {
  const { client, request, change, ids, store } = open();
  store.dispatch(walletActions.walletRequested());
  await settle();
  client.failNext('remove', { code: 'PAYMENT_NOT_FOUND', status: 404, retryable: false });
  request({ task: 'removeCard', id: 'two' });
  await settle();
  expect(change()).toMatchObject({
    phase: 'failed',
    task: 'removeCard',
    id: 'two',
    failure: { code: 'PAYMENT_NOT_FOUND' },
  });
  expect(ids()).toEqual(['one', 'two']);
});

it('shows nothing of the previous user, not even a late reply', async () => {
  const { store, request, ids } = open();
  store.dispatch(walletActions.walletRequested());
  request({ task: 'removeCard', id: 'two' });
  store.dispatch(userChanged({ wasGuest: false }));
  await settle();
  expect(ids()).toBeUndefined();
  // The queue continues for the next user.
  store.dispatch(walletActions.walletRequested());
  await settle();
  expect(ids()).toEqual(['one', 'two']);
});

it('discards the number of a card that was still waiting when the user changed', async () => {
  const { store, cards, request } = open();
  request({ task: 'makeDefault', id: 'two' });
  const claim = cards.deposit(CARD);
  request({ task: 'saveCard', claim });
  store.dispatch(userChanged({ wasGuest: false }));
  await settle();
  expect(cards.collect(claim)).toBeUndefined();
});

it('ends with the cards of the server for every order of commands and replies', async () => {
  const command = fc.constantFrom(
    { task: 'makeDefault', id: 'one' } as const,
    { task: 'makeDefault', id: 'two' } as const,
    { task: 'removeCard', id: 'two' } as const,
    { task: 'editCard', id: 'one', body: { userNotes: 'Office' } } as const,
    'read' as const,
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(command, { maxLength: 6 }), async (scheduler, commands) => {
      const { client, store, request } = open({
        cards: two(),
        latency: () => scheduler.schedule(Promise.resolve()),
      });
      const dispatched = scheduler.scheduleSequence(
        commands.map((each) => async () => {
          if (each === 'read') store.dispatch(walletActions.walletRequested());
          else request(each);
        }),
      );
      await scheduler.waitFor(dispatched.task);
      for (let times = 0; times < 20; times += 1) {
        await scheduler.waitIdle();
        await settle();
      }
      if (commands.length === 0) return;
      expect(selectWallet(store.getState()).value?.userPayments ?? client.server.cards).toEqual(
        client.server.cards,
      );
      expect(selectWalletChange(store.getState()).phase).not.toBe('working');
    }),
    { numRuns: 60 },
  );
});
