import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import {
  API_BASE_PATH,
  APPROVALS_PROXY_PATH,
  COMMON_PROXY_PATH,
  HOME_PATH,
  LANDING_PAGES_PATH,
  OFFERS_PATH,
  HEADER_FOOTER_PATH,
  PRINT_SERVICES_PATH,
  PRODUCT_TILE_PROXY_PATH,
  PTD_PATH,
  SPARX_PROXY_PATH,
  USER_PATH,
} from '@foolscap/core/vocabulary';
import { createDemoPictures } from '@foolscap/demo-catalog/pictures';
import { createAdServer } from './composition/ad-server.ts';
import { type ShopContext, registerApiRoutes } from './composition/api-routes.ts';
import { registerHousekeeping } from './composition/housekeeping.ts';
import { registerPriceChanges } from './composition/price-changes.ts';
import { createPaymentGateway } from './composition/payment-gateway.ts';
import { registerPictureDownloads } from './composition/picture-downloads.ts';
import {
  registerApprovalDecisions,
  registerContentCalls,
  registerHeaderFooter,
  registerHomeRoutes,
  registerOfferRoutes,
  registerPrintServices,
  registerProductTileRoutes,
  registerProxyRoutes,
  registerPtdRoutes,
  registerSingleSignOn,
  registerUserRoutes,
} from './composition/proxy-routes.ts';
import { registerPurchaseCounting } from './composition/purchase-counting.ts';
import { registerRestocking } from './composition/restocking.ts';
import { accountPorts } from './composition/account-ports.ts';
import { createDescribeAccount, createToggles } from './domains/account/index.ts';
import { createNavigation } from './domains/navigation/index.ts';
import { createHomePages } from './domains/content/index.ts';
import { createMedia, mediaPlugin, type PictureRenderer } from './domains/media/index.ts';
import {
  type PaymentGateway,
  type HumanCheck,
  outsideOfLoad,
  type StripeConnection,
} from './domains/payments/index.ts';
import { SSO_PATH } from './domains/single-sign-on/index.ts';
import type { Database } from './kernel/database/database.ts';
import { shedLoad } from './kernel/http/admission.plugin.ts';
import { rejectInvalidUrl, registerErrorEnvelope } from './kernel/http/errors.ts';
import { healthPlugin } from './kernel/http/health.plugin.ts';
import { serverOptions } from './kernel/http/logger.ts';
import { createFileMail } from './kernel/mail/file-mail.ts';
import type { MailPort } from './kernel/mail/mail.ts';
import { createMailer } from './kernel/mail/mailer.ts';
import { createSmtpMail } from './kernel/mail/smtp-mail.ts';
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

/**
 * The API as a Fastify plugin, for a server that also serves other routes: `/cc/api`, `/media`, `/healthz` and `/readyz`. Create the host
 * server with {@link serverOptions}.
 */
export async function commerceApi(app: FastifyInstance, deps: CommerceApiDeps): Promise<void> {
  const now = deps.now ?? (() => new Date());
  const { mail } = deps.settings;
  const mailer = createMailer(
    deps.mail ?? (mail ? createSmtpMail(mail.url, mail.from) : createFileMail(deps.settings.dataDir, now)),
    deps.settings.locales,
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
  registerPriceChanges(app, context);
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
  const describe = createDescribeAccount({ ...context, ports: accountPorts, toggles });
  const navigation = createNavigation({ ...context, describe });
  const homePages = createHomePages({ ...context, describe });
  await app.register(
    (api) => registerApiRoutes(api, { ...context, media, homePages, navigation }, toggles, registerWebhooks),
    { prefix: API_BASE_PATH },
  );
  await app.register((api) => registerSingleSignOn(api, context, toggles), { prefix: SSO_PATH });
  const adServer = createAdServer(app, context);
  await app.register((api) => registerProxyRoutes(api, { ...context, adServer, homePages }, toggles), {
    prefix: SPARX_PROXY_PATH,
  });
  await app.register((api) => registerOfferRoutes(api, { ...context, homePages }, toggles), {
    prefix: OFFERS_PATH,
  });
  await app.register((api) => registerProductTileRoutes(api, context), { prefix: PRODUCT_TILE_PROXY_PATH });
  await app.register((api) => registerUserRoutes(api, context, toggles), { prefix: USER_PATH });
  await app.register((api) => registerPtdRoutes(api, context), { prefix: PTD_PATH });
  await app.register((api) => registerApprovalDecisions(api, context), { prefix: APPROVALS_PROXY_PATH });
  await app.register((api) => registerHomeRoutes(api, context, toggles), { prefix: HOME_PATH });
  await app.register((api) => registerPrintServices(api, context), { prefix: PRINT_SERVICES_PATH });
  await app.register((api) => registerHeaderFooter(api, { ...context, navigation }), {
    prefix: HEADER_FOOTER_PATH,
  });
  const content = { ...context, homePages };
  await app.register((api) => registerContentCalls(api, content, 'components'), {
    prefix: LANDING_PAGES_PATH,
  });
  await app.register((api) => registerContentCalls(api, content, 'html'), { prefix: COMMON_PROXY_PATH });
}

/** Creates the API as a standalone server. */
export async function createCommerceApi(
  deps: CommerceApiDeps & { logStream?: { write(line: string): void } },
): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(deps.settings, deps.logStream),
    frameworkErrors: (error, request, reply) => rejectInvalidUrl(error, request, reply as FastifyReply),
  });
  registerErrorEnvelope(app);
  shedLoad(app, deps);
  await app.register(commerceApi, deps);
  return app;
}
