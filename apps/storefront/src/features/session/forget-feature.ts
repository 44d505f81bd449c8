import { REWARDS_KEY, SEGMENT_KEY } from '@foolscap/account/model';
import { REVIEWED_KEY } from '@foolscap/cart/state';
import { VIEWED_KEY } from '@foolscap/catalog/model';
import { CHECKOUT_DRAFT_KEY } from '@foolscap/checkout/model';
import { systemClock } from '@foolscap/core/clock';
import { writeGeocode } from '@foolscap/core/cookies';
import { ZIP_PLACES_KEY } from '@foolscap/core/geocoder';
import { createExpiringStorage } from '@foolscap/core/storage';
import type { TenantId } from '@foolscap/core/vocabulary';
import { forgetPayAuth } from '@foolscap/payments/model';
import { forgetOnSignOut } from './forget-on-sign-out.ts';
import { KEPT_EVENTS_KEY } from '../analytics/kept-events-key.ts';
import { DISMISSED_KEY } from '../recommendations/dismissed-key.ts';
import { getCompareKey } from '../compare/compare-key.ts';
import { getQuickOrderKey } from '../quick-order/quick-order-key.ts';
import { defineFeature } from '../define-feature.ts';
import { TYPED_QUANTITY_KEY } from '../product/typed-quantity-key.ts';

/**
 * Removes the recently viewed products, ZIP code places, reviewed replacements, quick-order rows, compare list, checkout drafts, typed
 * quantity, rewards, dismissed recommendations, payment page events, customer segment, payment tokens and position. The cart's cache and
 * count follow the cart.
 */
function forgetInBrowser(tenant: TenantId): void {
  const storage = createExpiringStorage(() => window.localStorage, systemClock);
  storage.remove(VIEWED_KEY);
  storage.remove(ZIP_PLACES_KEY);
  storage.remove(REVIEWED_KEY);
  const session = createExpiringStorage(() => window.sessionStorage, systemClock);
  session.remove(getQuickOrderKey(tenant));
  session.remove(getCompareKey(tenant));
  session.remove(CHECKOUT_DRAFT_KEY);
  session.remove(DISMISSED_KEY);
  session.remove(KEPT_EVENTS_KEY);
  session.remove(TYPED_QUANTITY_KEY);
  session.remove(REWARDS_KEY);
  const unprefixed = createExpiringStorage(() => window.localStorage, systemClock, '');
  unprefixed.remove(SEGMENT_KEY);
  forgetPayAuth(unprefixed);
  document.cookie = writeGeocode();
}

/** Removes what the browser stores about the user on sign-out; loaded when the page is idle. */
export const createForgetFeature = (tenant: TenantId, wasSignedIn: boolean) =>
  defineFeature({
    name: 'forget',
    processes: () => forgetOnSignOut(() => forgetInBrowser(tenant), wasSignedIn),
  });
