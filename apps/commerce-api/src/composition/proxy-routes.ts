import type { FastifyInstance } from 'fastify';
import {
  createAccountService,
  createGuessLimits,
  createKnownDevices,
  type Toggles,
} from '../domains/account/index.ts';
import { type AdServer, sponsoredRoutes } from '../domains/ads/index.ts';
import {
  approvalDecisionRoutes,
  approvalOrdersRoutes,
  createApprovalsService,
} from '../domains/approvals/index.ts';
import {
  createCatalogService,
  printServicesRoutes,
  productTileDataRoutes,
} from '../domains/catalog/index.ts';
import {
  componentsModelRoutes,
  ecommContentRoutes,
  type HomePages,
  htmlContentRoutes,
  subscribeRoutes,
} from '../domains/content/index.ts';
import { listCardsRoutes } from '../domains/lists/index.ts';
import { headerFooterRoutes, type Navigation } from '../domains/navigation/index.ts';
import { offersRoutes } from '../domains/offers/index.ts';
import { addLastOrdered } from '../domains/orders/index.ts';
import { createBuyers } from '../domains/organizations/index.ts';
import type { PaymentContext } from '../domains/payments/index.ts';
import {
  frequentlyPurchasedRoutes,
  recentItemsRoutes,
  recommendationsRoutes,
} from '../domains/recommendations/index.ts';
import { createRewardsService, rewardsRoutes } from '../domains/rewards/index.ts';
import { singleSignOnRoutes } from '../domains/single-sign-on/index.ts';
import { createStoresServices, preferredStoreRoutes, storeLocatorRoutes } from '../domains/stores/index.ts';
import { createPlaces } from '../kernel/geo/places/create-places.ts';
import { createHttpPlaces } from '../kernel/geo/places/http-places.ts';
import { accountPorts } from './account-ports.ts';
import {
  createApiCallers,
  readFactsOf,
  registerCommonPlugins,
  registerShopSessions,
} from './common-plugins.ts';
import { registerZipCodeToggle } from './zip-code-toggle.ts';

/** Registers the routes that the specification puts under separate prefixes. */
export async function registerProxyRoutes(
  api: FastifyInstance,
  context: PaymentContext & { adServer: AdServer | undefined; homePages: HomePages },
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  registerZipCodeToggle(api, toggles);
  approvalOrdersRoutes(api, { approvals: createApprovalsService(context), callers });
  rewardsRoutes(api, { rewards: createRewardsService(context), callers });
  await api.register(async (scope) => listCardsRoutes(scope, { ...context, callers }));
  const places = createPlaces({
    provider: context.settings.places && createHttpPlaces(context.settings.places),
    now: context.now,
    report: ({ message }) => api.log.warn({ fault: message }, 'the places service failed'),
  });
  await api.register(async (scope) => storeLocatorRoutes(scope, createStoresServices(context, places)));
  await api.register(async (scope) =>
    recommendationsRoutes(scope, { ...context, callers, toggles, buyers: createBuyers(context, callers) }),
  );
  await api.register(async (scope) =>
    sponsoredRoutes(scope, { ...context, callers, toggles, buyers: createBuyers(context, callers) }),
  );
  await api.register(async (scope) =>
    offersRoutes(scope, { ...context, documents: context.homePages, callers, toggles }),
  );
  subscribeRoutes(api, context);
  ecommContentRoutes(api, { homePages: context.homePages, callers });
}

/** Registers the call of landing pages, and the call of content as HTML, each below its own path. */
export async function registerContentCalls(
  api: FastifyInstance,
  context: PaymentContext & { homePages: HomePages },
  kind: 'components' | 'html',
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  const register = kind === 'html' ? htmlContentRoutes : componentsModelRoutes;
  register(api, { ...context, callers });
}

/** Registers the call of offers below the path that the specification gives for it, without a prefix. */
export async function registerOfferRoutes(
  api: FastifyInstance,
  context: PaymentContext & { homePages: HomePages },
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  offersRoutes(api, { ...context, documents: context.homePages, callers, toggles });
}

export async function registerProductTileRoutes(
  api: FastifyInstance,
  context: PaymentContext,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  productTileDataRoutes(api, {
    catalog: createCatalogService(context),
    buyers: createBuyers(context, callers),
    addLastOrdered: (accountId, items) => addLastOrdered(context.database.db, accountId, items),
    getAccountId: async (request) => (await callers.of(request)).accountId,
    getBuyerFacts: readFactsOf(callers, context),
  });
}

export async function registerPtdRoutes(api: FastifyInstance, context: PaymentContext): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  recentItemsRoutes(api, { ...context, callers, buyers: createBuyers(context, callers) });
}

export async function registerHomeRoutes(
  api: FastifyInstance,
  context: PaymentContext,
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  frequentlyPurchasedRoutes(api, { ...context, callers, toggles, buyers: createBuyers(context, callers) });
}

export async function registerUserRoutes(
  api: FastifyInstance,
  context: PaymentContext,
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  registerZipCodeToggle(api, toggles);
  preferredStoreRoutes(api, { storesIn: createStoresServices(context), callers });
}

/** Registers the call that decides on orders, below the path that the specification gives for it. */
export async function registerApprovalDecisions(
  api: FastifyInstance,
  context: PaymentContext,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  approvalDecisionRoutes(api, { approvals: createApprovalsService(context), callers });
}

/** Registers the call of print services below the path that the specification gives for it. */
export async function registerPrintServices(api: FastifyInstance, context: PaymentContext): Promise<void> {
  await registerCommonPlugins(api, context);
  printServicesRoutes(api, context);
}

/** Registers the call of header and footer below the path that the specification gives for it. */
export async function registerHeaderFooter(
  api: FastifyInstance,
  context: PaymentContext & { navigation: Navigation },
): Promise<void> {
  await registerCommonPlugins(api, context);
  const callers = createApiCallers(registerShopSessions(api, context), context);
  headerFooterRoutes(api, { ...context, callers });
}

/** Registers the sign-in with the identity provider of a company, whose calls are pages and redirects. */
export async function registerSingleSignOn(
  api: FastifyInstance,
  context: PaymentContext,
  toggles: Toggles,
): Promise<void> {
  await registerCommonPlugins(api, context);
  const sessions = registerShopSessions(api, context);
  const { enter } = createAccountService({
    ...context,
    sessions,
    callers: createApiCallers(sessions, context),
    guesses: createGuessLimits(context),
    devices: createKnownDevices(context),
    ports: accountPorts,
    toggles,
  });
  singleSignOnRoutes(api, { ...context, enter });
}
