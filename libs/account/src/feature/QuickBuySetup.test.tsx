import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { userChanged } from '@foolscap/core/state';
import { createExpiringStorage } from '@foolscap/core/storage';
import { freezeTime, settle } from '@foolscap/fake-time';
import {
  accountAreaActions,
  createAccountAreaModule,
  createQuickBuySettingsModule,
  quickBuySettingsActions,
  selectQuickBuySettings,
} from '../state/index.ts';
import {
  buildSavedAddress,
  createFakeAccountAreaClient,
  createFakeQuickBuyClient,
} from '../testing/index.ts';
import { QuickBuySetup } from './QuickBuySetup.tsx';

const CARDS = [
  { id: 'card-1', label: 'Visa ending in 1111', isExpired: false },
  { id: 'card-2', label: 'Visa ending in 0069', isExpired: true },
];

function open(options: Parameters<typeof createFakeQuickBuyClient>[0] = {}) {
  const { address } = buildSavedAddress();
  const client = createFakeQuickBuyClient({ addresses: [address], cards: [{ id: 'card-1' }], ...options });
  const area = createAccountAreaModule({
    client: createFakeAccountAreaClient(),
    storage: createExpiringStorage(() => sessionStorage, { now: () => 0 }),
    log: () => undefined,
  });
  const module = resetOnUserChange(createQuickBuySettingsModule({ client }));
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { accountArea: area.reducer, quickBuySettings: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(area.saga);
  sagas.run(module.saga);
  const load = () => {
    store.dispatch(accountAreaActions.addressesRequested());
    store.dispatch(quickBuySettingsActions.quickBuyRequested());
  };
  const show = (cardsError?: string) =>
    render(
      <Provider store={store}>
        <QuickBuySetup
          cards={cardsError ? undefined : CARDS}
          cardsError={cardsError}
          addressesHref="/addresses"
          cardsHref="/cards"
        />
      </Provider>,
    );
  return { client, store, load, show };
}

it('turns quick buy on with the chosen address and card, and off again', async () => {
  const { client, load, show } = open();
  load();
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Review each order/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn on quick buy' }));
  expect(await screen.findByText('Your quick-buy settings are saved. Quick buy is on.')).toBeVisible();
  expect(client.server.chosen).toEqual({
    quickBuyActive: true,
    quickBuyOverlayPreference: false,
    quickBuyAddressId: 'address-1',
    quickBuyPaymentId: 'card-1',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Turn off quick buy' }));
  expect(await screen.findByText('Quick buy is now off.')).toBeVisible();
  expect(client.server.chosen.quickBuyActive).toBe(false);
});

it('saves once for a double click', async () => {
  const replies: (() => void)[] = [];
  const { client, load, show } = open({ latency: () => new Promise<void>((reply) => replies.push(reply)) });
  load();
  show();
  act(() => replies.shift()!());
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Turn on quick buy' }));
  expect(replies).toHaveLength(1);
  act(() => replies.shift()!());
  await screen.findByRole('button', { name: 'Save changes' });
  expect(client.calls.filter((call) => call === 'changeQuickBuy')).toHaveLength(1);
});

it('shows why a change was refused, and keeps the choice', async () => {
  const { client, load, show } = open();
  load();
  show();
  const button = await screen.findByRole('button', { name: 'Turn on quick buy' });
  client.server.cards = [];
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer saved in your account/);
  expect(screen.getByRole('radio', { name: /Visa ending in 1111/ })).toBeChecked();
});

it('shows which rule of the organization does not allow it', async () => {
  const { load, show } = open({ refusal: 'APPROVAL_REQUIRED' });
  load();
  show();
  expect(await screen.findByText(/your organization approves orders/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('reads the settings again on request, after a failure', async () => {
  const { client, load, show } = open();
  client.failNext('getQuickBuy');
  load();
  show();
  await userEvent.click(await screen.findByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('button', { name: 'Turn on quick buy' })).toBeVisible();
});

it('shows that the cards could not be loaded', async () => {
  const { load, show } = open();
  load();
  show('We couldn’t load your cards.');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your cards.');
});

describe('after a change of user', () => {
  freezeTime();

  it('clears the previous user’s settings, even those that arrive later', async () => {
    const { store, load } = open();
    load();
    act(() => void store.dispatch(userChanged({ wasGuest: false })));
    await settle();
    expect(selectQuickBuySettings(store.getState())).toEqual({ phase: 'idle' });
  });
});
