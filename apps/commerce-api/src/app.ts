import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  API_BASE_PATH,
  HOME_PATH,
  OFFERS_PATH,
  PRODUCT_TILE_PROXY_PATH,
  PTD_PATH,
  SPARX_PROXY_PATH,
  USER_PATH,
} from '@foolscap/core/vocabulary';
import { createDemoPictures } from '@foolscap/demo-catalog/pictures';
import { mayCollect } from '@foolscap/pricing/model';
import { accountPorts } from './composition/account-ports.ts';
import { createAdServer } from './composition/ad-server.ts';
import { createPaymentGateway } from './composition/payment-gateway.ts';
import { registerHousekeeping } from './composition/housekeeping.ts';
import { registerPaymentsInCarts } from './composition/payments-in-carts.ts';
import { registerPictureDownloads } from './composition/picture-downloads.ts';
import { registerPurchaseCounting } from './composition/purchase-counting.ts';
import { registerRestocking } from './composition/restocking.ts';
import { registerZipCodeToggle } from './composition/zip-code-toggle.ts';
import {
  accountAreaRoutes,
  accountRoutes,
  createAccountAreaService,
  createAccountService,
  createGuessLimits,
  createKnownDevices,
  createToggles,
  segmentFlagsRoutes,
  type Toggles,
  togglesRoutes,
} from './domains/account/index.ts';
import { createCartService, findShipToZip, readBuyerFacts, registerCart } from './domains/cart/index.ts';
import {
  catalogRoutes,
  createCatalogService,
  productTileDataRoutes,
  reviewsRoutes,
} from './domains/catalog/index.ts';
import { type AdServer, sponsoredRoutes } from './domains/ads/index.ts';
import { checkoutRoutes, createCheckoutService } from './domains/checkout/index.ts';
import { importRoutes } from './domains/imports/index.ts';
import { offersRoutes } from './domains/offers/index.ts';
import { listCardsRoutes, listsPlugin } from './domains/lists/index.ts';
import { createMedia, type Media, mediaPlugin, type PictureRenderer } from './domains/media/index.ts';
import {
  addLastOrdered,
  createFulfillment,
  createOperatorDecisions,
  createOrderPlacement,
  createOrdersService,
  fulfillmentRoutes,
  ordersRoutes,
  placeOrderRoutes,
} from './domains/orders/index.ts';
import {
  createBuyers,
  createOrganizationsService,
  organizationsRoutes,
  siteVariantRoutes,
  saleRulesRoutes,
  thirdPartyRoutes,
} from './domains/organizations/index.ts';
import {
  type PaymentGateway,
  captchaRoutes,
  createAuthTokensService,
  createBillingAddressService,
  createCaptchaGate,
  createInvoiceService,
  createPaymentsService,
  createVendorOptions,
  createVendorPaymentsService,
  createWalletService,
  type HumanCheck,
  outsideOfLoad,
  type PaymentContext,
  type StripeConnection,
  vendorRoutes,
  walletRoutes,
} from './domains/payments/index.ts';
import { punchoutRoutes } from './domains/punchout/index.ts';
import {
  frequentlyPurchasedRoutes,
  recentItemsRoutes,
  recommendationsRoutes,
} from './domains/recommendations/index.ts';
import { createRewardsService, rewardsRoutes } from './domains/rewards/index.ts';
import { subscriptionsRoutes } from './domains/subscriptions/index.ts';
import {
  createHttpTiles,
  createStoresService,
  createTiles,
  defaultStoreRoutes,
  mapTileRoutes,
  pickupRoutes,
  preferredStoreRoutes,
  storeLocatorRoutes,
} from './domains/stores/index.ts';
import { type Callers, createCallers } from './kernel/caller/caller.ts';
import type { Database } from './kernel/database/database.ts';
import { createHttpPlaces } from './kernel/geo/places/http-places.ts';
import { createPlaces } from './kernel/geo/places/create-places.ts';
import { createPlaceCookie } from './kernel/geo/place-cookie.ts';
import { zipCodeRoutes } from './kernel/geo/zip-code.routes.ts';
import { shedLoad } from './kernel/http/admission.plugin.ts';
import { createAfterReply } from './kernel/http/after-reply.ts';
import { refuseCardNumbers } from './kernel/http/card-numbers.ts';
import { clientLogRoutes } from './kernel/http/client-log.routes.ts';
import { refuseAddress, registerErrorEnvelope } from './kernel/http/errors.ts';
import { registerFaultInjection } from './kernel/http/faults.ts';
import { healthPlugin } from './kernel/http/health.plugin.ts';
import { serverOptions } from './kernel/http/logger.ts';
import { registerMethodOverride } from './kernel/http/method-override.ts';
import { registerOpenApi } from './kernel/http/openapi.ts';
import { createOperatorAccess } from './kernel/http/operator-access.ts';
import { registerOriginCheck } from './kernel/http/origin.ts';
import { registerReplyEncoding } from './kernel/http/reply-encoding.ts';
import { registerUnknownPaths } from './kernel/http/unknown-paths.ts';
import { registerStrictValidation } from './kernel/http/validation.ts';
import { createFileMail } from './kernel/mail/file-mail.ts';
import type { MailPort } from './kernel/mail/mail.ts';
import { createMailer } from './kernel/mail/mailer.ts';
import { createSmtpMail } from './kernel/mail/smtp-mail.ts';
import { createNewSessionLimit } from './kernel/sessions/new-sessions.ts';
import { type Sessions, registerSessions } from './kernel/sessions/sessions.plugin.ts';
import type { Settings } from './kernel/settings.ts';

