import { createAction } from '@reduxjs/toolkit';
import { call } from 'redux-saga/effects';
import { HttpError } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createFakeCartClient } from '../testing/fake-cart-client.ts';
import { createCartStore } from '../testing/cart-store.ts';
import { cartActions } from './cart.slice.ts';
import { couponListWrites, couponsRequested } from './coupons/index.ts';
import { raiseAlert } from './cart.state.ts';
import { defineCartWrite } from './define-cart-write.ts';

freezeTime();

const noteRequested = createAction<{ note: string }>('cart/noteRequested');

const ready = () => {
  const send = jest.fn((_note: string) => Promise.resolve());
  const write = defineCartWrite({
    kind: 'note',
    command: noteRequested,
    settled: 'noteSaved',
    getRequest: ({ note }: { note: string }) => note,
    begin(state) {
      state.entry = 'pending';
    },
    *send(_deps, note) {
      yield call(send, note);
      return { note };
    },
    settle(state) {
      state.entry = 'idle';
    },
    rollback(state, { request, failure }) {
      raiseAlert(state, failure, { kind: 'note', request });
    },
    repeat: (note) => [noteRequested({ note })],
  });
  const client = createFakeCartClient();
  return { ...createCartStore({ client }), client, send, write };
};

it('ignores the command of a write that is not loaded yet', async () => {
  const { send, store } = ready();
  store.dispatch(noteRequested({ note: 'Dock 4' }));
  await settle();
  expect(send).not.toHaveBeenCalled();
  expect(store.getState().cart.entry).toBe('idle');
});

it('sends a write that was added later in the same queue, once however often it was added', async () => {
  const { client, module, send, store, write } = ready();
  module.extend([write, ...couponListWrites]);
  module.extend([write]);
  store.dispatch(couponsRequested({ coupons: [] }));
  store.dispatch(noteRequested({ note: 'Dock 4' }));
  expect(store.getState().cart.entry).toBe('pending');
  expect(send).not.toHaveBeenCalled();
  await settle();
  expect(client.calls.map(({ operation }) => operation)).toEqual(['updateCart']);
  expect(send.mock.calls).toEqual([['Dock 4']]);
  expect(store.getState().cart.entry).toBe('idle');
});

it('repeats its failure on "Try again"', async () => {
  const { module, send, store, write } = ready();
  module.extend([write]);
  send.mockRejectedValueOnce(
    new HttpError({ code: 'UNAVAILABLE', status: 503, retryable: true, message: 'busy' }),
  );
  store.dispatch(noteRequested({ note: 'Dock 4' }));
  await settle();
  expect(store.getState().cart.alert?.change).toMatchObject({ kind: 'note', request: 'Dock 4' });
  store.dispatch(cartActions.retryRequested());
  await settle();
  expect(send.mock.calls).toEqual([['Dock 4'], ['Dock 4']]);
  expect(store.getState().cart.alert).toBeUndefined();
});
