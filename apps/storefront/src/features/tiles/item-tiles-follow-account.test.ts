import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { accountEvents } from '@foolscap/account/state';
import { freezeTime, settle } from '@foolscap/fake-time';
import { createItemTilesModule, itemTilesActions, selectItemTiles } from '@foolscap/tiles/state';
import { aTileItem, createFakeProductTilesClient } from '@foolscap/tiles/testing';
import { itemTilesFollowAccount } from './item-tiles-follow-account.ts';

freezeTime();

it.each(['signedIn', 'signedOut'] as const)('keeps no price of the previous user after %s', async (event) => {
  const { reducer, saga } = createItemTilesModule({
    client: createFakeProductTilesClient([aTileItem({ itemId: 'paper' })]),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { itemTiles: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga);
  sagas.run(itemTilesFollowAccount);
  store.dispatch(itemTilesActions.itemTilesRequested([{ itemId: 'paper', quantity: 1 }]));
  await settle();
  expect(selectItemTiles(store.getState()).phase).toBe('ready');
  store.dispatch({ type: accountEvents[event].type });
  expect(selectItemTiles(store.getState())).toEqual({ phase: 'idle' });
});