export interface CommerceApiDeps {
  settings: Settings;
  database: Database;
  /** The payment gateway. Defaults to the embedded sandbox, with Stripe for cards if the settings say so. */
  gateway?: PaymentGateway;
  /** The connection to Stripe. Defaults to the connection in the settings, if there is one. */
  stripe?: StripeConnection;
  /** Distinguishes people from programs after failed cards. Defaults to a proof of work in the browser. */
  humanCheck?: HumanCheck;
  /** The mail port. Defaults to SMTP or a file, as the settings say. */
  mail?: MailPort;
  /** Draws the products. Defaults to the drawings of the demo catalog. */
  pictures?: PictureRenderer;
  /** The clock; tests advance it. */
  now?: () => Date;
}

interface ShopContext extends PaymentContext {
  humanCheck: HumanCheck | undefined;
}

/**
 * The API as a Fastify plugin, for a server that also serves other routes: `/cc/api`, `/media`, `/healthz` and `/readyz`. Create the host
 * server with {@link serverOptions}.
 */
export async function commerceApi(app: FastifyInstance, deps: CommerceApiDeps): Promise<void> {
  const now = deps.now ?? (() => new Date());
  const { mail } = deps.settings;
  const mailer = createMailer(
    deps.mail ?? (mail ? createSmtpMail(mail.url, mail.from) : createFileMail(deps.settings.dataDir, now)),
  );
  app.addHook('onClose', () => mailer.settle());
  const { settings, database } = deps;
  const { gateway, registerWebhooks } = await createPaymentGateway(settings, database, deps.stripe, now);
  const context: ShopContext = {
    mailer,
    settings,
    database,
    gateway: outsideOfLoad(deps.gateway ?? gateway),
    now,
    failingParts: new Set(),
    humanCheck: deps.humanCheck,
  };
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  registerHousekeeping(app, context);
  registerPurchaseCounting(app, context);
  healthPlugin(app, context);
  const media = createMedia(context);
  registerPictureDownloads(app, media, settings);
  await app.register(mediaPlugin, {
    pictures: deps.pictures ?? createDemoPictures(),
    photos: media.photos,
  });
  const toggles = createToggles(context);
  registerRestocking(app, context, toggles);
  await app.register((api) => registerApiRoutes(api, { ...context, media }, toggles, registerWebhooks), {
    prefix: API_BASE_PATH,
  });
  const adServer = createAdServer(app, context);
  await app.register((api) => registerProxyRoutes(api, { ...context, adServer }, toggles), {
    prefix: SPARX_PROXY_PATH,
  });
  await app.register((api) => registerOfferRoutes(api, context, toggles), { prefix: OFFERS_PATH });
  await app.register((api) => registerProductTileRoutes(api, context), { prefix: PRODUCT_TILE_PROXY_PATH });
  await app.register((api) => registerUserRoutes(api, context, toggles), { prefix: USER_PATH });
  await app.register((api) => registerPtdRoutes(api, context), { prefix: PTD_PATH });
  await app.register((api) => registerHomeRoutes(api, context, toggles), { prefix: HOME_PATH });
}

/** Registers the plugins and hooks that every call shares: security headers, compression, validation, sessions, errors. */
async function registerCommonPlugins(
  api: FastifyInstance,
  { failingParts, settings }: PaymentContext,
): Promise<void> {
  registerStrictValidation(api);
  refuseCardNumbers(api);
  registerErrorEnvelope(api, registerUnknownPaths(api));
  // The API accepts JSON only: no plain text, and no form posts from other sites (quality, "Security").
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  registerMethodOverride(api);
  registerOriginCheck(api, settings.publicUrl);
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Browsers must not enforce https later for plain http on a developer's machine.
    hsts: settings.publicUrl?.startsWith('https:') ?? false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  if (!api.hasReplyDecorator('compress'))
    // A compressed body could be larger than the limit of bodies.
    await api.register(compress, {
      threshold: 1024,
      encodings: ['br', 'gzip'],
      globalDecompression: false,
    });
  await api.register(etag, { weak: true });
  await api.register(rateLimit, { global: false });
  if (settings.faults) registerFaultInjection(api, failingParts);
  registerReplyEncoding(api);
}

