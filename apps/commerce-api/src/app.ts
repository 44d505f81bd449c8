import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { API_BASE_PATH, SPARX_PROXY_PATH, USER_PATH } from '@foolscap/core/vocabulary';
import { accountAreaRoutes } from './domains/account/account-area.routes.ts';
import { createAccountAreaService } from './domains/account/account-area.service.ts';
import { accountRoutes } from './domains/account/account.routes.ts';
import { createAccountService } from './domains/account/account.service.ts';
import { createCallers } from './kernel/caller/caller.ts';
import { createGuessLimits } from './domains/account/guess-limits.ts';
import { createKnownDevices } from './domains/account/known-devices.ts';
import { cartRoutes } from './domains/cart/cart.routes.ts';
import { findShipToZip } from './domains/cart/cart.repository.ts';
import { createCartService } from './domains/cart/cart.service.ts';
import { catalogRoutes } from './domains/catalog/catalog.routes.ts';
import { createCatalogService } from './domains/catalog/catalog.service.ts';
import { reviewsRoutes } from './domains/catalog/reviews.routes.ts';
import { checkoutRoutes } from './domains/checkout/checkout.routes.ts';
import { createCheckoutService } from './domains/checkout/checkout.service.ts';
import type { ApiContext } from './kernel/context.ts';
import type { Database } from './kernel/database/database.ts';
import { createPlaceCookie } from './kernel/geo/place-cookie.ts';
import { createAfterReply } from './kernel/http/after-reply.ts';
import { clientLogRoutes } from './kernel/http/client-log.routes.ts';
import { refuseAddress, useErrorEnvelope } from './kernel/http/errors.ts';
import { useHousekeeping } from './composition/housekeeping.ts';
import { refuseCardNumbers } from './kernel/http/card-numbers.ts';
import { useFaults } from './kernel/http/faults.ts';
import { shedLoad } from './kernel/http/admission.plugin.ts';
import { healthPlugin } from './kernel/http/health.plugin.ts';
import { serverOptions } from './kernel/http/logger.ts';
import { useMethodOverride } from './kernel/http/method-override.ts';
import { useOpenApi } from './kernel/http/openapi.ts';
import { useOriginCheck } from './kernel/http/origin.ts';
import { useReplyEncoding } from './kernel/http/reply-encoding.ts';
import { useUnknownPaths } from './kernel/http/unknown-paths.ts';
import { useStrictValidation } from './kernel/http/validation.ts';
import { createOperatorAccess } from './kernel/http/operator-access.ts';
import { importRoutes } from './domains/imports/import.routes.ts';
import { createFileMail } from './kernel/mail/file-mail.ts';
import type { MailPort } from './kernel/mail/mail.ts';
import { createMailer } from './kernel/mail/mailer.ts';
import { createSmtpMail } from './kernel/mail/smtp-mail.ts';
import { mediaPlugin } from './domains/media/media.plugin.ts';
import { createFulfilment } from './domains/orders/fulfilment.ts';
import { fulfilmentRoutes } from './domains/orders/fulfilment.routes.ts';
import { ordersRoutes } from './domains/orders/orders.routes.ts';
import { createOrdersService } from './domains/orders/orders.service.ts';
import { createOrderPlacement } from './domains/orders/place-order.ts';
import type { CardGateway } from './domains/payments/card-gateway.ts';
import { outsideOfLoad } from './domains/payments/outside-of-load.ts';
import { createBuyers } from './domains/organizations/buyers.ts';
import { organizationsRoutes } from './domains/organizations/organizations.routes.ts';
import { createOrganizationsService } from './domains/organizations/organizations.service.ts';
import { variantsRoutes } from './domains/organizations/variants.routes.ts';
import { createPaymentsService } from './domains/payments/payments.service.ts';
import { createSandboxGateway } from './domains/payments/sandbox-gateway.ts';
import { rewardsRoutes } from './domains/rewards/rewards.routes.ts';
import { createRewardsService } from './domains/rewards/rewards.service.ts';
import { pickupRoutes, preferredStoreRoutes, storeLocatorRoutes } from './domains/stores/stores.routes.ts';
import { createStoresService } from './domains/stores/stores.service.ts';
import { createNewSessionLimit } from './kernel/sessions/new-sessions.ts';
import { useSessions, type Sessions } from './kernel/sessions/sessions.plugin.ts';
import type { Settings } from './kernel/settings.ts';

export interface CommerceApiDeps {
  settings: Settings;
  database: Database;
  /** The embedded sandbox when omitted. */
  gateway?: CardGateway;
  /** SMTP or a file, as the settings say, when omitted. */
  mail?: MailPort;
  /** The clock; tests turn it. */
  now?: () => Date;
}

/**
 * The API as a Fastify plugin, for a server that carries more than it: `/cc/api`, `/media`, `/healthz` and `/readyz`.
 * The server that carries it should be made with {@link serverOptions}.
 */
