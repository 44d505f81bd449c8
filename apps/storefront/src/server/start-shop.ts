import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  checkPort,
  commerceApi,
  explainStartError,
  LISTEN_BACKLOG,
  migrate,
  openDatabase,
  readSettings,
  seedDemo,
  serverOptions,
  shareSessionLookup,
  shedLoad,
  tooBusy,
} from '@foolscap/commerce-api';
import type { Settings } from '@foolscap/commerce-api';
import {
  API_BASE_PATH,
  BUSINESS_PATH_PREFIX,
  APPROVALS_PROXY_PATH,
  COMMON_PROXY_PATH,
  HEADER_FOOTER_PATH,
  HOME_PATH,
  LANDING_PAGES_PATH,
  OFFERS_PATH,
  PRINT_SERVICES_PATH,
  PRODUCT_TILE_PROXY_PATH,
  PTD_PATH,
  SPARX_PROXY_PATH,
  USER_PATH,
} from '@foolscap/core/vocabulary';
import { getTenant } from '../routing/tenant-path.ts';
import { readAssets } from './assets.ts';
import type { AssetsOf } from './assets.ts';
import { errorPage } from './error-page.ts';
import { withPaymentSite } from './payment-site.ts';
import { sessionCookieIn } from './session-cookie.ts';
import { getPageLocale, withoutLocale } from './page-locale.ts';
import type { LocaleOptions } from './page-locale.ts';
import { storefront } from './storefront.ts';
import type { StorefrontOptions } from './storefront.ts';

/** Paths with JSON replies. */
const API_PATHS = [
  API_BASE_PATH,
  SPARX_PROXY_PATH,
  PRODUCT_TILE_PROXY_PATH,
  USER_PATH,
  PTD_PATH,
  HOME_PATH,
  LANDING_PAGES_PATH,
  COMMON_PROXY_PATH,
  APPROVALS_PROXY_PATH,
  OFFERS_PATH,
  PRINT_SERVICES_PATH,
  HEADER_FOOTER_PATH,
];

export interface StartOptions {
  clientDir: string;
  /** The build for French: its client build and its renderer; none in a shop without it. */
  french?: Omit<NonNullable<StorefrontOptions['french']>, 'assets'> | undefined;
}

/** Starts the whole application in one process: pages, API and, unless `DATABASE_URL` is set, the database. */
export async function startShop(env: NodeJS.ProcessEnv, options: StartOptions): Promise<void> {
  try {
    await run(env, options);
  } catch (error) {
    process.stderr.write(`Foolscap could not start. ${explainStartError(error, env)}\n`);
    process.exitCode = 1;
    // An open database would keep the process alive.
    process.exit();
  }
}

async function run(env: NodeJS.ProcessEnv, { clientDir, french }: StartOptions): Promise<void> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  await checkPort(settings);
  const database = await openDatabase(settings);
  await migrate(database.db);
  const demo = await seedDemo(database, settings, (line) => process.stdout.write(`  ${line}\n`));

  const assets = readAssets(clientDir);
  const locales = { offered: settings.locales, byHost: settings.localeHosts };
  const app = Fastify({
    ...serverOptions(settings),
    rewriteUrl: withoutLocale(locales),
    frameworkErrors: (_error, request, reply) =>
      replyToMalformedUrl(request, reply as FastifyReply, assets, locales),
  });
  app.addHook('onClose', () => database.close());
  shedLoad(app, {
    database,
    settings,
    onRefused: (request, reply, retryAfter) => replyOverloaded(request, reply, retryAfter, assets, locales),
  });
  const withGateway = await withPaymentSite(app, settings, database);
  await app.register(commerceApi, { settings: withGateway, database });
  await app.register(storefront, {
    publicUrl: settings.publicUrl,
    country: settings.siteCountry,
    assets,
    clientDir,
    locales,
    ...(french && { french: { ...french, assets: readAssets(french.clientDir) } }),
    loadRenderer: () => import('./render-page.tsx'),
    hasSession: sessionCookieIn,
    cacheSeconds: settings.catalogCacheSeconds,
    shareSessionLookup,
    trackingPixels: settings.trackingPixels,
    analyticsScript: settings.analyticsScript,
    chatScript: settings.chat === 'sandbox' ? undefined : settings.chat,
    adBeaconOrigins: settings.adBeaconOrigins,
    mapAttribution: settings.mapTiles?.attribution,
    mapAttributionUrl: settings.mapTiles?.attributionUrl,
    paymentFrame: settings.hostedFields ? withGateway.paymentGatewayUrl : undefined,
  });

  stopGracefully(app);
  await app.listen({ port: settings.port, host: settings.host, backlog: LISTEN_BACKLOG });
  printStartMessage(settings, demo);
}

/** Responds to a URL that cannot be decoded and therefore reaches no route. */
function replyToMalformedUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  assets: AssetsOf,
  locales: LocaleOptions,
): void {
  if (request.url.startsWith(API_BASE_PATH)) {
    const error = {
      status: 400,
      code: 'BAD_ADDRESS',
      message: 'The address cannot be read.',
      requestId: request.id,
    };
    void reply.code(400).send({ error });
    return;
  }
  const { locale, prefix } = getPageLocale(request, locales);
  const { basename } = getTenant(request.host, request.url);
  void reply
    .code(400)
    .type('text/html; charset=utf-8')
    .send(errorPage(400, assets('src/entry-client.tsx'), prefix + basename, { locale }));
}

/** Responds while the server is overloaded. */
function replyOverloaded(
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter: number,
  assets: AssetsOf,
  locales: LocaleOptions,
): FastifyReply {
  void reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store');
  if (API_PATHS.some((path) => request.url.startsWith(path))) {
    const { code, message } = tooBusy(retryAfter);
    return reply.send({ error: { status: 503, code, message, requestId: request.id } });
  }
  const { locale, prefix } = getPageLocale(request, locales);
  const { basename } = getTenant(request.host, request.url);
  return reply
    .type('text/html; charset=utf-8')
    .send(errorPage(503, assets('src/entry-client.tsx'), prefix + basename, { locale }));
}

/** Lets requests in flight finish, then closes the database. A second signal exits immediately. */
function stopGracefully(app: FastifyInstance): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    void app.close().finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function printStartMessage(settings: Settings, demo: Awaited<ReturnType<typeof seedDemo>>): void {
  const address = settings.publicUrl ?? `http://localhost:${settings.port}`;
  const lines = [
    '',
    `  Foolscap ${version()} is open`,
    '',
    `  Consumer store   ${address}/`,
    `  Business store   ${address}${BUSINESS_PATH_PREFIX}/`,
    `  API              ${address}/cc/api/docs`,
    ...(demo.accounts.length ? ['', '  Demo sign-ins'] : []),
    ...demo.accounts.map(
      ({ tenant, username, password, organizationName }) =>
        `    ${(tenant === 'sba' ? 'business' : 'consumer').padEnd(10)} ${username}  ${password}${organizationName ? `  ${organizationName}` : ''}`,
    ),
    ...(settings.demo ? ['', '  Demo card        4111 1111 1111 1111, any future date, any code'] : []),
    '',
    '  Stop with Ctrl+C. Settings: docs/operators/README.md.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function version(): string {
  try {
    const text = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    return '';
  }
}