const createApiCallers = (sessions: Sessions, context: PaymentContext) =>
  createCallers(sessions, context.settings, createNewSessionLimit(context));

/** Registers the routes that the specification puts under separate prefixes. */
async function registerProxyRoutes(
  api: FastifyInstance,
  context: PaymentContext & { adServer: AdServer | undefined },
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerSessions(api, context), context);
  registerZipCodeToggle(api, toggles);
  rewardsRoutes(api, { rewards: createRewardsService(context), callers });
  await api.register(async (scope) => listCardsRoutes(scope, { ...context, callers }));
  const places = createPlaces({
    provider: context.settings.places && createHttpPlaces(context.settings.places),
    now: context.now,
    report: ({ message }) => api.log.warn({ fault: message }, 'the places service failed'),
  });
  await api.register(async (scope) => storeLocatorRoutes(scope, createStoresService(context, places)));
  await api.register(async (scope) =>
    recommendationsRoutes(scope, { ...context, callers, toggles, buyers: createBuyers(context, callers) }),
  );
  await api.register(async (scope) =>
    sponsoredRoutes(scope, { ...context, callers, toggles, buyers: createBuyers(context, callers) }),
  );
  await api.register(async (scope) => offersRoutes(scope, { ...context, callers, toggles }));
}

/** Registers the call of offers below the path that the specification gives for it, without a prefix. */
async function registerOfferRoutes(
  api: FastifyInstance,
  context: PaymentContext,
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerSessions(api, context), context);
  offersRoutes(api, { ...context, callers, toggles });
}

const readFactsOf =
  (callers: Callers, { database: { db } }: PaymentContext) =>
  async (request: FastifyRequest) => {
    const { accountId } = await callers.of(request);
    return readBuyerFacts(db, { accountId, tenant: request.tenant });
  };

async function registerProductTileRoutes(api: FastifyInstance, context: PaymentContext): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerSessions(api, context), context);
  productTileDataRoutes(api, {
    catalog: createCatalogService(context),
    buyers: createBuyers(context, callers),
    addLastOrdered: (accountId, items) => addLastOrdered(context.database.db, accountId, items),
    getAccountId: async (request) => (await callers.of(request)).accountId,
    getBuyerFacts: readFactsOf(callers, context),
  });
}

async function registerPtdRoutes(api: FastifyInstance, context: PaymentContext): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerSessions(api, context), context);
  recentItemsRoutes(api, { ...context, callers, buyers: createBuyers(context, callers) });
}

async function registerHomeRoutes(
  api: FastifyInstance,
  context: PaymentContext,
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerSessions(api, context), context);
  frequentlyPurchasedRoutes(api, { ...context, callers, toggles, buyers: createBuyers(context, callers) });
}

async function registerUserRoutes(
  api: FastifyInstance,
  context: PaymentContext,
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerSessions(api, context), context);
  registerZipCodeToggle(api, toggles);
  preferredStoreRoutes(api, { stores: createStoresService(context), callers });
}

/** Registers the tiles of the store map, with the operator's service if there is one. */
function registerMapTiles(api: FastifyInstance, { settings, now }: ShopContext): void {
  const tiles =
    settings.mapTiles &&
    createTiles({
      provider: createHttpTiles(settings.mapTiles),
      now,
      report: ({ message }) => api.log.warn({ fault: message }, 'the service of map tiles failed'),
    });
  mapTileRoutes(api, tiles);
}

