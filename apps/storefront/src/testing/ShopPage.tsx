import { Suspense, use, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { accountActions } from '@foolscap/account/state';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { cartActions } from '@foolscap/cart/state';
import { createHttpClient } from '@foolscap/core/http';
import { businessNavigation, sampleNavigation } from '@foolscap/header/testing';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import { createSecretHandover } from '@foolscap/payments/state';
import type { FoundStore } from '@foolscap/stores/contract';
import { matchRoute } from '../routes.ts';
import type { Shop } from '../shell/shop-context.ts';
import { openPage } from '../rendering/lazy-feature.tsx';
import { ShopRoot } from '../rendering/ShopRoot.tsx';
import { createShopStore } from '../store.ts';
import { createFakeShop } from './fake-shop.ts';
import type { FakeShopOptions } from './fake-shop.ts';

export interface ShopPageProps extends FakeShopOptions {
  readonly tenant: 'consumer' | 'business';
  /** URL below the tenant's root: `/c/paper?sort=name`. */
  readonly path: string;
  /** The chosen store. */
  readonly store?: FoundStore;
  /** Shows the page before any data has loaded. */
  readonly unread?: boolean;
}

/** The time of every page story; fixed, so that screenshots from different days are identical. */
const NOW = Date.parse('2026-11-20T15:00:00Z');

// eslint-disable-next-line no-console -- errors in a story belong in the browser console
const logError = (error: unknown) => console.error(error);

/** A whole page of the storefront, on a new Redux store and the fakes. */
export function ShopPage(props: ShopPageProps) {
  // One store per page view, however often the page renders.
  const [shop] = useState(() => openShop(props));
  return (
    <Suspense fallback={<div data-opening />}>
      <Opened shop={shop} path={props.path} />
    </Suspense>
  );
}

function openShop({ tenant, path, store: chosen, unread = false, ...fakes }: ShopPageProps) {
  const shop: Shop = {
    tenant: tenant === 'business' ? 'sba' : 'sdc',
    locale: 'en-US',
    basename: '',
    origin: 'https://shop.example',
    formKey: 'form-1',
    otherSite: tenant === 'business' ? '/' : '/cc/mmx',
    navigation: tenant === 'business' ? businessNavigation : sampleNavigation,
    ...(chosen ? { store: chosen } : {}),
  };
  const fake = createFakeShop(fakes);
  const cards = createSecretHandover<CardPaymentBody>();
  let go: (path: string) => void = () => undefined;
  const connect = (navigate: typeof go) => void (go = navigate);
  let keys = 0;
  const { store, open } = createShopStore({
    http: createHttpClient({ transport: fake.transport, tenant: shop.tenant }),
    newKey: () => `key-${(keys += 1)}`,
    isSmall: () => matchMedia('(max-width: 820px)').matches,
    cards,
    report: logError,
    storage: { get: () => undefined, set: () => false, remove: () => undefined },
    process: {
      navigate: (to) => go(to),
      signInAddress: (target) => target,
      analytics: createAnalyticsBus(() => NOW),
    },
    onSagaError: (_, error) => logError(error),
  });
  const url = new URL(path, 'http://here');
  const { route, params } = matchRoute(url.pathname);
  const address = {
    pathname: url.pathname,
    params,
    search: url.searchParams,
    tenant: shop.tenant,
    store: chosen?.storeNumber,
  };
  const ready = async () => {
    const loads = await openPage(open, route.screen, address);
    if (unread) return;
    store.dispatch(accountActions.accountRequested());
    if (fakes.cart || fakes.quickBuy) store.dispatch(cartActions.cartRequested());
    for (const action of [...route.load(address), ...loads]) store.dispatch(action);
  };
  return { shop, store, open, cards, connect, ready: ready() };
}

function Opened({
  shop: { shop, store, open, cards, connect, ready },
  path,
}: {
  readonly shop: ReturnType<typeof openShop>;
  readonly path: string;
}) {
  use(ready);
  return (
    <ShopRoot
      store={store}
      shop={shop}
      services={{ cards, open, report: () => undefined, now: () => NOW }}
      withRouter={(children) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
      onError={logError}
      connectNavigation={connect}
    />
  );
}
