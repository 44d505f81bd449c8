import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import type { CardPaymentBody } from '../contract/index.ts';
import { createSecretHandover, createWalletModule, walletActions } from '../state/index.ts';
import { buildSavedCard, createFakeWalletClient } from '../testing/index.ts';
import { Wallet } from './Wallet.tsx';
import { EditWalletCard } from './WalletForms.tsx';

const now = () => Date.UTC(2026, 0, 15);

/** Renders an application with only the wallet. Its form of a new card is a placeholder. */
async function open() {
  const client = createFakeWalletClient({
    cards: [buildSavedCard({ id: 'visa', userNotes: 'Office card', isDefault: true })],
  });
  const module = createWalletModule({
    client,
    cards: createSecretHandover<CardPaymentBody>(),
    newKey: () => 'key-1',
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { wallet: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  render(
    <Provider store={store}>
      <Wallet
        now={now}
        renderForm={(card, onCancel) =>
          card ? (
            <EditWalletCard card={card} now={now} renderBilling={() => null} onCancel={onCancel} />
          ) : (
            <button onClick={onCancel}>Cancel</button>
          )
        }
      />
    </Provider>,
  );
  act(() => void store.dispatch(walletActions.walletRequested()));
  await screen.findByText('Office card');
  return { client };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('moves the focus to the form of a new card, and back to its button', async () => {
  await open();
  await press('Add a card');
  expect(screen.getByRole('group', { name: 'Add a card' })).toHaveFocus();
  await press('Cancel');
  expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus();
});

it('moves the focus to the form of a saved card, and back to its button when it is saved', async () => {
  await open();
  await press('Edit Office card');
  expect(screen.getByRole('group', { name: 'Edit Office card' })).toHaveFocus();
  await press('Save changes');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Office card' })).toHaveFocus());
});

it('reports that another tab has removed a card, and shows the remaining cards', async () => {
  const { client } = await open();
  await press('Edit Office card');
  client.server.cards = [];
  await press('Save changes');
  expect(await screen.findByText('No saved cards yet')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('This card is no longer saved.');
});

it('does not speak of a payment when the cards cannot be changed', async () => {
  const { client } = await open();
  client.failNext('edit', { code: 'NETWORK', retryable: true });
  await press('Edit Office card');
  await press('Save changes');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
});
