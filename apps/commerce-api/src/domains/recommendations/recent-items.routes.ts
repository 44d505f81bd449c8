import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import { RecentItemsDataSchema, RecentItemsQuery } from '@foolscap/tiles/contract';
import { badRequest } from '../../kernel/http/api-error.ts';
import { findMembership, hasPermission } from '../organizations/index.ts';
import { createRecommendService } from './recommend.service.ts';
import type { RecommendationsContext } from './recommendations.routes.ts';

/** Registers `GET /ptd/recentItems` (storefront-7.31). */
export function recentItemsRoutes(app: FastifyInstance, context: RecommendationsContext): void {
  const { callers, database } = context;
  const service = createRecommendService(context);
  app.get<{ Querystring: RecentItemsQuery }>(
    '/recentItems',
    {
      schema: {
        tags: ['recommendations'],
        summary: 'List the items ordered lately',
        querystring: RecentItemsQuery,
        response: { 200: Reply(RecentItemsDataSchema) },
      },
    },
    async (request) => {
      const { tenantId, orderedByUserId } = request.query;
      if (tenantId !== undefined && tenantId !== request.tenant)
        throw badRequest('INVALID_REQUEST', 'The request is for another site.', 'tenantId');
      const caller = await callers.of(request);
      // As with orders, only members who maintain the account see what their colleagues ordered.
      const member = orderedByUserId === 'ALL' && (await findMembership(database.db, caller.accountId));
      const organizationId =
        member && hasPermission(member, 'ACCOUNT_MAINTENANCE') ? member.organization.id : undefined;
      return {
        data: await service.recentItems(caller.session && caller.owner(caller.session), organizationId),
      };
    },
  );
}
