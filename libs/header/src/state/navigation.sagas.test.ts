import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { userChanged } from '@foolscap/core/state';
import { settle } from '@foolscap/fake-time';
import { createFakeNavigationClient, sampleNavigation } from '../testing/index.ts';
import { createNavigationModule, navigationActions, selectNavigation } from './index.ts';

function start() {
  const client = createFakeNavigationClient();
  const { reducer, saga } = createNavigationModule({ client });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { navigation: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  return { client, store, getShown: () => selectNavigation(store.getState()) };
}

it('reads the navigation again for another user, and keeps the links until the reply', async () => {
  const { client, store, getShown } = start();
  expect(getShown()).toBeUndefined();
  store.dispatch(userChanged({ wasGuest: true }));
  await settle();
  expect(getShown()).toEqual(sampleNavigation);
  client.failNext();
  store.dispatch(userChanged({ wasGuest: false }));
  expect(getShown()).toEqual(sampleNavigation);
  await settle();
  expect(getShown()).toEqual(sampleNavigation);
  client.server.navigation = { ...sampleNavigation, hat: [] };
  store.dispatch(userChanged({ wasGuest: false }));
  await settle();
  expect(getShown()!.hat).toEqual([]);
});

it('shows items limited to a breakpoint while the page has it', () => {
  const { store, getShown } = start();
  const tool = { id: 'scan', label: 'Scan', url: '/scan', permissionlimit: 'MOBILE_ONLY' };
  store.dispatch(navigationActions.navigationReceived({ ...sampleNavigation, tools: [tool] }));
  expect(getShown()!.tools).toEqual([]);
  store.dispatch(navigationActions.navPageChanged({ breakpoint: 'xs', headerType: 'full' }));
  expect(getShown()!.tools).toEqual([tool]);
  store.dispatch(navigationActions.navPageChanged({ breakpoint: 'lg', headerType: 'full' }));
  expect(getShown()!.tools).toEqual([]);
});
