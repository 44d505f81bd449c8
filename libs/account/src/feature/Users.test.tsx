import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { peopleActions, createPeopleModule } from '../state/index.ts';
import { buildOrganizationUser, createFakeAccountAreaClient } from '../testing/index.ts';
import { Users } from './Users.tsx';
import type { FormOutcome } from './form-outcome.ts';

const ines = buildOrganizationUser({
  id: 'user-2',
  username: 'ines@example.com',
  fname: 'Ines',
  lname: 'Vellum',
  role: 'BUYER',
  current: false,
});

function open(
  prepare: (client: ReturnType<typeof createFakeAccountAreaClient>) => void = () => undefined,
  outcome?: FormOutcome,
  editing?: string,
) {
  const client = createFakeAccountAreaClient();
  client.server.users = [buildOrganizationUser(), ines];
  prepare(client);
  const module = createPeopleModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { people: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  store.dispatch(peopleActions.usersRequested());
  store.dispatch(peopleActions.rolesRequested());
  store.dispatch(peopleActions.unitsRequested());
  render(
    <Provider store={store}>
      <Users
        editing={editing}
        hrefFor={(id) => (id ? `/account/users?edit=${id}` : '/account/users')}
        actions={{ invite: '/forms/users/invite', change: '/forms/users/change', save: '/forms/users/save' }}
        fieldsFor={(purpose) => <input type="hidden" name="key" value={`page-${purpose}`} />}
        outcome={outcome}
      />
    </Provider>,
  );
  return client;
}

const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('lists the users, without actions for the caller', async () => {
  open();
  expect(await findRow('Ines Vellum')).toHaveTextContent('Buyer');
  const me = await findRow('Pat Reyes');
  expect(me).toHaveTextContent('You');
  expect(within(me).queryByRole('button')).not.toBeInTheDocument();
});

it('changes role, unit and limit of a user', async () => {
  const client = open(undefined, undefined, 'user-2');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Mailroom');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'unit-2');
  const limit = screen.getByRole('textbox', { name: /Spending limit/ });
  await userEvent.type(limit, 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
  expect(limit).toHaveAccessibleDescription(/Enter an amount/);
  await userEvent.clear(limit);
  await userEvent.type(limit, '1,250.50');
  expect(limit).toHaveValue('1,250.50');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Period of the limit' }), 'Quarter');
  await userEvent.click(screen.getByRole('button', { name: 'Save user' }));
  expect(await screen.findByText('The user is saved.')).toBeVisible();
  const row = await findRow('Ines Vellum');
  expect(row).toHaveTextContent('Mailroom');
  expect(row).toHaveTextContent('Warehouse');
  expect(row).toHaveTextContent('$0.00 of $1,250.50 a quarter');
  expect(client.server.users[1]).toMatchObject({ role: 'MAILROOM', unitId: 'unit-2' });
});

it('says that a person to edit is not in the organization', async () => {
  open(undefined, undefined, 'user-9');
  expect(await screen.findByText('This person is not in your organization anymore.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send invitation' })).toBeVisible();
});

it('deactivates a user and activates them again', async () => {
  const client = open();
  await findRow('Ines Vellum');
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate: Ines Vellum' }));
  expect(await findRow('Ines Vellum')).toHaveTextContent('Deactivated');
  expect(screen.queryByRole('link', { name: /^Edit.*Ines Vellum/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Activate: Ines Vellum' }));
  expect(client.server.users[1]).toMatchObject({ role: 'BUYER', status: 'ACTIVE' });
});

async function invite() {
  await userEvent.type(await screen.findByRole('textbox', { name: /First name/ }), 'Otto');
  await userEvent.type(screen.getByRole('textbox', { name: /Last name/ }), 'Bind');
  await userEvent.type(screen.getByRole('textbox', { name: /Email address/ }), 'otto@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
}

it('invites a user, lists them, and clears the form', async () => {
  open();
  await invite();
  expect(await screen.findByText('Invitation sent.')).toBeVisible();
  expect(await findRow('Otto Bind')).toHaveTextContent('Invited');
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('');
});

it('shows why an invitation was refused, and keeps the entered values', async () => {
  open((client) => client.failNext('inviteUser', { code: 'NETWORK', retryable: true }));
  await invite();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Otto');
});

it('shows an error and no form to a user without permission', async () => {
  open((client) => client.failNext('users', { code: 'NOT_PERMITTED', status: 403, retryable: false }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ask an admin of your organization to do this.');
  expect(screen.queryByRole('button', { name: 'Send invitation' })).not.toBeInTheDocument();
  // Nor does it show an empty list.
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(screen.queryByText('No users yet.')).not.toBeInTheDocument();
});

it('marks the refused field of an invitation sent without JavaScript', async () => {
  open(undefined, {
    form: 'inviteUser',
    error: { code: 'EMAIL_TAKEN', field: 'username' },
    values: { firstName: 'Tess', role: 'ADMIN' },
  });
  expect(await screen.findByRole('textbox', { name: /Email address/ })).toHaveAccessibleDescription(
    /This email address already has an account/,
  );
  // The entered values are kept.
  expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Tess');
  expect(screen.getByRole('combobox', { name: /Role/ })).toHaveValue('ADMIN');
  // The next attempt replaces the error.
  await invite();
  expect(await screen.findByText('Invitation sent.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('confirms an invitation sent without JavaScript', async () => {
  open(undefined, { form: 'inviteUser', values: {} });
  expect(await screen.findByText('Invitation sent.')).toBeVisible();
});

it('shows why a change without JavaScript was refused, and still lists the users', async () => {
  open(undefined, { form: 'changeUser', error: { code: 'OWN_USER' }, values: {} });
  expect(await findRow('Ines Vellum')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You can’t change your own role or access. Ask another admin.',
  );
});
