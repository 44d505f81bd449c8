import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { freezeTime, settle } from '@foolscap/fake-time';
import type { OffersClient } from '../client/index.ts';
import type { OfferDetails } from '../contract/index.ts';
import { createMboxOffersModule, mboxOffersActions, selectMboxOffer } from './index.ts';

freezeTime();

const offer = (heading: string): OfferDetails => ({
  classes: ['promo'],
  heading,
  text: 'Choose your store.',
  linkLabel: 'Find a store',
  path: '/stores',
});

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
    heading: (mboxName: string) => selectMboxOffer(store.getState(), mboxName)?.details?.heading,
    async load() {
      store.dispatch(mboxOffersActions.mboxOfferRequested('homePromo'));
      await settle();
      return selectMboxOffer(store.getState(), 'homePromo');
    },
  };
}

it('holds the first offer, and what is reported of it (storefront-7.30)', async () => {
  const { load } = start(async () => ({
    offerDetails: [offer('Pick it up today'), offer('Another')],
    analyticsPayload: { offerId: 'home-pickup' },
  }));
  expect(await load()).toMatchObject({
    details: offer('Pick it up today'),
    analyticsPayload: { offerId: 'home-pickup' },
  });
});

it('holds none without an offer, and after a failure, which it reports', async () => {
  const empty = start(async () => ({ offerDetails: [], analyticsPayload: {} }));
  expect((await empty.load())?.details).toBeUndefined();
  const failing = start(() => Promise.reject(new Error('Network Error')));
  expect((await failing.load())?.details).toBeUndefined();
  expect(failing.reports).toEqual(['mbox homePromo: Network Error']);
});

it.each([
  [0, 1],
  [1, 0],
])('holds the offer of the newest request when the replies come in the order %i, %i', async (...order) => {
  const release: (() => void)[] = [];
  const { heading, reports, request } = start(async (mboxName) => {
    const place = release.length;
    await new Promise<void>((resolve) => release.push(resolve));
    return { offerDetails: [offer(`${mboxName}-${place}`)], analyticsPayload: {} };
  });
  request('homePromo');
  request('homePromo');
  request('other');
  for (const place of [...order, 2]) {
    release[place]!();
    await settle();
    expect(heading('homePromo')).not.toBe('homePromo-0');
  }
  expect(heading('homePromo')).toBe('homePromo-1');
  expect(heading('other')).toBe('other-2');
  expect(reports).toEqual([]);
});
