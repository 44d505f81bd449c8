import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyCompressOptions } from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCookies, readSignInMarker } from '@foolscap/core/cookies';
import { findRedirect } from '@foolscap/content/client';
import { createCheckoutClient } from '@foolscap/checkout/client';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { createHttpClient, createInjectTransport, failureOfReply, toFailure } from '@foolscap/core/http';
import type { Transport } from '@foolscap/core/http';
import {
  BUSINESS_PATH_PREFIX,
  HEADERS,
  SESSION_CHANGED,
  splitLocale,
  ZIP_COOKIE,
} from '@foolscap/core/vocabulary';
import { createStoresClient } from '@foolscap/stores/client';
import type { FoundStore } from '@foolscap/stores/contract';
import { readYourStore, YOUR_STORE_COOKIE, type YourStoreValue } from '@foolscap/stores/model';
import { matchRoute } from '../routes.ts';
import { LAST_SITE_COOKIE } from '../routing/last-site.ts';
import { getRouteRules } from './route-rules.ts';
import { SPARQ_LIST } from '../features/lists/list-paths.ts';
import { PAGES } from '../routing/pages.ts';
import { belowRoot, getTenant, isBusinessHost, withoutPrefix } from '../routing/tenant-path.ts';
import type { AssetsOf } from './assets.ts';
import { styleMarkup } from './document.ts';
import { errorPage, type ErrorPageStatus } from './error-page.ts';
import { FAVICON } from './favicon.ts';
import { formRoutes } from './forms.ts';
import { createPageCache } from './page-cache.ts';
import type { OneTimeValues } from './page-cache.ts';
import { findLocaleRedirect, getPageLocale, ONE_LOCALE } from './page-locale.ts';
import type { createRegionCache as CreateRegionCache, RegionCache } from './region-cache.tsx';
import { createSessionReads } from './session-reads.ts';
import { getForeignContent, getPageOrigin, getPageShop, opensPaymentPage } from './page-shop.ts';
import type { PageShopOptions } from './page-shop.ts';
import type { RenderedPage, renderPage as RenderPage } from './render-page.tsx';
import { newNonce, pageHeaders } from './security.ts';
import { expiredCookie, POSTED_COOKIE, readPosted } from './posted-cookie.ts';
import { sitemapRoutes } from './sitemap.ts';

/** The module that renders pages. Its regions need the same copies of React's packages, so it creates their cache. */
export interface Renderer {
  renderPage: typeof RenderPage;
  createRegionCache: typeof CreateRegionCache;
}

export interface StorefrontOptions extends PageShopOptions {
  assets: AssetsOf;
  /** Folder of the client build; undefined while a development server serves it. */
  clientDir?: string;
  /** Loads the renderer; called for each request in development. */
  loadRenderer: () => Promise<Renderer>;
  /** The build for French: its client build and renderer; English texts without it. */
  french?: { assets: AssetsOf; clientDir: string; loadRenderer: () => Promise<Renderer> };
  /** Lifetime of cached guest pages, in seconds; 0 disables the cache. */
  cacheSeconds?: number;
  /** URL of the chat provider's script; none by default. */
  chatScript?: string | undefined;
  /** The origin of the payment gateway, if its frames may be shown. */
  paymentFrame?: string | undefined;
  /** Returns whether a cookie header has a session id. */
  hasSession: (cookie: string | undefined) => boolean;
  /** Looks up the session only once for all in-process API calls of a page. */
  shareSessionLookup?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Compression of dynamic content; not worthwhile for a few hundred bytes. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  // Forms are short, and no browser compresses them.
  globalDecompression: false,
};

/** Ends the rendering of a cached page, for all requests that wait for it, with the redirect in its data. */
class RedirectError extends Error {
  readonly to: string;
  constructor(to: string) {
    super(`The page redirects to ${to}.`);
    this.to = to;
  }
}

/** Retry-After of a page that could not be loaded, in seconds. */
const RETRY_AFTER_S = 5;

