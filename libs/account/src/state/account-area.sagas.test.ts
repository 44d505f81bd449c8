import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { createTestClock } from '@foolscap/core/clock';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { AccountData } from '../contract/index.ts';
import {
  buildAccount,
  buildProfile,
  createFakeAccountAreaClient,
  createFakeAccountClient,
} from '../testing/index.ts';
import { createAccountAreaModule } from './account-area.module.ts';
import { accountAreaActions, selectTask } from './account-area.slice.ts';
import { createAccountModule } from './account.module.ts';
import { accountActions } from './account.slice.ts';

freezeTime();

const MINUTE = 60_000;

function open() {
  const client = createFakeAccountAreaClient();
  const clock = createTestClock();
  const logged: string[] = [];
  let keys = 0;
  const area = resetOnUserChange(
    createAccountAreaModule({
      client,
      storage: createExpiringStorage(() => sessionStorage, clock),
      log: (message, { code }) => logged.push(`${message}: ${code}`),
      newKey: () => `key-${(keys += 1)}`,
    }),
  );
  const account = createAccountModule({ client: createFakeAccountClient() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { account: account.reducer, accountArea: area.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(account.saga);
  sagas.run(area.saga);
  store.dispatch(accountActions.accountReceived(buildAccount(buildProfile())));
  return { client, clock, logged, store };
}
const times = (calls: readonly string[], name: string) => calls.filter((call) => call === name).length;

beforeEach(() => sessionStorage.clear());

it('signs in after registration, and keeps the password nowhere', async () => {
  const { store } = open();
  const body = {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'ada@example.com',
    password: 'my long phrase',
  };
  store.dispatch(accountAreaActions.commandSubmitted({ task: 'register', body }));
  expect(selectTask(store.getState(), 'register')).toMatchObject({ phase: 'working' });
  await settle();
  expect(store.getState().account.info.value?.userProfile?.username).toBe('ada@example.com');
  expect(JSON.stringify([store.getState(), { ...sessionStorage }])).not.toContain('my long phrase');
});

it('retries a registration with a lost reply under the same key; the next one has a new key', async () => {
  const { client, store } = open();
  const register = jest.spyOn(client, 'register');
  const body = {
    firstName: 'Ada',
    lastName: 'Page',
    username: 'ada@example.com',
    password: 'my long phrase',
  };
  client.failNext('register', { code: 'NETWORK' });
  for (let press = 0; press < 3; press += 1) {
    store.dispatch(accountAreaActions.commandSubmitted({ task: 'register', body }));
    await settle();
  }
  expect(register.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
});

it('reports each rejection at its form, and leaves the others unchanged', async () => {
  const { client, store } = open();
  const change = accountAreaActions.commandSubmitted({
    task: 'password',
    body: { password: 'a', newPassword: 'b' },
  });
  for (let serial = 1; serial <= 2; serial += 1) {
    client.failNext('changePassword', { code: 'PASSWORD_WRONG', status: 403 });
    store.dispatch(change);
    await settle();
    expect(selectTask(store.getState(), 'password')).toMatchObject({ phase: 'failed', serial });
  }
  expect(selectTask(store.getState(), 'profile')).toEqual({ phase: 'idle' });
});

it('updates the address book after each change', async () => {
  const { store } = open();
  store.dispatch(accountAreaActions.addressesRequested());
  await settle();
  const [saved] = (store.getState().accountArea.addresses as { value: { address: { id: string } }[] }).value;
  store.dispatch(accountAreaActions.commandSubmitted({ task: 'removeAddress', id: saved!.address.id }));
  await settle();
  expect(store.getState().accountArea.addresses).toEqual({ phase: 'ready', value: [] });
});

it('reloads rewards after five minutes, and for another user', async () => {
  const { client, clock, store } = open();
  const request = async () => {
    store.dispatch(accountAreaActions.rewardsRequested());
    await settle();
  };
  await request();
  await request();
  expect(times(client.calls, 'rewards')).toBe(1);
  clock.advance(5 * MINUTE);
  await request();
  expect(times(client.calls, 'rewards')).toBe(2);
  store.dispatch(accountActions.accountReceived(buildAccount(buildProfile({ id: 'account-2' }))));
  await request();
  expect(times(client.calls, 'rewards')).toBe(3);
});

it('logs a failure to load rewards, and shows none', async () => {
  const { client, logged, store } = open();
  client.failNext('rewards');
  store.dispatch(accountAreaActions.rewardsRequested());
  await settle();
  expect(store.getState().accountArea.rewards).toBeUndefined();
  expect(logged).toEqual(['the rewards could not be read: NETWORK']);
});

it('does not log missing rewards after the session has ended', async () => {
  const { client, logged, store } = open();
  client.failNext('rewards', { status: 401, code: 'SIGN_IN_REQUIRED', retryable: false });
  store.dispatch(accountAreaActions.rewardsRequested());
  await settle();
  expect(store.getState().accountArea.rewards).toBeUndefined();
  expect(logged).toEqual([]);
});

it('drops replies to the previous user', async () => {
  const { client, store } = open();
  let answer: (data: AccountData) => void = () => undefined;
  client.changeProfile = () => new Promise((resolve) => (answer = resolve));
  store.dispatch(
    accountAreaActions.commandSubmitted({
      task: 'profile',
      body: { firstName: 'Pat', lastName: 'Reyes', phone: '' },
    }),
  );
  store.dispatch(userChanged({ wasGuest: false }));
  answer(buildAccount(buildProfile({ username: 'late@example.com' })));
  await settle();
  expect(store.getState().account.info.value?.userProfile?.username).not.toBe('late@example.com');
  expect(store.getState().accountArea.tasks).toEqual({});
});
