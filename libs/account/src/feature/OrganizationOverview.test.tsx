import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createExpiringStorage } from '@foolscap/core/storage';
import { accountAreaActions, createAccountAreaModule } from '../state/index.ts';
import { createFakeAccountAreaClient } from '../testing/index.ts';
import { OrganizationOverview } from './OrganizationOverview.tsx';

function open(prepare: (client: ReturnType<typeof createFakeAccountAreaClient>) => void = () => undefined) {
  const client = createFakeAccountAreaClient();
  prepare(client);
  const module = createAccountAreaModule({
    client,
    storage: createExpiringStorage(() => sessionStorage, { now: () => 0 }),
    log: () => undefined,
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { accountArea: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  store.dispatch(accountAreaActions.organizationRequested());
  render(
    <Provider store={store}>
      <OrganizationOverview shipToHref="/account/ship-to" />
    </Provider>,
  );
}

it('shows the contract, and where orders ship', async () => {
  open();
  expect(await screen.findByText('BM-2026 · 60 items at contract prices')).toBeVisible();
  expect(screen.getByText('Market Street office')).toBeVisible();
});

it('reports that it could not be loaded, and reloads it', async () => {
  open((client) => client.failNext('organization'));
  expect(
    await screen.findByText('We couldn’t reach the shop. Check your connection and try again.'),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ships to')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('offers no retry of a refusal', async () => {
  open((client) => (client.server.organization = undefined));
  expect(await screen.findByText('This account doesn’t belong to an organization.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
