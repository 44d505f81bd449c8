import { takeEvery } from 'redux-saga/effects';
import { mboxOffersEvents } from '@foolscap/tiles/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

/** Reports the mbox offers that a page shows, and their banners, to analytics (storefront-7.55). */
export function* reportMboxes({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  yield takeEvery(
    mboxOffersEvents.mboxOfferShown.type,
    function ({ payload }: ReturnType<typeof mboxOffersEvents.mboxOfferShown>) {
      analytics.report({ name: 'mbox-report', data: { ...payload } });
      // The shop shows all offers as banners.
      analytics.report({ name: 'banner-impression', data: { ...payload } });
    },
  );
}
