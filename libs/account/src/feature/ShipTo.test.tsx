import { configureStore, isAction } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { createExpiringStorage } from '@foolscap/core/storage';
import { accountActions, accountAreaActions, createAccountAreaModule } from '../state/index.ts';
import { createFakeAccountAreaClient } from '../testing/index.ts';
import { ShipTo } from './ShipTo.tsx';

function open(
  prepare: (client: ReturnType<typeof createFakeAccountAreaClient>) => void = () => undefined,
  initialError?: string,
) {
  const client = createFakeAccountAreaClient();
  prepare(client);
  const module = createAccountAreaModule({
    client,
    storage: createExpiringStorage(() => sessionStorage, { now: () => 0 }),
    log: () => undefined,
  });
  const heard: string[] = [];
  const listening: Middleware = () => (next) => (action) => {
    if (isAction(action)) heard.push(action.type);
    return next(action);
  };
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { accountArea: module.reducer },
    middleware: (defaults) => defaults().concat(sagas, listening),
  });
  sagas.run(module.saga);
  store.dispatch(accountAreaActions.organizationRequested());
  render(
    <Provider store={store}>
      <ShipTo action="/forms/ship-to" initialError={initialError} />
    </Provider>,
  );
  return { client, heard };
}

async function choose(name: RegExp) {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Ship to this address' }));
}

it('offers the organization’s ship-to addresses only, with the current one selected', async () => {
  open();
  expect(await screen.findByRole('radio', { name: /Market Street office/ })).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('changes the ship-to address, confirms it, and notifies the header and the cart', async () => {
  const { client, heard } = open();
  await choose(/Harbor warehouse/);
  expect(await screen.findByText('Orders now ship to Harbor warehouse.')).toBeVisible();
  expect(client.server.organization?.shipToId).toBe('ship-to-2');
  expect(heard).toEqual(
    expect.arrayContaining([accountAreaActions.shipToChosen.type, accountActions.accountRequested.type]),
  );
});

it('shows why a choice was refused, and keeps it for another try', async () => {
  const { heard } = open((client) => client.failNext('chooseShipTo', { code: 'SHIP_TO_NOT_ALLOWED' }));
  await choose(/Harbor warehouse/);
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose one of your organization’s addresses.');
  expect(screen.getByRole('radio', { name: /Harbor warehouse/ })).toBeChecked();
  expect(heard).not.toContain(accountAreaActions.shipToChosen.type);
});

it('shows an error and no choices to an account without an organization', async () => {
  open((client) =>
    client.failNext('organization', { code: 'ORGANIZATION_NOT_FOUND', status: 404, retryable: false }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This account doesn’t belong to an organization.',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows the error of a submission without JavaScript', async () => {
  open(undefined, 'SHIP_TO_NOT_ALLOWED');
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose one of your organization’s addresses.');
});