async function registerApiRoutes(
  api: FastifyInstance,
  context: ShopContext & { media: Media },
  toggles: Toggles,
  registerWebhooks: (scope: FastifyInstance, context: PaymentContext) => void,
): Promise<void> {
  const { settings } = context;
  await registerCommonPlugins(api, context);
  await registerOpenApi(api);

  const sessions = registerSessions(api, context);
  registerZipCodeToggle(api, toggles);
  const catalog = createCatalogService(context);

  const callers = createApiCallers(sessions, context);
  const placeCookie = createPlaceCookie(settings);
  const cart = createCartService(context);
  const guesses = createGuessLimits(context);
  const devices = createKnownDevices(context);
  const account = createAccountService({
    ...context,
    sessions,
    callers,
    guesses,
    devices,
    ports: accountPorts,
    toggles,
  });
  const vendorOptions = createVendorOptions({ settings, toggles });
  registerPaymentsInCarts(api, { db: context.database.db, callers, vendorOptions });
  const checkout = createCheckoutService({ ...context, vendorOptions });
  const captcha = createCaptchaGate(context, context.humanCheck);
  const payments = createPaymentsService({ ...context, captcha });
  const placement = createOrderPlacement(context);
  const orders = createOrdersService(context);

  clientLogRoutes(api);
  zipCodeRoutes(api);
  await api.register(async (scope) =>
    catalogRoutes(scope, {
      catalog,
      buyers: createBuyers(context, callers),
      getShipTo: async (request) => {
        const { session, owner } = await callers.of(request);
        return session && findShipToZip(context.database.db, owner(session));
      },
      getBuyerFacts: readFactsOf(callers, context),
      addLastOrdered: (accountId, items) => addLastOrdered(context.database.db, accountId, items),
      getAccountId: async (request) => (await callers.of(request)).accountId,
      placeCookie,
      acceptsZipCode: ({ tenant }) => toggles.isOn(tenant, 'zipCode'),
    }),
  );
  await api.register(async (scope) => reviewsRoutes(scope, { ...context, callers }));
  await api.register(async (scope) => punchoutRoutes(scope, { ...context, callers }));
  await registerCart(api, context, { cart, callers, placeCookie, listOrderItems: orders.listItems });
  await api.register(async (scope) => accountRoutes(scope, { account, callers, guesses }));
  const area = createAccountAreaService({
    ...context,
    sessions,
    callers,
    describe: account.describe,
    devices,
    afterReply: createAfterReply(api),
    ports: accountPorts,
  });
  await api.register(async (scope) => accountAreaRoutes(scope, { area, callers, guesses }));
  const organizations = createOrganizationsService({ ...context, callers });
  await api.register(async (scope) => organizationsRoutes(scope, organizations));
  await api.register(async (scope) =>
    checkoutRoutes(scope, {
      ...context,
      checkout,
      payments,
      invoices: createInvoiceService(context),
      billing: createBillingAddressService(context),
      callers,
      sessions,
    }),
  );
  await api.register(async (scope) =>
    vendorRoutes(scope, {
      ...context,
      vendorPayments: createVendorPaymentsService({ ...context, vendorOptions, readCart: cart.read }),
      authTokens: createAuthTokensService({ ...context, vendorOptions }),
      callers,
      sessions,
      placeCookie,
    }),
  );
  await api.register(async (scope) =>
    walletRoutes(scope, {
      ...context,
      wallet: createWalletService({ ...context, captcha }),
      vendorOptions,
      callers,
      sessions,
    }),
  );
  await api.register(async (scope) => captchaRoutes(scope, { ...context, captcha, callers }));
  await api.register(async (scope) => registerWebhooks(scope, context));
  await api.register(async (scope) => placeOrderRoutes(scope, { ...context, placement, captcha, callers }));
  await api.register(async (scope) => ordersRoutes(scope, { ...context, orders, callers, guesses }));
  await api.register(async (scope) => listsPlugin(scope, { ...context, callers, toggles }));
  await api.register(async (scope) => subscriptionsRoutes(scope, { ...context, callers }));
  await api.register(async (scope) =>
    pickupRoutes(scope, {
      stores: createStoresService(context),
      async mayCollect(request) {
        // Consumers may pick up without a permission.
        if (request.tenant !== 'sba') return true;
        const facts = await readFactsOf(callers, context)(request);
        return !facts || mayCollect(facts);
      },
    }),
  );
  await api.register(async (scope) => registerMapTiles(scope, context));
  // On PostgreSQL the operator's commands go to the database directly.
  if (context.database.kind === 'pglite') {
    const access = createOperatorAccess(api, settings.dataDir);
    await api.register((scope) => importRoutes(scope, context, access));
    await api.register(async (scope) => togglesRoutes(scope, context.database.db, toggles, access));
    await api.register(async (scope) => segmentFlagsRoutes(scope, context.database.db, access));
    await api.register(async (scope) => siteVariantRoutes(scope, context.database.db, access));
    await api.register(async (scope) => saleRulesRoutes(scope, context.database.db, access));
    await api.register(async (scope) => defaultStoreRoutes(scope, context.database.db, access));
    await api.register(async (scope) => thirdPartyRoutes(scope, context, access));
    await api.register(async (scope) =>
      fulfillmentRoutes(
        scope,
        { fulfillment: createFulfillment(context), decisions: createOperatorDecisions(context) },
        access,
      ),
    );
  }
}

/** Creates the API as a standalone server. */
export async function createCommerceApi(
  deps: CommerceApiDeps & { logStream?: { write(line: string): void } },
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps.settings, deps.logStream),
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply as FastifyReply),
  });
  registerErrorEnvelope(app);
  shedLoad(app, deps);
  await app.register(commerceApi, deps);
  return app;
}