export async function commerceApi(app: FastifyInstance, deps: CommerceApiDeps): Promise<void> {
  const now = deps.now ?? (() => new Date());
  const { mail } = deps.settings;
  const mailer = createMailer(
    deps.mail ?? (mail ? createSmtpMail(mail.url, mail.from) : createFileMail(deps.settings.dataDir, now)),
  );
  app.addHook('onClose', () => mailer.settle());
  const context: ApiContext = {
    mailer,
    settings: deps.settings,
    database: deps.database,
    gateway: outsideOfLoad(deps.gateway ?? createSandboxGateway(deps.database.db)),
    now,
  };
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  useHousekeeping(app, context);
  healthPlugin(app, context);
  await app.register(mediaPlugin);
  await app.register((api) => callsOf(api, context), { prefix: API_BASE_PATH });
  await app.register((api) => proxyCallsOf(api, context), { prefix: SPARX_PROXY_PATH });
  await app.register((api) => userCallsOf(api, context), { prefix: USER_PATH });
}

/** How every call is read, refused and answered. */
async function useManners(api: FastifyInstance, { settings }: ApiContext): Promise<void> {
  useStrictValidation(api);
  refuseCardNumbers(api);
  useErrorEnvelope(api, useUnknownPaths(api));
  // JSON is all that is understood: no plain text, and no form of another site (quality, "Security").
  api.removeContentTypeParser('text/plain');
  api.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  useMethodOverride(api);
  useOriginCheck(api, settings.publicUrl);
  await api.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // Plain http on a developer's machine must not be remembered as https.
    hsts: settings.publicUrl?.startsWith('https:') ?? false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  if (!api.hasReplyDecorator('compress'))
    await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await api.register(etag, { weak: true });
  await api.register(rateLimit, { global: false });
  await api.register(underPressure, {
    maxEventLoopDelay: settings.overloadDelayMs,
    retryAfter: 5,
    customError: class extends Error {
      readonly statusCode = 503;
      readonly code = 'FST_UNDER_PRESSURE';
    },
  });
  if (settings.faults) useFaults(api);
  useReplyEncoding(api);
}

const callersOf = (sessions: Sessions, context: ApiContext) =>
  createCallers(sessions, context.settings, createNewSessionLimit(context));

/** The calls that the specification has under a prefix of their own. */
async function proxyCallsOf(api: FastifyInstance, context: ApiContext): Promise<void> {
  await useManners(api, context);
  const callers = callersOf(useSessions(api, context), context);
  rewardsRoutes(api, { rewards: createRewardsService(context), callers });
  await api.register(async (scope) => storeLocatorRoutes(scope, createStoresService(context)));
}

async function userCallsOf(api: FastifyInstance, context: ApiContext): Promise<void> {
  await useManners(api, context);
  const callers = callersOf(useSessions(api, context), context);
  preferredStoreRoutes(api, { stores: createStoresService(context), callers });
}

async function callsOf(api: FastifyInstance, context: ApiContext): Promise<void> {
  const { settings } = context;
  await useManners(api, context);
  await useOpenApi(api);

  const sessions = useSessions(api, context);
  const catalog = createCatalogService(context);

  const callers = callersOf(sessions, context);
  const placeCookie = createPlaceCookie(settings);
  const cart = createCartService(context);
  const guesses = createGuessLimits(context);
  const devices = createKnownDevices(context);
  const account = createAccountService({ ...context, sessions, callers, guesses, devices });
  const checkout = createCheckoutService(context);
  const payments = createPaymentsService(context);
  const placement = createOrderPlacement(context);
  const orders = createOrdersService(context);

  clientLogRoutes(api);
  await api.register(async (scope) =>
    catalogRoutes(scope, {
      catalog,
      buyers: createBuyers(context, callers),
      shipToOf: async (request) => {
        const { session, owner } = await callers.of(request);
        return session && findShipToZip(context.database.db, owner(session));
      },
      placeCookie,
    }),
  );
  await api.register(async (scope) => reviewsRoutes(scope, { ...context, callers }));
  await api.register(async (scope) => cartRoutes(scope, { cart, callers, placeCookie }));
  await api.register(async (scope) => accountRoutes(scope, { account, callers, guesses }));
  const area = createAccountAreaService({
    ...context,
    sessions,
    callers,
    describe: account.describe,
    devices,
    afterReply: createAfterReply(api),
  });
  await api.register(async (scope) => accountAreaRoutes(scope, { area, callers, guesses }));
  const organizations = createOrganizationsService({ ...context, callers });
  await api.register(async (scope) => organizationsRoutes(scope, organizations));
  await api.register(async (scope) =>
    checkoutRoutes(scope, { ...context, checkout, payments, placement, callers, sessions }),
  );
  await api.register(async (scope) => ordersRoutes(scope, { ...context, orders, callers }));
  await api.register(async (scope) => pickupRoutes(scope, createStoresService(context)));
  // With a server of its own the operator's commands go to the database directly.
  if (context.database.kind === 'pglite') {
    const access = createOperatorAccess(api, settings.dataDir);
    await api.register((scope) => importRoutes(scope, context, access));
    await api.register(async (scope) => variantsRoutes(scope, context.database.db, access));
    await api.register(async (scope) => fulfilmentRoutes(scope, createFulfilment(context), access));
  }
}

/** The API as a server of its own. */
export async function createCommerceApi(
  deps: CommerceApiDeps & { logStream?: { write(line: string): void } },
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps.settings, deps.logStream),
    frameworkErrors: (error, request, reply) => refuseAddress(error, request, reply as FastifyReply),
  });
  useErrorEnvelope(app);
  shedLoad(app, deps);
  await app.register(commerceApi, deps);
  return app;
}
