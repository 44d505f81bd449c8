import { createTabChannel } from '@foolscap/core/tabs';
import type { TabChannel } from '@foolscap/core/tabs';
import type { TenantId } from '@foolscap/core/vocabulary';
import { all, call } from 'redux-saga/effects';
import { accountFollowsMarker } from './account-follows-marker.ts';
import type { MarkerSource } from './account-follows-marker.ts';
import { tabsStayInStep } from './tabs-stay-in-step.ts';
import type { TabMessage } from './tabs-stay-in-step.ts';
import { defineFeature } from '../define-feature.ts';

/** The page's own cookies. The shopper returns to the page through a tab, a window or the browser's history. */
const browserMarker: MarkerSource = {
  getCookies: () => document.cookie,
  onReturn: (listener) => {
    const onVisible = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', listener);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', listener);
    };
  },
};

/**
 * Keeps the browser's tabs in sync; loaded when the page is idle. Each site has its own carts and sign-ins.
 * @param revisionAtLoad revision of the cart that the page was opened with; a newer one was created here before this part loaded
 */
export const createTabsFeature = (
  tenant: TenantId,
  tabs: TabChannel<TabMessage> = createTabChannel(`foolscap-${tenant}`),
  revisionAtLoad?: number,
  marker: MarkerSource = browserMarker,
) =>
  defineFeature({
    name: 'tabs',
    *processes() {
      yield all([call(tabsStayInStep, tabs, revisionAtLoad), call(accountFollowsMarker, marker, tenant)]);
    },
  });
