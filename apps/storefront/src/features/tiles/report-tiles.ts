import { takeEvery } from 'redux-saga/effects';
import { mboxOffersEvents, tileDrawerActions } from '@foolscap/tiles/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/**
 * Reports to analytics the mbox offers that a page shows, and their banners (storefront-7.55), and each visit to the configurator of a
 * product (storefront-7.62).
 */
export function* reportTiles({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    mboxOffersEvents.mboxOfferShown.type,
    function ({ payload }: ReturnType<typeof mboxOffersEvents.mboxOfferShown>) {
      analytics.report({ name: 'mbox-report', data: { ...payload } });
      // The shop shows all offers as banners.
      analytics.report({ name: 'banner-impression', data: { ...payload } });
    },
  );
  yield takeEvery(tileDrawerActions.punchoutStarted.type, function () {
    analytics.report({ name: 'bundler-redirect', data: {} });
  });
}
