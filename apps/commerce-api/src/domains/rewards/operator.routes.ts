import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { type ClaimDecision, ClaimDecisionSchema, decideClaim, listClaims } from './claim-decisions.ts';
import { changeOffer, listOffers, type OfferChange, OfferChangeSchema } from './offer-settings.ts';

const ClaimsQuery = Type.Object(
  { isOpen: Type.Optional(Type.Literal('true')) },
  { additionalProperties: false },
);

/**
 * Registers the endpoints of the rewards command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function rewardsOperatorRoutes(
  app: FastifyInstance,
  db: Db,
  now: () => Date,
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.get('/operator/rewards/offers', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { offers: await listOffers(db) },
  }));
  app.post<{ Body: OfferChange }>(
    '/operator/rewards/offers',
    { schema: { hide: true, body: OfferChangeSchema } as object, onRequest },
    async ({ body }) => ({ data: await changeOffer(db, body, now()) }),
  );
  app.get<{ Querystring: { isOpen?: 'true' } }>(
    '/operator/rewards/claims',
    { schema: { hide: true, querystring: ClaimsQuery } as object, onRequest },
    async ({ query }) => ({ data: { claims: await listClaims(db, { isOpen: query.isOpen === 'true' }) } }),
  );
  app.post<{ Body: ClaimDecision }>(
    '/operator/rewards/claims',
    { schema: { hide: true, body: ClaimDecisionSchema } as object, onRequest },
    async ({ body }) => ({ data: await decideClaim(db, body, now()) }),
  );
}
