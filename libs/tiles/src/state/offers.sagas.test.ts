import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { OffersClient } from '../client/index.ts';
import { createMboxOffersModule, mboxOffersActions, selectMboxClasses } from './index.ts';

function start(readOffer: OffersClient['readOffer']) {
  const reports: string[] = [];
  const { reducer, saga } = createMboxOffersModule({
    client: { readOffer },
    report: (message) => void reports.push(message),
  });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { mboxOffers: reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  sagas.run(saga!);
  return {
    reports,
    request: (mboxName: string) => void store.dispatch(mboxOffersActions.mboxOfferRequested(mboxName)),
    classes: (mboxName: string) => selectMboxClasses(store.getState(), mboxName),
    async load() {
      store.dispatch(mboxOffersActions.mboxOfferRequested('homePromo'));
      await new Promise((resolve) => setTimeout(resolve));
      return selectMboxClasses(store.getState(), 'homePromo');
    },
  };
}

it('holds the classes of the first offer (storefront-7.30)', async () => {
  const { load } = start(async () => ({
    offerDetails: [{ classes: ['promo-pickup'] }],
    analyticsPayload: {},
  }));
  expect(await load()).toEqual(['promo-pickup']);
});

it('holds none without an offer, and after a failure, which it reports', async () => {
  expect(await start(async () => ({ offerDetails: [], analyticsPayload: {} })).load()).toEqual([]);
  const failing = start(() => Promise.reject(new Error('Network Error')));
  expect(await failing.load()).toEqual([]);
  expect(failing.reports).toEqual(['mbox homePromo: Network Error']);
});

it.each([
  [0, 1],
  [1, 0],
])('holds the offer of the newest request when the replies come in the order %i, %i', async (...order) => {
  const release: (() => void)[] = [];
  const { classes, reports, request } = start(async (mboxName) => {
    const place = release.length;
    await new Promise<void>((resolve) => release.push(resolve));
    return { offerDetails: [{ classes: [`${mboxName}-${place}`] }], analyticsPayload: {} };
  });
  request('homePromo');
  request('homePromo');
  request('other');
  for (const place of [...order, 2]) {
    release[place]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(classes('homePromo')).not.toEqual(['homePromo-0']);
  }
  expect(classes('homePromo')).toEqual(['homePromo-1']);
  expect(classes('other')).toEqual(['other-2']);
  expect(reports).toEqual([]);
});
