import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createExpiringStorage } from '@foolscap/core/storage';
import { accountActions, createAccountAreaModule, createAccountModule } from '../state/index.ts';
import {
  buildAccount,
  buildProfile,
  createFakeAccountAreaClient,
  createFakeAccountClient,
} from '../testing/index.ts';
import { AccountDetails } from './AccountDetails.tsx';

function open(phone?: string, isRead = true, latency?: () => Promise<unknown>) {
  const client = createFakeAccountAreaClient();
  const server = createFakeAccountClient({ signedIn: true, ...(latency ? { latency } : {}) });
  const account = createAccountModule({ client: server });
  const area = createAccountAreaModule({
    client,
    storage: createExpiringStorage(() => sessionStorage, { now: () => 0 }),
    log: () => undefined,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { account: account.reducer, accountArea: area.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(account.saga);
  sagas.run(area.saga);
  if (isRead)
    store.dispatch(accountActions.accountReceived(buildAccount(buildProfile(phone ? { phone } : {}))));
  else {
    server.failNext('account');
    store.dispatch(accountActions.accountRequested());
  }
  render(
    <Provider store={store}>
      <AccountDetails />
    </Provider>,
  );
  return client;
}

const phone = () => screen.getByRole('textbox', { name: /Phone number/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('formats the phone number, both saved and while typing', async () => {
  open('5085550142');
  expect(phone()).toHaveValue('508-555-0142');
  await userEvent.clear(phone());
  await userEvent.type(phone(), '6175550198');
  expect(phone()).toHaveValue('617-555-0198');
});

it('sends the phone number as digits only', async () => {
  const change = jest.spyOn(open(), 'changeProfile');
  await userEvent.type(phone(), '(508) 555-0142');
  await save();
  expect(change).toHaveBeenCalledWith({ firstName: 'Pat', lastName: 'Reyes', phone: '5085550142' });
});

it('rejects a phone number that is too short, but accepts none at all', async () => {
  const client = open();
  await userEvent.type(phone(), '508555');
  await save();
  expect(phone()).toHaveAccessibleDescription(/Invalid phone number/);
  expect(client.calls).toEqual([]);
  await userEvent.clear(phone());
  expect(phone()).not.toHaveAccessibleDescription(/Invalid phone number/);
  await save();
  expect(client.calls).toHaveLength(1);
});

it('shows skeleton forms while loading, and reloads after a failure', async () => {
  open(undefined, false);
  expect(screen.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert')).toHaveTextContent(/try again/i);
  expect(screen.queryByRole('heading', { name: 'Password' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /First name/ })).toHaveValue('Pat');
});

it('announces once that the account is loading', () => {
  open(undefined, false, () => new Promise<void>(() => {}));
  expect(screen.getByRole('status')).toHaveTextContent('Getting your account…');
});

it('keeps the error message while reloading, with only its button busy', async () => {
  let answer = () => {};
  const answered = () => act(async () => answer());
  open(undefined, false, () => new Promise<void>((resolve) => (answer = resolve)));
  await answered();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Try again/ })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: /^Try again/ })).toHaveFocus();
  await answered();
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Pat');
});
