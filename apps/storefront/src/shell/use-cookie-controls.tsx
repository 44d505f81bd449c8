import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { ConsentRoot } from '@foolscap/analytics/state';
import { lazyComponent } from '@foolscap/ui/components';
import { isPaymentPage } from '../routing/pages.ts';
import type { CookieChoicesProps } from '../screens/cookies/CookieChoices.tsx';
import { useShop } from './shop-context.ts';

/** Without their code nothing is chosen, and so nothing of other parties loads. */
const CookieChoices = lazyComponent<CookieChoicesProps>(() =>
  import('../screens/cookies/CookieChoices.tsx').catch(() => ({ default: () => null })),
);

/**
 * The control "Cookie settings" of the footer, and the banner, whose code loads when the page is idle. A shop with nothing that needs consent has
 * neither, and so do payment pages.
 */
export function useCookieControls() {
  const { analyticsScript, trackingPixels, adBeaconOrigins } = useShop();
  const { pathname } = useLocation();
  const isLoaded = useSelector(({ consent }: ConsentRoot) => consent !== undefined);
  const [requested, setRequested] = useState<object>();
  if (!(analyticsScript ?? trackingPixels ?? adBeaconOrigins) || isPaymentPage(pathname)) return {};
  return {
    legalActions: [{ label: 'Cookie settings', onPress: () => setRequested({}) }],
    choices: isLoaded && <CookieChoices requested={requested} />,
  };
}
