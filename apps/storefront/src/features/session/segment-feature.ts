import { SEGMENT_KEY } from '@foolscap/account/model';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { segmentFollowsAccount } from './segment-follows-account.ts';
import { defineFeature } from '../define-feature.ts';

const LIFETIME_MS = 30 * 86_400_000;

/** The customer segment's code and timestamp in local storage (storefront-7.47); loaded when the page is idle. */
export const createSegmentFeature = (clock = systemClock) => {
  // The specification defines the whole key, so it has no prefix.
  const storage = createExpiringStorage(() => window.localStorage, clock, '');
  return defineFeature({
    name: 'segment',
    processes: () =>
      segmentFollowsAccount((code) => storage.set(SEGMENT_KEY, { code, at: clock.now() }, LIFETIME_MS)),
  });
};
