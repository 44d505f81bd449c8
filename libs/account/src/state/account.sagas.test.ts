import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, pass, settle } from '@foolscap/fake-time';
import { FAKE_PASSWORD, createFakeAccountClient } from '../testing/index.ts';
import type { FakeAccountOptions } from '../testing/index.ts';
import {
  accountActions,
  createAccountModule,
  initialAccountState,
  selectAccountLoad,
  selectFirstName,
  selectIsSignedIn,
  selectSignIn,
} from './index.ts';

freezeTime();

function setUp(options: FakeAccountOptions = {}) {
  const client = createFakeAccountClient(options);
  const module = createAccountModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { account: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  return { client, store };
}

const latency = () => new Promise((resolve) => setTimeout(resolve, 20));
const right = accountActions.signInRequested({ username: 'pat@example.com', password: FAKE_PASSWORD });
const wrong = accountActions.signInRequested({ username: 'pat@example.com', password: 'hunter2-wrong' });

describe('the account', () => {
  it('is unknown at first, then a guest', async () => {
    const { store } = setUp();
    expect(selectIsSignedIn(store.getState())).toBe(false);
    store.dispatch(accountActions.accountRequested());
    expect(selectAccountLoad(store.getState())).toMatchObject({ phase: 'loading' });
    await settle();
    expect(selectAccountLoad(store.getState())).toMatchObject({ phase: 'ready' });
    expect(selectIsSignedIn(store.getState())).toBe(false);
    expect(selectFirstName(store.getState())).toBeUndefined();
  });

  it('has a first name once signed in', async () => {
    const { store } = setUp({ signedIn: true });
    store.dispatch(accountActions.accountRequested());
    await settle();
    expect(selectFirstName(store.getState())).toBe('Pat');
  });

  it('stays unknown when the server does not respond, and can be reloaded', async () => {
    const { client, store } = setUp({ signedIn: true });
    client.failNext('account');
    store.dispatch(accountActions.accountRequested());
    await settle();
    expect(selectAccountLoad(store.getState())).toMatchObject({
      phase: 'failed',
      failure: { code: 'NETWORK' },
    });
    store.dispatch(accountActions.accountRequested());
    await settle();
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });
});

describe('signing in', () => {
  it('succeeds with the right password', async () => {
    const { client, store } = setUp();
    store.dispatch(right);
    expect(selectSignIn(store.getState())).toEqual({ phase: 'signing-in' });
    store.dispatch(right);
    await settle();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectSignIn(store.getState())).toEqual({ phase: 'idle' });
    // The second click is ignored.
    expect(client.calls).toEqual(['signIn']);
  });

  it('reports a wrong password, and can be retried', async () => {
    const { store } = setUp();
    store.dispatch(wrong);
    await settle();
    expect(selectSignIn(store.getState())).toMatchObject({
      phase: 'failed',
      failure: { code: 'SIGN_IN_FAILED', status: 401 },
    });
    expect(selectIsSignedIn(store.getState())).toBe(false);
    store.dispatch(right);
    await settle();
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it('keeps no password', async () => {
    const { store } = setUp();
    store.dispatch(wrong);
    expect(JSON.stringify(store.getState())).not.toContain('hunter2');
    await settle();
    expect(JSON.stringify(store.getState())).not.toContain('hunter2');
  });

  it('is not undone by a read that began before it', async () => {
    const { store } = setUp({ latency });
    store.dispatch(accountActions.accountRequested());
    await pass(10);
    store.dispatch(right);
    await pass(50);
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectAccountLoad(store.getState())).toMatchObject({ phase: 'ready' });
  });
});

describe('signing out', () => {
  it('clears the user, including requests in flight', async () => {
    const { client, store } = setUp({ signedIn: true, latency });
    store.dispatch(accountActions.accountRequested());
    await pass(50);
    store.dispatch(accountActions.signOutRequested());
    expect(selectSignIn(store.getState())).toEqual({ phase: 'signing-out' });
    await pass(10);
    client.server.signedIn = (await createFakeAccountClient({ signedIn: true }).account()).userProfile;
    store.dispatch(accountActions.accountRequested());
    await pass(50);
    expect(store.getState().account).toEqual(initialAccountState);
  });

  it('keeps the user signed in and reports the failure when it fails', async () => {
    const { client, store } = setUp({ signedIn: true });
    store.dispatch(accountActions.accountRequested());
    await settle();
    client.failNext('signOut');
    store.dispatch(accountActions.signOutRequested());
    await settle();
    expect(selectIsSignedIn(store.getState())).toBe(true);
    expect(selectSignIn(store.getState())).toMatchObject({ phase: 'failed' });
  });
});
