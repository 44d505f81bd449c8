import '@foolscap/ui/styles.css';
import './server/error-page.scss';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { SMALL_MEDIA_QUERY } from '@foolscap/core/breakpoints';
import { systemClock } from '@foolscap/core/clock';
import { createAxiosTransport, createHttpClient, signInAddress } from '@foolscap/core/http';
import { createExpiringStorage } from '@foolscap/core/storage';
import { createSecretHandover } from '@foolscap/payments/state';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import { App, NavigationBridge } from './App.tsx';
import { PageServicesProvider } from './page-services.ts';
import { readPageData } from './page-data.ts';
import { matchRoute } from './routes.ts';
import { ShopProvider } from './shop-context.ts';
import { createShopStore } from './store.ts';
import { belowRoot } from './tenant-path.ts';

/** Pauses before the further tries of a read. */
const RETRY_DELAYS_MS = [300, 1200];

async function start() {
  const { shop, state } = readPageData(document);
  const here = () => location.pathname + location.search;
  let go = (path: string) => location.assign(shop.basename + path);

  const cards = createSecretHandover<CardPaymentBody>();
  const report = (error: unknown) => {
    navigator.sendBeacon?.(
      '/cc/api/log',
      new Blob([JSON.stringify({ msg: 'client error', error: String(error).slice(0, 2000), info: here() })], {
        type: 'application/json',
      }),
    );
  };

  const { store } = createShopStore({
    preloadedState: state,
    http: createHttpClient({
      transport: createAxiosTransport(),
      tenant: shop.tenant,
      retryDelays: RETRY_DELAYS_MS,
      onUnauthorised: () => {
        const address = signInAddress(shop.tenant, here());
        if (address) location.assign(address);
      },
    }),
    newKey: () => crypto.randomUUID(),
    isSmall: () => matchMedia(SMALL_MEDIA_QUERY).matches,
    cards,
    storage: createExpiringStorage(() => window.sessionStorage, systemClock),
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
  await route.screen.preload();

  hydrateRoot(
    document.getElementById('root')!,
    <StrictMode>
      <Provider store={store}>
        <ShopProvider value={shop}>
          <PageServicesProvider value={{ cards, now: () => systemClock.now() }}>
            <BrowserRouter basename={shop.basename || '/'}>
              <NavigationBridge connect={(navigate) => (go = navigate)} />
              <App onError={report} />
            </BrowserRouter>
          </PageServicesProvider>
        </ShopProvider>
      </Provider>
    </StrictMode>,
    { onRecoverableError: report },
  );
}

void start();
