import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { accountActions, createAccountModule } from '@foolscap/account/state';
import { buildAccount, buildProfile, createFakeAccountClient } from '@foolscap/account/testing';
import { createTestClock } from '@foolscap/core/clock';
import { accountChangesUser } from '../../processes/account-changes-user.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { createForgetFeature } from './forget-feature.ts';
import { createSegmentFeature } from './segment-feature.ts';

const MEMBER = buildAccount(buildProfile());
const GUEST = buildAccount();

/** Returns the stored entry without its expiry. */
const getKept = () => JSON.parse(localStorage.getItem('cisinfo') ?? '{}').value as unknown;

/** Opens a page that the server rendered with an account, including the late features. */
function open(account: typeof GUEST, clock = createTestClock()) {
  const module = createAccountModule({ client: createFakeAccountClient() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      account: module.reducer,
      other: createSlice({ name: 'other', initialState: 0, reducers: {} }).reducer,
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  store.dispatch(accountActions.accountReceived(account));
  sagas.run(accountChangesUser);
  const deps = {} as ProcessDeps;
  const addLateFeatures = () => {
    for (const part of [createForgetFeature('sdc', account.session.isLoggedIn), createSegmentFeature(clock)])
      sagas.run(() => part.processes!(deps));
  };
  return { store, addLateFeatures };
}

beforeEach(() => localStorage.clear());

it('keeps the code of the segment and its time once the page has loaded', () => {
  const clock = createTestClock(5000);
  const { addLateFeatures } = open(MEMBER, clock);
  expect(getKept()).toBeUndefined();
  addLateFeatures();
  expect(getKept()).toEqual({ code: 'FREE_REWARDS_ACTIVE', at: 5000 });
});

it('keeps the segment of the account that is signed in now', () => {
  const { store, addLateFeatures } = open(GUEST);
  addLateFeatures();
  expect(getKept()).toMatchObject({ code: 'UNIDENTIFIED' });
  store.dispatch(accountActions.signedIn(MEMBER));
  expect(getKept()).toMatchObject({ code: 'FREE_REWARDS_ACTIVE' });
  store.dispatch(accountActions.accountReceived(GUEST));
  expect(getKept()).toMatchObject({ code: 'UNIDENTIFIED' });
});

it('removes the segment on sign-out', () => {
  const { store, addLateFeatures } = open(MEMBER);
  addLateFeatures();
  store.dispatch(accountActions.signedOut());
  expect(localStorage).toHaveLength(0);
});

it('removes the segment if the user signed out before the parts had loaded', () => {
  open(MEMBER).addLateFeatures();
  const { store, addLateFeatures } = open(MEMBER);
  store.dispatch(accountActions.signedOut());
  addLateFeatures();
  expect(localStorage).toHaveLength(0);
});
