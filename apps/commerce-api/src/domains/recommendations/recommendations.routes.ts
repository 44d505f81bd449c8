import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EncodeQuery, Reply } from '@foolscap/core/contract';
import { RecommendationsBody, RecommendationsDataSchema } from '@foolscap/tiles/contract';
import type { TenantId } from '@foolscap/core/vocabulary';
import Type from 'typebox';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getDeliveryPlace, shoppersPlace } from '../../kernel/geo/delivery-place.ts';
import type { Toggles } from '../account/index.ts';
import type { Buyers } from '../catalog/index.ts';
import { addLastOrdered } from '../orders/index.ts';
import { readBuyerFacts } from '../pricing/index.ts';
import { createRecommendService, type RecommendationCaller } from './recommend.service.ts';

export interface RecommendationsContext extends Pick<ApiContext, 'database' | 'now' | 'settings'> {
  callers: Callers;
  buyers: Buyers;
}

export interface RoutesContext extends RecommendationsContext {
  toggles: Toggles;
}

/** Checks the toggle, which applies to the consumer site only (storefront-6.38). */
export const isTurnedOff = async (toggles: Toggles, tenant: TenantId): Promise<boolean> =>
  tenant === 'sdc' && !(await toggles.isOn('sdc', 'recommendations'));

/** Creates a function that reads what recommendations depend on. */
export function createCallerReader({ callers, buyers, database, now }: RecommendationsContext) {
  return async (request: FastifyRequest, zipCode: string | undefined): Promise<RecommendationCaller> => {
    const caller = await callers.of(request);
    const { tenant, accountId, country, session, userType } = caller;
    const [buyer, facts] = await Promise.all([
      buyers.of(request),
      readBuyerFacts(database.db, { tenant, accountId }, now()),
    ]);
    return {
      tenant,
      accountId,
      userType,
      buyer,
      facts,
      owner: session && caller.owner(session),
      place: getDeliveryPlace(zipCode, country) ?? shoppersPlace(request.cookies, country),
      today: now().toISOString().slice(0, 10),
    };
  };
}

/**
 * Registers `POST {prefix}/sparxRecommendation` and `/atRecommendation` (storefront-7.27). They only read, so guests get no session for
 * them.
 */
export function recommendationsRoutes(app: FastifyInstance, context: RoutesContext): void {
  const { toggles, database } = context;
  const service = createRecommendService(context);

  const getCaller = createCallerReader(context);

  for (const url of ['/sparxRecommendation', '/atRecommendation'])
    app.post<{ Body: RecommendationsBody }>(
      url,
      {
        schema: {
          tags: ['recommendations'],
          summary: 'Recommend items for a slot of the shop',
          querystring: Type.Object({ ...EncodeQuery }, { additionalProperties: false }),
          body: RecommendationsBody,
          response: { 200: Reply(RecommendationsDataSchema) },
        },
      },
      async (request) => {
        if (await isTurnedOff(toggles, request.tenant)) return { data: [] };
        const caller = await getCaller(request, request.body.serviceContext?.zipCode);
        const items = await service.recommend(caller, request.body);
        return { data: await addLastOrdered(database.db, caller.accountId, items) };
      },
    );
}
