import { createAppBridge, createCartCountModule } from '@foolscap/cart/state';
import type { CartCountDeps } from '@foolscap/cart/state';
import { systemClock } from '@foolscap/core/clock';
import { createExpiringStorage } from '@foolscap/core/storage';
import { listenToKey } from '@foolscap/core/tabs';
import type { TenantId } from '@foolscap/core/vocabulary';
import { cartCountFollowsAccount } from './cart-count-follows-account.ts';
import { defineFeature } from '../define-feature.ts';

/** Each site has its own carts. */
const getKey = (tenant: TenantId) => `cart-count-${tenant}`;

const inBrowser = (tenant: TenantId): CartCountDeps => ({
  storage: createExpiringStorage(() => window.localStorage, systemClock),
  key: getKey(tenant),
  bridge: createAppBridge(),
  listen: (heard) => listenToKey(getKey(tenant), heard),
});

/** The cart count in local storage, for the badge during an outage and for the mobile app; loaded when the page is idle. */
export const createCartCountFeature = (tenant: TenantId, deps: CartCountDeps = inBrowser(tenant)) =>
  defineFeature({
    name: 'cart-count',
    modules: () => ({ cartCount: createCartCountModule(deps) }),
    processes: () => cartCountFollowsAccount(),
  });
