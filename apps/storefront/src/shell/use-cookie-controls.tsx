import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { ConsentRoot } from '@foolscap/analytics/state';
import { lazyComponent } from '@foolscap/ui/components';
import type { CookieChoicesProps } from '../screens/cookies/CookieChoices.tsx';
import { useShop } from './shop-context.ts';

/** Without their code nothing is chosen, and so nothing of other parties loads. */
const CookieChoices = lazyComponent<CookieChoicesProps>(() =>
  import('../screens/cookies/CookieChoices.tsx').catch(() => ({ default: () => null })),
);

/**
 * The control "Cookie settings" of the footer, and the banner, whose code loads when the page is idle. A shop with nothing that needs consent has
 * neither, and so has a document that was opened as a payment page.
 */
export function useCookieControls() {
  const { analyticsScript, trackingPixels, adBeaconOrigins } = useShop();
  const isLoaded = useSelector(({ consent }: ConsentRoot) => consent !== undefined);
  const [requested, setRequested] = useState<object>();
  if (!(analyticsScript ?? trackingPixels ?? adBeaconOrigins)) return {};
  return {
    legalActions: [{ label: 'Cookie settings', onPress: () => setRequested({}) }],
    choices: isLoaded && <CookieChoices requested={requested} />,
  };
}
