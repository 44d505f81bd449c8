import type { FastifyInstance } from 'fastify';
import { mayCollect } from '@foolscap/pricing/model';
import {
  accountAreaRoutes,
  accountRoutes,
  createAccountAreaService,
  createAccountService,
  createGuessLimits,
  createKnownDevices,
  createSignedInAccount,
  type Toggles,
} from '../domains/account/index.ts';
import { agentsRoutes, createAccessService, createAgentsService } from '../domains/agents/index.ts';
import { approvalSetupRoutes, createApprovalSetupService } from '../domains/approval-rules/index.ts';
import { approvalOrderRoutes, createApprovalsService, mailApprovers } from '../domains/approvals/index.ts';
import { createCartService, findCart, registerCart } from '../domains/cart/index.ts';
import {
  catalogRoutes,
  createCatalogService,
  createPrintersService,
  reviewsRoutes,
} from '../domains/catalog/index.ts';
import { checkoutRoutes, createCheckoutService } from '../domains/checkout/index.ts';
import {
  contentRoutes,
  type HomePages,
  homeRoutes,
  messagesRoutes,
  newsletterRoutes,
  redirectRoutes,
} from '../domains/content/index.ts';
import { issueInvoicesOf, createInvoicesService, invoicesRoutes } from '../domains/invoices/index.ts';
import { listsPlugin } from '../domains/lists/index.ts';
import type { Media } from '../domains/media/index.ts';
import { createMembershipsService, membershipsRoutes } from '../domains/memberships/index.ts';
import { type Navigation, navigationRoutes } from '../domains/navigation/index.ts';
import {
  addLastOrdered,
  createOrderPlacement,
  createOrdersService,
  ordersRoutes,
  placeOrderRoutes,
} from '../domains/orders/index.ts';
import {
  createBuyers,
  budgetsRoutes,
  createBudgetsService,
  createOrganizationsService,
  organizationsRoutes,
  createReportsService,
  reportsRoutes,
} from '../domains/organizations/index.ts';
import {
  captchaRoutes,
  createAuthTokensService,
  createBillingAddressService,
  createCaptchaGate,
  createInvoiceService,
  createRewardsPayments,
  createPaymentsService,
  createVendorOptions,
  createVendorPaymentsService,
  createWalletService,
  type HumanCheck,
  type PaymentContext,
  vendorRoutes,
  walletRoutes,
} from '../domains/payments/index.ts';
import { createPrivacyService, privacyRoutes } from '../domains/privacy/index.ts';
import { punchoutRoutes } from '../domains/punchout/index.ts';
import { accountMessagesRoutes, createAccountMessagesService } from '../domains/account-messages/index.ts';
import { createRenewalsService } from '../domains/renewals/index.ts';
import { createProgramService, rewardsProgramRoutes } from '../domains/rewards/index.ts';
import {
  createHttpTiles,
  createStoresServices,
  createTiles,
  mapTileRoutes,
  pickupRoutes,
} from '../domains/stores/index.ts';
import { subscriptionsRoutes } from '../domains/subscriptions/index.ts';
import { createPlaceCookie } from '../kernel/geo/place-cookie.ts';
import { zipCodeRoutes } from '../kernel/geo/zip-code.routes.ts';
import { createAfterReply } from '../kernel/http/after-reply.ts';
import { clientLogRoutes } from '../kernel/http/client-log.routes.ts';
import { registerOpenApi } from '../kernel/http/openapi.ts';
import { accountPorts } from './account-ports.ts';
import {
  createApiCallers,
  readFactsOf,
  registerCommonPlugins,
  registerShopSessions,
} from './common-plugins.ts';
import { registerOperatorRoutes } from './operator-routes.ts';
import { registerPaymentsInCarts } from './payments-in-carts.ts';
import { registerZipCodeToggle } from './zip-code-toggle.ts';

