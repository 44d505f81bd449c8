import { randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { accountActions, selectIsSignedIn } from '@foolscap/account/state';
import { createAnalyticsBus } from '@foolscap/analytics/model';
import { cartActions } from '@foolscap/cart/state';
import { createNavigationClient } from '@foolscap/header/client';
import type { NavigationData } from '@foolscap/header/contract';
import { filterNavigation, hasPendingItems } from '@foolscap/header/model';
import { createHttpClient, signInAddress, withoutRedirectMarker } from '@foolscap/core/http';
import type { HttpClient, Transport } from '@foolscap/core/http';
import { readSiteVariables } from '@foolscap/core/session';
import { readSitePath } from '@foolscap/core/vocabulary';
import { createSecretHandover } from '@foolscap/payments/state';
import CanadianSite from '../country/CanadianSite.tsx';
import { openPage } from '../rendering/lazy-feature.tsx';
import { pageDataScript } from '../rendering/page-data.ts';
import { matchRoute } from '../routes.ts';
import type { Shop } from '../shell/shop-context.ts';
import { ShopRoot } from '../rendering/ShopRoot.tsx';
import { createShopStore } from '../store.ts';
import type { ShopState } from '../store.ts';
import { belowRoot } from '../routing/tenant-path.ts';
import { AgentBanner, watchVisits } from './AgentBanner.tsx';
import type { AssetsOf, PageAssets } from './assets.ts';
import { documentEnd, documentStart } from './document.ts';
import { getHead } from './head.ts';
import { getRouteRules, isPersonal } from './route-rules.ts';
import { PlainMenu } from './PlainMenu.tsx';
import { getPageModule } from './page-modules.ts';
import type { RegionCache } from './region-cache.tsx';
import { buildStructuredData } from './structured-data.ts';
import { watchPageData } from './watch-page-data.ts';
import type { WatchedTransport } from './watch-page-data.ts';

export interface PageRequest {
  shop: Shop;
  /** Path and query from the root. */
  url: string;
  transport: Transport;
  nonce: string;
  assets: AssetsOf;
  /** The markup of the style sheet. */
  styles: string;
  /** True if the request has a session; without one there is no personal data to read. */
  hasSession: boolean;
  /** True if the browser is marked as signed in on this site. Only the choice of what to load may depend on it. */
  isMarkedSignedIn: boolean;
  regions: RegionCache;
  onError: (error: unknown) => void;
}

/** A redirect for a page that requires a signed-in user, or whose data redirects (storefront-8.53). */
export interface PageRedirect {
  redirectTo: string;
}

export interface RenderedPage {
  status: number;
  /** True if the page shows personal data. */
  personal: boolean;
  html: string;
}

/** Placeholder for the form key in regions, which are cached. */
const FORM_KEY = randomUUID();

/** The module of a Canadian shop, which its pages load before they hydrate. */
const CANADIAN_SITE = 'src/country/CanadianSite.tsx';

/** Returns the assets of a page, with those of its country. */
function getAssets(assets: AssetsOf, path: string, { country }: Shop): PageAssets {
  const page = assets(getPageModule(path));
  if (!country) return page;
  return { ...page, preloads: [...new Set([...page.preloads, ...assets(CANADIAN_SITE).preloads])] };
}

/** Returns the markup above the page of an agent: the banner while acting for a customer, and the script that follows other tabs. */
function getBanner({ account }: ShopState, { basename, locale }: Shop, nonce: string): string {
  const { session, userProfile } = account.info.value ?? {};
  const acting = session?.acting;
  if (!acting && !userProfile?.agentKind) return '';
  const script = `<script nonce="${nonce}">${watchVisits(acting?.startedAt ?? '')}</script>`;
  return acting
    ? renderToStaticMarkup(<AgentBanner acting={acting} site={basename} locale={locale} />) + script
    : script;
}

/** Reports missing site fields; each raises a 'required' error (storefront-5.42). */
function reportMissingSiteFields({ account }: ShopState, onError: (error: unknown) => void): void {
  const session = account.info.value?.session;
  if (!session) return;
  const site = readSiteVariables({
    tenant: session.tenant.fullName,
    legacyTenant: session.tenant.legacy,
    locale: session.locale,
    channelId: session.channelId,
    siteId: session.siteId,
    langId: session.langId,
    langCd: session.langCd,
    storeId: session.storeId,
  });
  if (!site.ok)
    for (const { field, code } of site.errors) onError(new Error(`site variable ${field}: ${code}`));
}

/** Reads the links of header and footer. Without them the page is shown with the departments only. */
async function readNavigation(
  http: HttpClient,
): Promise<Pick<Shop, 'navigation' | 'pendingNavigation'> | undefined> {
  let data: NavigationData;
  try {
    data = await createNavigationClient(http).navigation();
  } catch {
    // The API logs its failures.
    return undefined;
  }
  return {
    navigation: filterNavigation(data, {}),
    ...(hasPendingItems(data) && { pendingNavigation: data }),
  };
}

export { createRegionCache } from './region-cache.tsx';

/**
 * Loads the page's data, then renders it. If the site data is refused with 401, the page is loaded again, once (storefront-8.54).
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | PageRedirect> {
  const watched = watchPageData(request.transport);
  const page = await loadAndRender(request, watched);
  return watched.wasSiteDataRefused() ? loadAndRender(request, watchPageData(request.transport)) : page;
}

/** Returns the path of a redirect in this site; undefined for an address without one, and for the page itself, which would never end. */
function readRedirect(
  location: string | undefined,
  { url: current, shop: { basename, origin } }: PageRequest,
): string | undefined {
  const url = location && URL.canParse(location, origin) ? new URL(location, origin) : undefined;
  // Only the path counts, so that no reply leads to another host.
  const path = url && readSitePath(url.pathname + url.search);
  if (path === undefined) return undefined;
  const target = path === basename || path.startsWith(`${basename}/`) ? path : basename + path;
  return target === current ? undefined : target;
}

async function loadAndRender(
  request: PageRequest,
  { transport, wasUnavailable }: WatchedTransport,
): Promise<RenderedPage | PageRedirect> {
  const { nonce, styles, assets, onError, hasSession, isMarkedSignedIn } = request;
  let redirect: string | undefined;
  // Concatenated, not resolved: '//evil' is a path of this site, not another host.
  const url = new URL(`http://here${request.url}`);
  const pathname = belowRoot(url.pathname, request.shop.basename);
  const { route, params } = matchRoute(pathname);
  const address = {
    pathname,
    params,
    search: url.searchParams,
    tenant: request.shop.tenant,
    store: request.shop.store?.storeNumber,
    isGuest: !(hasSession && isMarkedSignedIn),
    posted: request.shop.posted,
  };

  const report = (message: string) => onError(new Error(message));
  const { tenant, locale } = request.shop;
  const http = createHttpClient({
    transport,
    tenant,
    locale,
    onRedirect: (to) => void (redirect ??= readRedirect(to, request)),
  });
  const { store, open, settle } = createShopStore({
    http,
    newKey: () => crypto.randomUUID(),
    isSmall: () => false,
    cards: createSecretHandover(),
    report,
    storage: { get: () => undefined, set: () => false, remove: () => undefined },
    process: {
      navigate: () => undefined,
      signInAddress: (target) => target,
      analytics: createAnalyticsBus(() => Date.now()),
    },
    onSagaError: (_, error) => onError(error),
  });

  const rules = getRouteRules(route.path);
  // A redirect of the links is none of the page.
  const navigation = readNavigation(createHttpClient({ transport, tenant, locale }));
  const loads = await openPage(open, route.screen, address);
  store.dispatch(accountActions.accountRequested());
  if (hasSession) store.dispatch(cartActions.cartRequested());
  for (const action of [...route.load(address), ...loads]) store.dispatch(action);
  await settle();
  if (redirect !== undefined) return { redirectTo: redirect };
  const shop = { ...request.shop, ...(await navigation) };

  const state = store.getState();
  reportMissingSiteFields(state, onError);
  // During an outage, it is unknown whether the shopper is signed in, so the page reports the failure.
  if (rules.requiresSignIn && !selectIsSignedIn(state) && !wasUnavailable()) {
    const redirectTo = signInAddress(shop.tenant, withoutRedirectMarker(request.url));
    if (redirectTo) return { redirectTo };
  }
  const jsonLd = buildStructuredData(route.path, state, shop);
  const head = { ...getHead(route, state, address, shop), ...(jsonLd ? { jsonLd } : {}) };
  const start = documentStart(head, shop, getAssets(assets, route.path, shop), {
    nonce,
    styles,
    banner: getBanner(state, shop, nonce),
  });
  const end = documentEnd(pageDataScript({ shop, state }));
  const { formKey, ...key } = shop;
  const page = request.regions.open(
    `${request.url} ${JSON.stringify(key)}`,
    // A personal page is different for each shopper.
    isPersonal(rules, state) || rules.requiresSignIn ? ['header', 'footer'] : ['header', 'main', 'footer'],
    store,
  );
  const { html, hasFailed } = await renderMarkup(
    <ShopRoot
      store={store}
      shop={{ ...shop, formKey: FORM_KEY }}
      services={{
        cards: createSecretHandover(),
        open,
        report,
        now: () => Date.now(),
        plainMenu: <PlainMenu />,
        renderRegion: page.renderRegion,
      }}
      Country={shop.country && CanadianSite}
      withRouter={(children) => (
        <StaticRouter basename={shop.basename || '/'} location={request.url}>
          {children}
        </StaticRouter>
      )}
      onError={onError}
    />,
    { nonce, onError },
  );
  return {
    status: wasUnavailable() ? 503 : (rules.status?.(state) ?? 200),
    // A page whose links could not be read is not for caches.
    personal: hasSession || !shop.navigation || isPersonal(rules, state),
    html: start + page.complete(html, !hasFailed).replaceAll(FORM_KEY, formKey) + end,
  };
}

/** Renders a page to markup, once all of it is ready. */
function renderMarkup(
  page: ReactNode,
  { nonce, onError }: Pick<PageRequest, 'nonce' | 'onError'>,
): Promise<{ html: string; hasFailed: boolean }> {
  let hasFailed = false;
  const body = new PassThrough();
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // All data is already loaded, and out-of-order streaming would need JavaScript to insert the parts.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      // Waits for the complete page, so that no script has to insert parts.
      onAllReady: () => resolve(text(pipe(body)).then((html) => ({ html, hasFailed }))),
      onShellError: reject,
      onError(error) {
        hasFailed = true;
        onError(error);
      },
    });
  });
}
