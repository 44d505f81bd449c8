import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { accountActions, createAccountModule } from '@foolscap/account/state';
import { buildAccount, buildProfile, createFakeAccountClient } from '@foolscap/account/testing';
import { accountChangesUser } from '../../processes/account-changes-user.ts';
import { forgetOnSignOut } from './forget-on-sign-out.ts';

function open({ wasSignedIn, isSignedIn }: { wasSignedIn: boolean; isSignedIn: boolean }) {
  const account = createAccountModule({ client: createFakeAccountClient() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      account: account.reducer,
      other: createSlice({ name: 'other', initialState: 0, reducers: {} }).reducer,
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  if (isSignedIn) store.dispatch(accountActions.accountReceived(buildAccount(buildProfile())));
  const forget = jest.fn();
  sagas.run(accountChangesUser);
  sagas.run(forgetOnSignOut, forget, wasSignedIn);
  return { store, forget };
}

it('clears the data on sign-out', () => {
  const { store, forget } = open({ wasSignedIn: true, isSignedIn: true });
  expect(forget).not.toHaveBeenCalled();
  store.dispatch(accountActions.signedOut());
  expect(forget).toHaveBeenCalledTimes(1);
});

it('clears the data immediately if the user signed out before it had loaded', () => {
  const { forget } = open({ wasSignedIn: true, isSignedIn: false });
  expect(forget).toHaveBeenCalledTimes(1);
});

it('keeps what belongs to a guest, also after signing in', () => {
  const { forget, store } = open({ wasSignedIn: false, isSignedIn: false });
  store.dispatch(accountActions.signedIn(buildAccount(buildProfile())));
  expect(forget).not.toHaveBeenCalled();
});
