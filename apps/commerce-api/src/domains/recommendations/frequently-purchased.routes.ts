import type { FastifyInstance } from 'fastify';
import { Reply } from '@foolscap/core/contract';
import { FrequentlyPurchasedBody, RecommendationsDataSchema } from '@foolscap/tiles/contract';
import { badRequest } from '../../kernel/http/api-error.ts';
import { addLastOrdered } from '../orders/index.ts';
import { createRecommendService } from './recommend.service.ts';
import { createCallerReader, isTurnedOff, type RoutesContext } from './recommendations.routes.ts';

/** Registers `POST /ele-lpd/api/home/getFrequentlyPurchasedData` (storefront-7.33). It only reads, so guests get no session for it. */
export function frequentlyPurchasedRoutes(app: FastifyInstance, context: RoutesContext): void {
  const service = createRecommendService(context);
  const getCaller = createCallerReader(context);
  app.post<{ Body: FrequentlyPurchasedBody }>(
    '/getFrequentlyPurchasedData',
    {
      schema: {
        tags: ['recommendations'],
        summary: 'List the items ordered most often',
        body: FrequentlyPurchasedBody,
        response: { 200: Reply(RecommendationsDataSchema) },
      },
    },
    async (request) => {
      const { siteVariables, userVariables } = request.body;
      if (siteVariables.tenant !== undefined && siteVariables.tenant !== request.tenant)
        throw badRequest('INVALID_REQUEST', 'The request is for another site.', 'siteVariables');
      if (await isTurnedOff(context.toggles, request.tenant)) return { data: [] };
      const caller = await getCaller(request, userVariables.zipCode);
      const items = await service.recommend(caller, {
        configValues: { scheme: 'frequentlyPurchased' },
        query: { mboxes: ['quickOrder'] },
      });
      return { data: await addLastOrdered(context.database.db, caller.accountId, items) };
    },
  );
}
