import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { accountActions, accountReducer } from '@foolscap/account/state';
import { buildAccount, buildProfile } from '@foolscap/account/testing';
import { freezeTime, pass } from '@foolscap/fake-time';
import { resetOnUserChange } from '@foolscap/core/sagas';
import { createItemTilesModule } from '@foolscap/tiles/state';
import { aTileItem, createFakeProductTilesClient } from '@foolscap/tiles/testing';
import { Announcer } from '@foolscap/ui/components';
import { accountChangesUser } from '../../processes/account-changes-user.ts';
import TodaysPrices from './TodaysPrices.tsx';

freezeTime();

const LINE = { itemId: 'paper', qty: 40, finalPricePerUnit: 10.55 };
const pat = buildAccount(buildProfile());

async function open() {
  const client = createFakeProductTilesClient([aTileItem({ itemId: 'paper', priceValue: 10.55 })]);
  const { reducer, saga } = resetOnUserChange(createItemTilesModule({ client }));
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { account: accountReducer, itemTiles: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  sagas.run(accountChangesUser);
  store.dispatch(accountActions.accountReceived(pat));
  render(
    <Provider store={store}>
      <Announcer>
        <TodaysPrices lines={[LINE, { ...LINE, itemId: 'gone' }, { ...LINE, itemId: 'gone', qty: 2 }]} />
      </Announcer>
    </Provider>,
  );
  await act(() => pass(200));
  return {
    client,
    dispatch: async (action: Parameters<typeof store.dispatch>[0]) => {
      act(() => void store.dispatch(action));
      await act(() => pass(200));
    },
  };
}

it('shows the prices of the ordered quantities once they are there, and announces them', async () => {
  const { client } = await open();
  expect(client.calls.map(({ quantities }) => quantities)).toEqual([{ paper: 40, gone: 42 }]);
  expect(screen.getByText(/you paid \$10\.55 each/)).toBeVisible();
  expect(screen.getByText('1 item of this order is no longer sold.')).toBeVisible();
  expect(
    screen.getByText('Showing today’s prices of 1 item. 1 item of this order is no longer sold.'),
  ).toBeInTheDocument();
});

it('shows nothing of the previous user, and that the prices of the next one did not load', async () => {
  const { client, dispatch } = await open();
  client.failNext();
  // The next user has the same type.
  await dispatch(accountActions.signedIn(pat));
  expect(client.calls).toHaveLength(2);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.getByText('We couldn’t load today’s prices.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText('We couldn’t load today’s prices.')).not.toBeInTheDocument();
});

it('reads the prices again for a user of another type', async () => {
  const { client, dispatch } = await open();
  await dispatch(
    accountActions.accountReceived({ ...pat, session: { ...pat.session, userType: 'THIRD_PARTY' } }),
  );
  expect(client.calls).toHaveLength(2);
});
