import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createAccountModule } from '../state/index.ts';
import { createFakeAccountClient } from '../testing/index.ts';
import { AccountMessagesProvider } from '../ui/index.ts';
import { SignIn } from './SignIn.tsx';

it('shows the application’s own message for a refused sign-in', async () => {
  const account = createAccountModule({ client: createFakeAccountClient() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { [account.name]: account.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(account.saga);
  render(
    <Provider store={store}>
      <AccountMessagesProvider
        messages={{ signIn: { SIGN_IN_FAILED: 'Adresse ou mot de passe incorrect.' } }}
      >
        <SignIn action="/forms/sign-in" />
      </AccountMessagesProvider>
    </Provider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /Email address/ }), 'pat@example.com');
  await userEvent.type(screen.getByLabelText(/Password/), 'wrong');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Adresse ou mot de passe incorrect.');
});
