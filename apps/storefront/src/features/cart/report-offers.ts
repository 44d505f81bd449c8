import { takeEvery } from 'redux-saga/effects';
import { isOfferAdded, offersEvents } from '@foolscap/cart/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';
import { getReason, reportAdded, reportNotAdded } from '../../processes/report-add.ts';

/** Reports adds of suggested items, which are confirmed by their drawer, like other adds (cart-8.51). */
export function* reportOffers({ analytics }: ProcessDeps) {
  yield takeEvery(
    offersEvents.offerTaken.type,
    function ({ payload }: ReturnType<typeof offersEvents.offerTaken>) {
      const { added, line, request } = payload;
      if (isOfferAdded(payload)) reportAdded(analytics, [request], 'drawer');
      else reportNotAdded(analytics, [request], getReason(line ? [line] : [], added.data.error ?? []));
    },
  );
  yield takeEvery(
    offersEvents.offerFailed.type,
    function ({ payload }: ReturnType<typeof offersEvents.offerFailed>) {
      reportNotAdded(analytics, [payload.request], payload.failure.code);
    },
  );
}
