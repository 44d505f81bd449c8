import '@foolscap/ui/styles.css';
import '@foolscap/ui/page.css';
import './server/agent-banner.scss';
import './server/error-page.scss';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { SMALL_MEDIA_QUERY } from '@foolscap/core/breakpoints';
import { systemClock } from '@foolscap/core/clock';
import { createAxiosTransport } from '@foolscap/core/axios-transport';
import {
  createBrowserConnection,
  createClientLog,
  createHttpClient,
  signInAddress,
} from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';
import { createSecretHandover } from '@foolscap/payments/state';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import { addNavigationWhenNeeded } from './features/navigation/add-navigation.ts';
import { markLeavingChanges } from './connection/leaving-changes.ts';
import { readPageData } from './rendering/page-data.ts';
import { matchRoute } from './routes.ts';
import { ShopRoot } from './rendering/ShopRoot.tsx';
import { createShopStore } from './store.ts';
import { leadToSignIn } from './routing/lead-to-sign-in.ts';
import { CART_PATHS } from './routing/pages.ts';
import { isSiteDataCall, reloadPage } from './routing/reload-page.ts';
import { belowRoot } from './routing/tenant-path.ts';

/** Delay after hydration before the late features are loaded. */
const LATE_AFTER_MS = 1500;
/** Delays before the retries of a read. */
const RETRY_DELAYS_MS = [300, 1200];

/** Yields to the browser for rendering and input. The code that follows runs in a new task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start() {
  await nextTask();
  const { shop, state } = readPageData(document);
  const here = () => location.pathname + location.search;
  let go = (path: string) => location.assign(shop.basename + path);
  const connectNavigation = (navigate: typeof go) => void (go = navigate);

  const openSignIn = leadToSignIn(shop.tenant, here, (address) => location.assign(address));

  const cards = createSecretHandover<CardPaymentBody>();

  const connection = createBrowserConnection();
  const transport = createAxiosTransport();
  const report = createClientLog(here, transport);
  const storage = createExpiringStorage(() => window.sessionStorage, systemClock);
  const { store, add, open } = createShopStore({
    preloadedState: state,
    http: createHttpClient({
      transport,
      tenant: shop.tenant,
      locale: shop.locale,
      retryDelays: RETRY_DELAYS_MS,
      onUnauthorized: (call) => void ((isSiteDataCall(call) && reloadPage()) || openSignIn()),
      // The browser hides the address; the server finds it, and redirects.
      onRedirect: () => reloadPage(),
    }),
    connection,
    newKey: () => crypto.randomUUID(),
    isSmall: () => matchMedia(SMALL_MEDIA_QUERY).matches,
    isCartShown: () => CART_PATHS.includes(belowRoot(location.pathname, shop.basename)),
    cards,
    report,
    storage,
    process: {
      navigate: (path) => go(path),
      signInAddress: (target) =>
        belowRoot(signInAddress(shop.tenant, shop.basename + target) ?? target, shop.basename),
      analytics: createAnalyticsBus(() => systemClock.now()),
    },
    devTools: import.meta.env.DEV,
    onSagaError: (name, error) => report(`${name}: ${String(error)}`),
  });

  const { route } = matchRoute(belowRoot(location.pathname, shop.basename));
  const country = shop.country && import('./country/CanadianSite.tsx');
  await open(route.screen);
  const Country = (await country)?.default;
  await nextTask();

  const page = (
    <StrictMode>
      <ShopRoot
        store={store}
        // The state that the server rendered, whatever processes have changed since then, with slices that exist only in the browser.
        serverState={{ ...store.getState(), ...state }}
        shop={shop}
        services={{ cards, open, report, now: () => systemClock.now() }}
        Country={Country}
        withRouter={(children) => <BrowserRouter basename={shop.basename || '/'}>{children}</BrowserRouter>}
        onError={report}
        connectNavigation={connectNavigation}
      />
    </StrictMode>
  );
  // A transition hydrates in slices and gives priority to the shopper's input.
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, page, { onRecoverableError: report });
  });

  setTimeout(() => {
    const addLateFeatures = async () => {
      // Nothing is fetched offline, because browsers do not retry a failed module.
      await connection.whenOnline();
      addNavigationWhenNeeded({ store, add, shop, state });
      await (
        await import('./features/late-features.ts')
      ).addLateFeatures({ store, add, shop, state, storage });
    };
    void addLateFeatures()
      .catch((error: unknown) => report(`late features: ${String(error)}`))
      .then(() => {
        // Signals to tests and measurements that all of the page is hydrated.
        document.documentElement.dataset.ready = '';
      });
  }, LATE_AFTER_MS);
  markLeavingChanges(store, storage);
}

void start();
