import fc from 'fast-check';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { Address } from '@foolscap/core/vocabulary';
import { freezeTime, limitTurns, settle } from '@foolscap/fake-time';
import { buildSavedCard, createFakePaymentsClient } from '../testing/index.ts';
import { billingAddressActions, createBillingAddressModule, selectBillingAddress } from './index.ts';

freezeTime();

const { billingAddress: address } = buildSavedCard();

function setUp({ latency }: { latency?: () => Promise<unknown> } = {}) {
  const client = createFakePaymentsClient(latency && { latency });
  let keys = 0;
  const module = createBillingAddressModule({ client, newKey: () => `key-${(keys += 1)}` });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { billingAddress: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return {
    client,
    store,
    submit: (change: Partial<Address> = {}) =>
      store.dispatch(
        billingAddressActions.billingAddressSubmitted({
          id: 'payment-1',
          address: { ...address, ...change },
        }),
      ),
    state: () => selectBillingAddress(store.getState()),
  };
}

it('saves an address under a separate key, and keeps its validation', async () => {
  const { client, state, submit } = setUp();
  client.validateNext({ validation: 'SUGGESTED', suggestedAddress: address });
  submit({ city: 'Boston' });
  expect(state().phase).toBe('saving');
  await settle();
  expect(state()).toMatchObject({
    phase: 'saved',
    saved: { validation: 'SUGGESTED', billingAddress: { city: 'Boston' }, suggestedAddress: address },
    serial: 1,
  });
  submit();
  await settle();
  expect(client.calls.map(({ args }) => args[2])).toEqual(['key-1', 'key-2']);
});

it('reports a failure, and the same one again', async () => {
  const { client, state, submit } = setUp();
  for (const serial of [1, 2]) {
    client.failNext({ code: 'ADDRESS_INVALID', status: 400, field: 'billingAddress.zipCode' });
    submit();
    await settle();
    expect(state()).toMatchObject({ phase: 'failed', failure: { field: 'billingAddress.zipCode' }, serial });
  }
});

it('clears the address of another order, even while it is in flight', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { state, store, submit } = setUp({ latency: () => new Promise((resolve) => (answer = resolve)) });
  submit();
  await settle();
  store.dispatch(billingAddressActions.billingAddressReset());
  answer(undefined);
  await settle();
  expect(state()).toEqual({ phase: 'idle', serial: 0 });
});

it('shows the latest address in every order of replies', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), async (scheduler) => {
      const { state, submit } = setUp({ latency: () => scheduler.schedule(Promise.resolve()) });
      submit({ address1: '1 First St' });
      await Promise.resolve();
      submit({ address1: '2 Second St' });
      await scheduler.waitIdle();
      await settle();
      const turn = limitTurns('requests are still sent');
      while (scheduler.count() > 0) {
        turn();
        await scheduler.waitIdle();
        await settle();
      }
      expect(state()).toMatchObject({
        phase: 'saved',
        saved: { billingAddress: { address1: '2 Second St' } },
      });
    }),
  ));