/** The ZIP codes and Canadian postal codes for which pages are cached. */
const POSTAL_CODE = /^(\d{5}|[A-Z]\d[A-Z] \d[A-Z]\d)$/;

/** Returns the cookies of the shopper's place as a header: their store and ZIP code. */
const getPlaceCookies = (cookies: Readonly<Record<string, string>>): string =>
  [YOUR_STORE_COOKIE, ZIP_COOKIE]
    .flatMap((name) => (cookies[name] ? [`${name}=${encodeURIComponent(cookies[name])}`] : []))
    .join('; ');

/** Registers pages, forms and assets. The API is mounted on the same server and called in-process. */
export async function storefront(app: FastifyInstance, options: StorefrontOptions): Promise<void> {
  const {
    publicUrl,
    assets,
    clientDir,
    loadRenderer,
    french,
    locales = ONE_LOCALE,
    hasSession,
    paymentFrame,
    cacheSeconds = 0,
  } = options;
  const { shareSessionLookup = (work) => work() } = options;
  const cache = createPageCache(cacheSeconds);
  const regionsByRenderer = new WeakMap<Renderer['createRegionCache'], RegionCache>();
  const getRegions = ({ createRegionCache }: Renderer): RegionCache => {
    const regions = regionsByRenderer.get(createRegionCache) ?? createRegionCache(cacheSeconds);
    regionsByRenderer.set(createRegionCache, regions);
    return regions;
  };
  /** Returns the build for the language of a request. */
  const getBuild = (request: FastifyRequest) =>
    french && getPageLocale(request, locales).locale === 'fr-CA' ? french : { assets, loadRenderer };
  const readWith = createSessionReads(cacheSeconds);
  // A development server injects inline styles, which the policy must allow.
  const developing = clientDir === undefined;
  const https = publicUrl?.startsWith('https:') ?? false;

  const getOrigin = (request: FastifyRequest) => getPageOrigin(request, publicUrl);

  /** Creates a transport that calls the API in the same process, with the client's address and user agent. */
  function transportWith(
    request: FastifyRequest,
    cookie: string | undefined,
    onReply?: (headers: Record<string, unknown>) => void,
  ): Transport {
    const forwarded: Record<string, string> = {
      host: request.host,
      [HEADERS.locale]: getPageLocale(request, locales).locale,
      ...(cookie && { cookie }),
    };
    for (const name of ['origin', 'user-agent', 'x-forwarded-for', 'x-forwarded-proto'] as const) {
      const value = request.headers[name];
      if (typeof value === 'string') forwarded[name] = value;
    }
    return createInjectTransport(
      (call) =>
        app
          .inject({ ...call, remoteAddress: request.socket.remoteAddress ?? '127.0.0.1' })
          .then((answer) => ({
            statusCode: answer.statusCode,
            headers: answer.headers,
            payload: answer.payload,
          })),
      forwarded,
      onReply,
    );
  }

  /** Creates a transport that calls the API as this shopper. */
  function transportFor(request: FastifyRequest, reply: FastifyReply): Transport {
    const forwardCookies = (answered: Record<string, unknown>) => {
      const set = new Set([reply.getHeader('set-cookie') ?? []].flat().map(String));
      const cookies = [answered['set-cookie'] ?? []].flat().map(String);
      // A page makes several calls, and all of them may set the same cookie.
      for (const cookie of new Set(cookies)) if (!set.has(cookie)) void reply.header('set-cookie', cookie);
    };
    const asShopper = transportWith(request, request.headers.cookie, forwardCookies);
    return async (call) => {
      const answer = await asShopper(call);
      // Requested just before a sign-in or sign-out: the page is rendered for a guest and sets no cookie.
      const isReplaced = failureOfReply(answer.status, answer.body).code === SESSION_CHANGED;
      return isReplaced && call.method === 'GET'
        ? transportWith(request, undefined, forwardCookies)(call)
        : answer;
    };
  }

  /** Reads the shopper's store with today's hours; a failure omits the store but not the page. */
  async function getStore(
    chosen: YourStoreValue,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FoundStore | undefined> {
    const { tenant } = getTenant(request.host, request.url.split('?')[0] ?? '/');
    const http = createHttpClient({ transport: transportFor(request, reply), tenant });
    try {
      const { stores } = await createStoresClient(http).locate({ storeNumber: chosen.storeNumber });
      return stores[0];
    } catch (error) {
      // A cookie may name a store that has closed, so only a failed lookup is a warning.
      const { status = 500 } = toFailure(error);
      if (status < 500) request.log.info({ storeNumber: chosen.storeNumber }, 'No store found');
      else request.log.warn({ err: error, storeNumber: chosen.storeNumber }, 'No store found');
      return undefined;
    }
  }

  /**
   * Opens the order of a link in a mail, and removes the token from the URL, so that it does not appear in referrers or the browser history
   * (decision-guest-orders).
   * @param below the path relative to the site's root
   * @returns the URL to redirect to; undefined for other pages
   */
  async function openLinkedOrder(
    request: FastifyRequest,
    reply: FastifyReply,
    basename: string,
    below: string,
  ): Promise<string | undefined> {
    const [, number] = /^\/order\/([^/]+)$/.exec(below) ?? [];
    const token = number && new URL(request.url, 'http://shop').searchParams.get('token');
    if (!token) return undefined;
    const { tenant } = getTenant(request.host, below);
    const http = createHttpClient({
      transport: transportFor(request, reply),
      tenant: basename === BUSINESS_PATH_PREFIX ? 'sba' : tenant,
    });
    const checkout = createCheckoutClient(http);
    const page = `${basename}/order/${number}`;
    try {
      await checkout.openOrder(decodeURIComponent(number), token);
      return page;
    } catch (error) {
      const { code } = toFailure(error);
      // The links of an order expire when it is added to an account. The owner, and the browser that placed the order, need no link.
      const isOwn =
        code === CHECKOUT_CODES.orderNotFound &&
        (await checkout.getOrder(decodeURIComponent(number)).then(
          () => true,
          () => false,
        ));
      if (isOwn) return page;
      const reason = code === CHECKOUT_CODES.orderNotFound ? CHECKOUT_CODES.orderLinkInvalid : code;
      return `${basename}${PAGES.findOrder}?${new URLSearchParams({ error: reason })}`;
    }
  }

  /** Sends an error page of the shopper's site, with a link to the page of this site that the request came from. */
  function sendErrorPage(
    request: FastifyRequest,
    reply: FastifyReply,
    status: ErrorPageStatus,
  ): FastifyReply {
    const address = request.headers.referer ?? '';
    const referer = URL.canParse(address) ? new URL(address) : undefined;
    const back = referer?.host === request.host ? referer.pathname + referer.search : undefined;
    const { locale, prefix } = getPageLocale(request, locales);
    const { basename } = getTenant(request.host, splitLocale(back ?? request.url).rest);
    return reply
      .code(status)
      .headers(pageHeaders(newNonce(), https))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(errorPage(status, assets('src/entry-client.tsx'), prefix + basename, { back, locale }));
  }

  for (const root of [clientDir, french?.clientDir]) {
    if (!root) continue;
    await app.register(fastifyStatic, {
      root,
      decorateReply: root === clientDir,
      prefix: '/',
      wildcard: false,
      index: false,
      // The build writes compressed files next to each file (tools/build/precompress.mjs). They have no separate URL.
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      setHeaders: (response) => void response.setHeader('vary', 'accept-encoding'),
      dotfiles: 'deny',
      // File names contain a content hash.
      immutable: true,
      maxAge: '365d',
    });
  }
  await app.register(async (texts) => {
    await texts.register(compress, COMPRESSION);
    texts.get('/favicon.svg', (_request, reply) =>
      reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
    );
    texts.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
    // The profile pages of the former sites (decision-pages-without-cache.3).
    texts.get('/gus/sdc/profileinfo', (_request, reply) => reply.redirect(PAGES.details, 301));
    texts.get('/gus/sba/*', (_request, reply) => reply.redirect(BUSINESS_PATH_PREFIX + PAGES.details, 301));
    sitemapRoutes(texts, {
      transportFor,
      getOrigin,
      getTenant: (request) => getTenant(request.host, '/').tenant,
    });
  });

  await app.register(async (forms) => {
    formRoutes(forms, {
      transportFor,
      publicUrl,
      country: options.country,
      getTenant: (request) => getTenant(request.host, '/').tenant,
      sendErrorPage,
    });
  });

  await app.register(async (pages) => {
    await pages.register(compress, COMPRESSION);
    pages.setErrorHandler((error, request, reply) => {
      if (error instanceof RedirectError)
        return reply.header('cache-control', 'no-store').redirect(error.to, 302);
      request.log.error({ err: error }, 'a page request failed');
      return sendErrorPage(request, reply, 500);
    });

    const page = async (request: FastifyRequest, reply: FastifyReply) => {
      const cookies = parseCookies(request.headers.cookie);
      // API replies depend on the store cookie even if its store cannot be read.
      const chosen = readYourStore(cookies[YOUR_STORE_COOKIE]);
      const store = chosen && (await getStore(chosen, request, reply));
      const rules = getRouteRules(getRoute(request).path);
      const zip = (rules.followsPlace && cookies[ZIP_COOKIE]) || undefined;
      const known = hasSession(request.headers.cookie);
      const isPublic = rules.personal !== true && !rules.requiresSignIn;
      const posted = rules.showsInput ? readPosted(cookies[POSTED_COOKIE]) : undefined;
      if (posted) void reply.header('set-cookie', expiredCookie(https));
      const build = getBuild(request);
      const renderer = await build.loadRenderer();
      const pageShop = getPageShop(request, options);
      const asShopper = transportFor(request, reply);
      const place = getPlaceCookies(cookies);
      const transport = known
        ? readWith({
            asShopper,
            asGuest: transportWith(request, place),
            key: `${pageShop.tenant} ${pageShop.locale} ${request.host} ${place}`,
            // A personal page shows the current cart.
            cartMaxAge: isPublic ? cacheSeconds : 0,
          })
        : asShopper;
      const render = ({ nonce, formKey, styles }: OneTimeValues) =>
        renderer.renderPage({
          shop: {
            ...pageShop,
            formKey,
            ...(store ? { store } : {}),
            ...(posted ? { posted } : {}),
          },
          url: request.originalUrl,
          transport,
          nonce,
          styles,
          assets: build.assets,
          regions: getRegions(renderer),
          hasSession: known,
          isMarkedSignedIn: readSignInMarker(request.headers.cookie, pageShop.tenant) === 'SIGNED_IN',
          onError: (error) => request.log.error({ err: error }, 'a page could not be rendered'),
        });
      const nonce = newNonce();
      // The browser has already loaded the style sheet file for the previous page.
      const isFirstVisit = request.headers['sec-fetch-site'] !== 'same-origin';
      const { style } = build.assets('src/entry-client.tsx');
      const oneTime = { nonce, formKey: randomUUID(), styles: styleMarkup(style, isFirstVisit, nonce) };
      const send = async (status: RenderedPage['status'], isShared: boolean, body: string) => {
        const replacement = status === 404 && (await findReplacement(request, transport));
        // Browsers must ask again, because the operator can change the redirect.
        if (replacement) return reply.header('cache-control', 'no-cache').redirect(replacement, 301);
        return reply
          .code(status)
          .headers(style && !isFirstVisit ? { link: `<${style.href}>; rel=preload; as=style` } : {})
          .headers(
            developing
              ? {}
              : pageHeaders(oneTime.nonce, https, {
                  ...getForeignContent(request, options),
                  paymentFrame,
                  chatScript: opensPaymentPage(request) ? undefined : options.chatScript,
                }),
          )
          .headers(status === 503 ? { 'retry-after': String(RETRY_AFTER_S) } : {})
          .header('vary', 'cookie, accept-encoding, sec-fetch-site')
          .header(
            'cache-control',
            // A cookie is only for this caller.
            isShared && status === 200 && !reply.hasHeader('set-cookie')
              ? 'public, max-age=0, s-maxage=60'
              : 'private, no-store',
          )
          .type('text/html; charset=utf-8')
          .send(body);
      };

      if (!known && !chosen && isPublic && (zip === undefined || POSTAL_CODE.test(zip))) {
        const { isShared, html, status } = await cache.get(
          `${request.protocol}://${request.host}${request.originalUrl} ${zip ?? ''}`,
          oneTime,
          async (marks) => {
            const rendered = await render(marks);
            // Redirects are not cached.
            if ('redirectTo' in rendered) throw new RedirectError(rendered.redirectTo);
            return rendered;
          },
        );
        return send(status, isShared && !zip, html);
      }
      const rendered = await shareSessionLookup(() => render(oneTime));
      if ('redirectTo' in rendered) return reply.redirect(rendered.redirectTo, 302);
      return send(rendered.status, !rendered.personal && !chosen && !zip, rendered.html);
    };

    /** Finds the page that replaces an address without a page; an outage shows the page for unknown addresses. */
    const findReplacement = async (request: FastifyRequest, transport: Transport) => {
      const path = request.url.split('?')[0] ?? '/';
      const { tenant, basename } = getTenant(request.host, path);
      const http = createHttpClient({ transport, tenant });
      const to = await findRedirect(http, belowRoot(path, basename) + request.url.slice(path.length)).catch(
        () => undefined,
      );
      return to && getPageLocale(request, locales).prefix + basename + to;
    };

    const getRoute = (request: FastifyRequest) => {
      const path = request.url.split('?')[0] ?? '/';
      return matchRoute(belowRoot(path, getTenant(request.host, path).basename)).route;
    };

    pages.get('/*', async (request, reply) => {
      const inLanguage = findLocaleRedirect(request, locales, https);
      if (inLanguage && !/^\/[/\\]/.test(inLanguage.to)) {
        if (inLanguage.cookie) void reply.header('set-cookie', inLanguage.cookie);
        return reply
          .header('cache-control', 'no-store')
          .header('vary', 'cookie')
          .redirect(inLanguage.to, 302);
      }
      const { prefix } = getPageLocale(request, locales);
      const onBusinessHost = withoutPrefix(request.host, request.url);
      if (onBusinessHost !== undefined && !/^\/[/\\]/.test(onBusinessHost))
        return reply.redirect(prefix + onBusinessHost, 308);
      const path = request.url.split('?')[0] ?? '/';
      const { basename } = getTenant(request.host, path);
      const below = belowRoot(path, basename);
      // One URL per page: redirects a trailing slash.
      if (below.length > 1 && below.endsWith('/') && matchRoute(below).route.path !== '*') {
        const search = request.url.slice(path.length);
        return reply.redirect((prefix + basename + below.replace(/\/+$/, '') || '/') + search, 308);
      }
      const opened = await openLinkedOrder(request, reply, basename, below);
      if (opened !== undefined)
        return reply.header('cache-control', 'no-store').redirect(prefix + opened, 303);
      // One address for both sites; the business site has its pages below its prefix (decision-sparq).
      const { [LAST_SITE_COOKIE]: lastSite } = parseCookies(request.headers.cookie);
      if (path === PAGES.sparqCart && basename === '' && lastSite === 'sba' && !isBusinessHost(request.host))
        return reply.header('vary', 'cookie').redirect(prefix + BUSINESS_PATH_PREFIX + request.url, 302);
      // The business site's own address of the lists (decision-sparq).
      if (path === SPARQ_LIST && basename === '' && !isBusinessHost(request.host))
        return reply.redirect(prefix + BUSINESS_PATH_PREFIX + request.url, 302);
      return page(request, reply);
    });
  });
}
