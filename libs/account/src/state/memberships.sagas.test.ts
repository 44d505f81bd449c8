import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import { HttpError } from '@foolscap/core/http';
import { buildMemberships, buildRenewal, createFakeMembershipsClient } from '../testing/index.ts';
import {
  createMembershipsModule,
  membershipsActions,
  selectMemberships,
  selectRenewalChange,
} from './index.ts';

freezeTime();

it('shows the renewal that was changed, sends a second click once, and keeps it if a change fails', async () => {
  const fake = createFakeMembershipsClient(
    buildMemberships({ current: { program: 'SELECT', mayRenew: false, renewal: buildRenewal() } }),
  );
  const changeRenewal = jest.fn(fake.changeRenewal);
  const { reducer, saga } = createMembershipsModule({ client: { ...fake, changeRenewal } });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { memberships: reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(saga);
  const change = () => selectRenewalChange(store.getState());
  const isOn = () => selectMemberships(store.getState()).value?.current?.renewal?.isOn;
  store.dispatch(membershipsActions.membershipsRequested());
  await settle();
  expect(isOn()).toBe(false);
  store.dispatch(membershipsActions.renewalSubmitted({ isOn: true, price: 49 }));
  store.dispatch(membershipsActions.renewalSubmitted({ isOn: true, price: 49 }));
  expect(change()).toMatchObject({ phase: 'saving' });
  await settle();
  expect([change(), isOn(), changeRenewal.mock.calls]).toEqual([
    { phase: 'saved', serial: 1 },
    true,
    [[{ isOn: true, price: 49 }]],
  ]);
  changeRenewal.mockRejectedValueOnce(
    new HttpError({ status: 409, code: 'MEMBERSHIP_PRICE_CHANGED', message: 'no', retryable: false }),
  );
  store.dispatch(membershipsActions.renewalSubmitted({ isOn: false }));
  await settle();
  expect(change()).toMatchObject({ phase: 'failed', failure: { code: 'MEMBERSHIP_PRICE_CHANGED' } });
  expect(isOn()).toBe(true);
  // Reading again clears the failure.
  store.dispatch(membershipsActions.membershipsRequested());
  expect(change()).toMatchObject({ phase: 'idle' });
});
