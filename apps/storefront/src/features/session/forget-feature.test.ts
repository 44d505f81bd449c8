import { configureStore, createSlice } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { REWARDS_KEY } from '@foolscap/account/model';
import { accountActions, createAccountModule } from '@foolscap/account/state';
import { buildAccount, buildProfile, createFakeAccountClient } from '@foolscap/account/testing';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { accountChangesUser } from '../../processes/account-changes-user.ts';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { createForgetFeature } from './forget-feature.ts';
import { createKeptEventsFeature } from '../analytics/kept-events-feature.ts';

/** Opens a page with a signed-in user. */
function open() {
  const account = createAccountModule({ client: createFakeAccountClient() });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: {
      account: account.reducer,
      other: createSlice({ name: 'other', initialState: 0, reducers: {} }).reducer,
    },
    middleware: (defaults) => defaults().concat(sagas),
  });
  store.dispatch(accountActions.accountReceived(buildAccount(buildProfile())));
  sagas.run(accountChangesUser);
  const deps = {} as ProcessDeps;
  sagas.run(() => createForgetFeature('sdc', true).processes!(deps));
  return store;
}

it('removes the events of a placed order that no provider has got on sign-out', () => {
  const store = open();
  const analytics = createAnalyticsBus(() => 0);
  analytics.setConsent('given');
  const storage = createExpiringStorage(() => sessionStorage, systemClock);
  const sagas = createSagaMiddleware();
  configureStore({ reducer: () => ({}), middleware: (defaults) => defaults().concat(sagas) });
  sagas.run(() =>
    createKeptEventsFeature({ basename: '', keepsEvents: true }, storage).processes!({
      analytics,
    } as ProcessDeps),
  );
  analytics.report({ name: 'order-placed', data: { orderNumber: '1', total: 12.5 } });
  expect(sessionStorage).toHaveLength(1);
  store.dispatch(accountActions.signedOut());
  expect(sessionStorage).toHaveLength(0);
});

it('removes the rewards on sign-out', () => {
  const store = open();
  createExpiringStorage(() => sessionStorage, systemClock).set(REWARDS_KEY, { id: 'pat' }, 1000);
  store.dispatch(accountActions.signedOut());
  expect(sessionStorage).toHaveLength(0);
});
