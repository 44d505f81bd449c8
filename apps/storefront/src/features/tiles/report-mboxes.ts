import { takeEvery } from 'redux-saga/effects';
import { mboxOffersEvents } from '@foolscap/tiles/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Reports the offers of mboxes that a page shows, and the banners that they are, to analytics (storefront-7.55). */
export function* reportMboxes({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    mboxOffersEvents.mboxOfferShown.type,
    function ({ payload }: ReturnType<typeof mboxOffersEvents.mboxOfferShown>) {
      analytics.report({ name: 'mbox-report', data: { ...payload } });
      // The offers that the shop shows are banners.
      analytics.report({ name: 'banner-impression', data: { ...payload } });
    },
  );
}
