import { CONSENT_KEY, createConsentRecord, hasPrivacySignal } from '@foolscap/analytics/model';
import type { ConsentPurpose, PrivacySignals } from '@foolscap/analytics/model';
import { createConsentModule } from '@foolscap/analytics/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { listenToKey } from '@foolscap/core/tabs';
import { analyticsFollowsConsent } from './analytics-follows-consent.ts';
import { defineFeature } from '../define-feature.ts';

/** Listens for choices in other tabs. A page in the back/forward cache misses those made in the meantime. */
function listen(heard: () => void): () => void {
  const stop = listenToKey(CONSENT_KEY, heard);
  window.addEventListener('pageshow', heard);
  return () => {
    stop();
    window.removeEventListener('pageshow', heard);
  };
}

/** The shopper's consent, kept in local storage for both sites; loaded when the page is idle. */
export const createConsentFeature = (
  purposes: readonly ConsentPurpose[],
  // The DOM types lack Global Privacy Control.
  signals: PrivacySignals = navigator as PrivacySignals,
) =>
  defineFeature({
    name: 'consent',
    modules: () => ({
      consent: createConsentModule({
        purposes,
        record: createConsentRecord(
          createExpiringStorage(() => window.localStorage, systemClock),
          () => systemClock.now(),
        ),
        hasSignal: hasPrivacySignal(signals),
        listen,
      }),
    }),
    processes: analyticsFollowsConsent,
  });
