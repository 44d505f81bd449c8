import type { FastifyInstance } from 'fastify';
import {
  type DescribeAccount,
  segmentFlagsRoutes,
  type Toggles,
  togglesRoutes,
} from '../domains/account/index.ts';
import { agentSetupRoutes } from '../domains/agents/index.ts';
import {
  contentOperatorRoutes,
  type HomePages,
  messagesOperatorRoutes,
  redirectOperatorRoutes,
} from '../domains/content/index.ts';
import { importRoutes } from '../domains/imports/index.ts';
import type { Media } from '../domains/media/index.ts';
import { type Navigation, navigationOperatorRoutes } from '../domains/navigation/index.ts';
import { issueInvoicesOf, invoicesOperatorRoutes } from '../domains/invoices/index.ts';
import {
  createFulfillment,
  createOperatorDecisions,
  createReturns,
  fulfillmentRoutes,
} from '../domains/orders/index.ts';
import {
  contractsOperatorRoutes,
  siteVariantRoutes,
  saleRulesRoutes,
  thirdPartyRoutes,
} from '../domains/organizations/index.ts';
import type { PaymentContext } from '../domains/payments/index.ts';
import { privacyOperatorRoutes } from '../domains/privacy/index.ts';
import { accountMessagesOperatorRoutes } from '../domains/account-messages/index.ts';
import { identityProviderRoutes } from '../domains/single-sign-on/index.ts';
import { rewardsOperatorRoutes } from '../domains/rewards/index.ts';
import { defaultStoreRoutes } from '../domains/stores/index.ts';
import { createOperatorAccess } from '../kernel/http/operator-access.ts';

/** Registers the calls of the operator's commands. */
export async function registerOperatorRoutes(
  api: FastifyInstance,
  context: PaymentContext & { media: Media },
  {
    toggles,
    navigation,
    homePages,
    describe,
  }: { toggles: Toggles; navigation: Navigation; homePages: HomePages; describe: DescribeAccount },
): Promise<void> {
  // On PostgreSQL the operator's commands go to the database directly.
  if (context.database.kind !== 'pglite') return;
  const access = createOperatorAccess(api, context.settings.dataDir);
  await api.register((scope) => importRoutes(scope, context, access));
  await api.register(async (scope) => togglesRoutes(scope, context.database.db, toggles, access));
  await api.register(async (scope) =>
    navigationOperatorRoutes(scope, { db: context.database.db, describe }, navigation, access),
  );
  await api.register(async (scope) => segmentFlagsRoutes(scope, context.database.db, access));
  await api.register(async (scope) => siteVariantRoutes(scope, context.database.db, access));
  await api.register(async (scope) => contractsOperatorRoutes(scope, context, access));
  await api.register(async (scope) => agentSetupRoutes(scope, context.database.db, context.now, access));
  await api.register(async (scope) => saleRulesRoutes(scope, context.database.db, access));
  await api.register(async (scope) => defaultStoreRoutes(scope, context.database.db, access));
  await api.register(async (scope) =>
    contentOperatorRoutes(scope, { db: context.database.db, homePages }, access),
  );
  await api.register(async (scope) => redirectOperatorRoutes(scope, context.database.db, access));
  await api.register(async (scope) =>
    messagesOperatorRoutes(scope, context.database.db, context.now, access),
  );
  await api.register(async (scope) => privacyOperatorRoutes(scope, context.database.db, access));
  await api.register(async (scope) => accountMessagesOperatorRoutes(scope, context.database.db, access));
  await api.register(async (scope) => rewardsOperatorRoutes(scope, context.database.db, context.now, access));
  await api.register(async (scope) => invoicesOperatorRoutes(scope, context, access));
  await api.register(async (scope) => thirdPartyRoutes(scope, context, access));
  await api.register(async (scope) => identityProviderRoutes(scope, context, access));
  await api.register(async (scope) =>
    fulfillmentRoutes(
      scope,
      {
        fulfillment: createFulfillment({
          ...context,
          onShipped: (orderNumber, log) => issueInvoicesOf(context, log, orderNumber),
        }),
        returns: createReturns({
          ...context,
          onRefunded: (orderNumber, log) => issueInvoicesOf(context, log, orderNumber),
        }),
        decisions: createOperatorDecisions(context),
      },
      access,
    ),
  );
}
