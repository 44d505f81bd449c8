import { createTabChannel } from '@foolscap/core/tabs';
import type { TabChannel } from '@foolscap/core/tabs';
import type { TenantId } from '@foolscap/core/vocabulary';
import { all, call } from 'redux-saga/effects';
import { accountFollowsMarker } from '../processes/account-follows-marker.ts';
import type { MarkerSource } from '../processes/account-follows-marker.ts';
import { tabsStayInStep } from '../processes/tabs-stay-in-step.ts';
import type { TabMessage } from '../processes/tabs-stay-in-step.ts';
import { shopPart } from './shop-part.ts';

/** The page's own cookies; the shopper returns to it by a tab, a window, or the browser's history. */
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
 * Keeps the tabs of the browser in step; loaded when the page is idle. Each site has its own carts and sign-ins.
 * @param revisionAtLoad revision of the cart that the page was opened with; a later one was made here before this part had loaded
 */
export const createTabsPart = (
  tenant: TenantId,
  tabs: TabChannel<TabMessage> = createTabChannel(`foolscap-${tenant}`),
  revisionAtLoad?: number,
  marker: MarkerSource = browserMarker,
) =>
  shopPart({
    name: 'tabs',
    modules: () => ({}),
    *processes() {
      yield all([call(tabsStayInStep, tabs, revisionAtLoad), call(accountFollowsMarker, marker, tenant)]);
    },
  });
