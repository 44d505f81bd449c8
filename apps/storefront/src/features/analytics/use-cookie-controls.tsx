import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { ConsentRoot } from '@foolscap/analytics/state';
import { lazyComponent } from '@foolscap/ui/components';
import { isPaymentPage, pageOpened } from '../../routing/pages.ts';
import type { CookieChoicesProps } from './CookieChoices.tsx';
import { useShop } from '../../shell/shop-context.ts';
import { ANALYTICS_SCREEN_MESSAGES } from './analytics-messages.ts';

const { analyticsPages: texts } = ANALYTICS_SCREEN_MESSAGES;

/** If this code fails to load, nothing is chosen, so nothing from third parties loads. */
const CookieChoices = lazyComponent<CookieChoicesProps>(() =>
  import('./CookieChoices.tsx').catch(() => ({ default: () => null })),
);

/**
 * Provides the footer's "Cookie settings" control and the banner, whose code loads when the page is idle. A shop where nothing needs
 * consent has neither, and neither do payment pages, although later pages in their documents do. Reports each page that is opened, for
 * processes that depend on the page.
 */
export function useCookieControls() {
  const { consentPurposes } = useShop();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const isLoaded = useSelector(({ consent }: ConsentRoot) => consent !== undefined);
  const [requested, setRequested] = useState<object>();
  const needsConsent = consentPurposes !== undefined;
  const isOffered = needsConsent && !isPaymentPage(pathname);
  // Otherwise the settings would reopen on the page after a payment page.
  if (!isOffered && requested) setRequested(undefined);
  useEffect(() => {
    dispatch(pageOpened);
  }, [dispatch, pathname]);
  if (!isOffered) return {};
  return {
    legalActions: [{ label: texts.cookieSettings, onPress: () => setRequested({}) }],
    choices: isLoaded && <CookieChoices requested={requested} />,
  };
}
