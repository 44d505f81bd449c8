import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { ConsentRoot } from '@foolscap/analytics/state';
import { lazyComponent } from '@foolscap/ui/components';
import { isPaymentPage, pageOpened } from '../../routing/pages.ts';
import type { CookieChoicesProps } from './CookieChoices.tsx';
import { useShop } from '../../shell/shop-context.ts';

/** Without their code nothing is chosen, and so nothing of other parties loads. */
const CookieChoices = lazyComponent<CookieChoicesProps>(() =>
  import('./CookieChoices.tsx').catch(() => ({ default: () => null })),
);

/**
 * The control "Cookie settings" of the footer, and the banner, whose code loads when the page is idle. A shop with nothing that needs consent has
 * neither, and so have payment pages; later pages of their documents have both. Reports each page that is opened, for what starts or ends at
 * payment pages.
 */
export function useCookieControls() {
  const { consentPurposes } = useShop();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const isLoaded = useSelector(({ consent }: ConsentRoot) => consent !== undefined);
  const [requested, setRequested] = useState<object>();
  const needsConsent = consentPurposes !== undefined;
  const isOffered = needsConsent && !isPaymentPage(pathname);
  // Otherwise the settings would open again on the page after a payment page.
  if (!isOffered && requested) setRequested(undefined);
  useEffect(() => {
    if (needsConsent) dispatch(pageOpened);
  }, [dispatch, needsConsent, pathname]);
  if (!isOffered) return {};
  return {
    legalActions: [{ label: 'Cookie settings', onPress: () => setRequested({}) }],
    choices: isLoaded && <CookieChoices requested={requested} />,
  };
}
