import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { HttpError } from '@foolscap/core/http';
import { freezeTime, settle } from '@foolscap/fake-time';
import { brandsActions, createBrandsModule, selectBrands } from './index.ts';

freezeTime();

const BRAND = { name: 'Tidewell', slug: 'tidewell', url: '/brands/tidewell', count: 2 };

it('reads the brands again after a failure', async () => {
  let isUp = false;
  const module = createBrandsModule({
    client: {
      brands: () =>
        isUp
          ? Promise.resolve({ brands: [BRAND] })
          : Promise.reject(new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' })),
    },
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { brands: module.reducer },
    middleware: (defaults) => defaults().concat(sagas),
  });
  sagas.run(module.saga);
  store.dispatch(brandsActions.brandsRequested());
  await settle();
  expect(selectBrands(store.getState()).phase).toBe('failed');
  isUp = true;
  store.dispatch(brandsActions.brandsRequested());
  await settle();
  expect(selectBrands(store.getState())).toMatchObject({ phase: 'ready', value: [BRAND] });
});
