import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
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

function open(phone?: string) {
  const client = createFakeAccountAreaClient();
  const account = createAccountModule({ client: createFakeAccountClient() });
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
  sagas.run(area.saga!);
  store.dispatch(accountActions.accountReceived(buildAccount(buildProfile(phone ? { phone } : {}))));
  render(
    <Provider store={store}>
      <AccountDetails />
    </Provider>,
  );
  return client;
}

const phone = () => screen.getByRole('textbox', { name: /Phone number/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('shows a telephone number in groups, as it is typed and as it is kept', async () => {
  open('5085550142');
  expect(phone()).toHaveValue('508-555-0142');
  await userEvent.clear(phone());
  await userEvent.type(phone(), '6175550198');
  expect(phone()).toHaveValue('617-555-0198');
});

it('sends it as digits only', async () => {
  const change = jest.spyOn(open(), 'changeProfile');
  await userEvent.type(phone(), '(508) 555-0142');
  await save();
  expect(change).toHaveBeenCalledWith({ firstName: 'Pat', lastName: 'Reyes', phone: '5085550142' });
});

it('asks again for a number that is too short, but not for one that is not given', async () => {
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
