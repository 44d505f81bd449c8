import { call, select, takeEvery } from 'redux-saga/effects';
import type { Consent } from '@foolscap/analytics/model';
import { consentActions, selectConsent } from '@foolscap/analytics/state';
import type { ConsentRoot } from '@foolscap/analytics/state';
import type { ProcessDeps } from '../../processes/process-deps.ts';

const { consentOpened, consentChosen, consentChangedElsewhere } = consentActions;

/** Passes the shopper's consent to the analytics bus, initially and at each change. */
export function* analyticsFollowsConsent({ analytics }: Pick<ProcessDeps, 'analytics'>) {
  let last: Consent = 'unknown';
  function* follow(): Generator {
    const consent = (yield select((root: ConsentRoot) => selectConsent(root, 'analytics'))) as Consent;
    if (consent === last) return;
    last = consent;
    yield call(analytics.setConsent, consent);
  }
  yield call(follow);
  // Takes every change, even in quick succession.
  yield takeEvery([consentOpened.type, consentChosen.type, consentChangedElsewhere.type], follow);
}
