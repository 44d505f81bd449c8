import type { FastifyInstance } from 'fastify';
import { MEMBERSHIP_PROGRAMS } from '@foolscap/account/model';
import { OneOf } from '@foolscap/core/contract';
import Type from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import {
  changeSegmentFlags,
  LEGACY_ID,
  listSegmentFlags,
  type SegmentFlagsChange,
  TIER_CHOICES,
} from './segment-flags.ts';

const Body = Type.Object(
  {
    tenant: OneOf(['sdc', 'sba']),
    username: Type.String({ minLength: 1, maxLength: 254 }),
    inPenaltyBox: Type.Optional(Type.Boolean()),
    tier: Type.Optional(Type.Union([OneOf(TIER_CHOICES), Type.Null()])),
    program: Type.Optional(OneOf(MEMBERSHIP_PROGRAMS)),
    isBeneficiary: Type.Optional(Type.Boolean()),
    legacyId: Type.Optional(Type.Union([Type.String({ pattern: LEGACY_ID.source }), Type.Null()])),
  },
  { additionalProperties: false },
);

/**
 * Registers the endpoints of the accounts command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function segmentFlagsRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: SegmentFlagsChange }>(
    '/operator/accounts',
    { schema: { hide: true, body: Body } as object, onRequest },
    async (request) => ({ data: await changeSegmentFlags(db, request.body) }),
  );
  app.get('/operator/accounts', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { accounts: await listSegmentFlags(db) },
  }));
}