export interface ShopContext extends PaymentContext {
  humanCheck: HumanCheck | undefined;
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

/** Registers the routes under the API's own path. */
export async function registerApiRoutes(
  api: FastifyInstance,
  context: ShopContext & { media: Media; homePages: HomePages; navigation: Navigation },
  toggles: Toggles,
  registerWebhooks: (scope: FastifyInstance, context: PaymentContext) => void,
): Promise<void> {
  const { settings } = context;
  await registerCommonPlugins(api, context);
  await registerOpenApi(api);

  const sessions = registerShopSessions(api, context);
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
  const placement = createOrderPlacement({ ...context, onWaiting: (log) => mailApprovers(context, log) });
  const orders = createOrdersService({
    ...context,
    onRefunded: (orderNumber, log) => issueInvoicesOf(context, log, orderNumber),
  });

  clientLogRoutes(api);
  zipCodeRoutes(api);
  contentRoutes(api, { ...context, toggles });
  redirectRoutes(api, context);
  await api.register(async (scope) => messagesRoutes(scope, { ...context, callers, toggles }));
  newsletterRoutes(api, context);
  await api.register(async (scope) =>
    catalogRoutes(scope, {
      catalog,
      printers: createPrintersService(context),
      buyers: createBuyers(context, callers),
      siteCountry: context.settings.siteCountry,
      getShipTo: async (request) => {
        const { session, owner } = await callers.of(request);
        const cart = session && (await findCart(context.database.db, owner(session)));
        return cart?.shipping_address?.zipCode;
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
  await api.register(async (scope) =>
    rewardsProgramRoutes(scope, {
      program: createProgramService({ ...context, describe: account.describe }),
      callers,
    }),
  );
  const renewals = createRenewalsService(context);
  await api.register(async (scope) =>
    membershipsRoutes(scope, {
      ...context,
      memberships: createMembershipsService({ ...context, renewals }),
      renewals,
      callers,
      getBuyerFacts: readFactsOf(callers, context),
    }),
  );
  await api.register(async (scope) =>
    accountMessagesRoutes(scope, {
      messages: createAccountMessagesService({ ...context, describe: account.describe }),
      callers,
    }),
  );
  await api.register(async (scope) =>
    privacyRoutes(scope, {
      privacy: createPrivacyService({ ...context, signedIn: createSignedInAccount({ ...context, callers }) }),
      callers,
      guesses,
    }),
  );
  const organizations = createOrganizationsService({ ...context, callers });
  await api.register(async (scope) => organizationsRoutes(scope, organizations));
  await api.register(async (scope) =>
    agentsRoutes(scope, {
      agents: createAgentsService({ ...context, sessions, callers }),
      access: createAccessService({ ...context, callers }),
    }),
  );
  await api.register(async (scope) =>
    approvalSetupRoutes(scope, { setup: createApprovalSetupService(context), callers }),
  );
  await api.register(async (scope) =>
    approvalOrderRoutes(scope, { approvals: createApprovalsService(context), callers }),
  );
  await api.register(async (scope) =>
    budgetsRoutes(scope, { budgets: createBudgetsService(context), callers }),
  );
  await api.register(async (scope) =>
    reportsRoutes(scope, { reports: createReportsService(context), callers }),
  );
  await api.register(async (scope) =>
    invoicesRoutes(scope, {
      ...context,
      invoices: createInvoicesService({ ...context, captcha }),
      callers,
      sessions,
    }),
  );
  await api.register(async (scope) =>
    checkoutRoutes(scope, {
      ...context,
      checkout,
      payments,
      invoices: createInvoiceService(context),
      rewardsPayments: createRewardsPayments(context),
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
      storesIn: createStoresServices(context),
      async mayCollect(request) {
        // Consumers may pick up without a permission.
        if (request.tenant !== 'sba') return true;
        const facts = await readFactsOf(callers, context)(request);
        return !facts || mayCollect(facts);
      },
    }),
  );
  await api.register(async (scope) => registerMapTiles(scope, context));
  const { describe } = account;
  const { homePages, navigation } = context;
  await api.register(async (scope) => navigationRoutes(scope, { navigation, callers }));
  await api.register(async (scope) => homeRoutes(scope, { homePages, callers }));
  await registerOperatorRoutes(api, context, { toggles, navigation, homePages, describe });
}
