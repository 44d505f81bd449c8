import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createAccountModule, selectIsSignedIn } from '../state/index.ts';
import { FAKE_PASSWORD, createFakeAccountClient } from '../testing/index.ts';
import { SignIn } from './SignIn.tsx';

function open(initialError?: string) {
  const client = createFakeAccountClient();
  const module = createAccountModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { account: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <SignIn action="/forms/sign-in" initialError={initialError} />
    </Provider>,
  );
  return { client, store };
}

const email = () => screen.getByRole('textbox', { name: /Email address/ });
const password = () => screen.getByLabelText(/Password/);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

it('signs in', async () => {
  const { store } = open();
  await userEvent.type(email(), ' pat@example.com ');
  await userEvent.type(password(), FAKE_PASSWORD);
  await submit();
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it('explains a wrong password, each time', async () => {
  open();
  await userEvent.type(email(), 'pat@example.com');
  await userEvent.type(password(), 'wrong');
  await submit();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'That email address and password don’t match. Check both and try again.',
  );
  const first = screen.getByRole('alert');
  await submit();
  expect(screen.getByRole('alert')).not.toBe(first);
});

it('reports missing fields and moves focus to the first', async () => {
  const { client } = open();
  await submit();
  expect(screen.getByText('Enter your email address.')).toBeVisible();
  expect(screen.getByText('Enter your password.')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(client.calls).toEqual([]);
});

it('shows the error of a submission without JavaScript until the next try', async () => {
  open('Too many attempts.');
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts.');
  await userEvent.type(email(), 'pat@example.com');
  await userEvent.type(password(), 'wrong');
  await submit();
  expect(screen.queryByText('Too many attempts.')).not.toBeInTheDocument();
});
