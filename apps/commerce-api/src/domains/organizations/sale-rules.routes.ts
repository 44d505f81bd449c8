import { PAID_PROGRAMS } from '@foolscap/account/model';
import { OneOf } from '@foolscap/core/contract';
import { SaleConditionsSchema } from '@foolscap/pricing/contract';
import { POLICY_KINDS } from '@foolscap/pricing/model';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { changeSaleRule, listSaleRules, type SaleRuleChange } from './sale-rules.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 100 });
const CustomerNumber = Type.String({ minLength: 1, maxLength: 40 });

/** A change to a sales rule. The schema also validates what an operator enters at the command line. */
export const SaleRuleChangeSchema = Type.Union([
  Type.Object(
    { kind: Type.Literal('item'), sku: Name, conditions: Type.Union([SaleConditionsSchema, Type.Null()]) },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('policy'),
      customerNumber: CustomerNumber,
      policy: OneOf(POLICY_KINDS),
      value: Name,
      isSet: Type.Boolean(),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('part-number'),
      customerNumber: CustomerNumber,
      sku: Name,
      partNumber: Type.Union([Name, Type.Null()]),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('organization'),
      customerNumber: CustomerNumber,
      contractOnly: Type.Optional(Type.Boolean()),
      healthCare: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('member'),
      username: Name,
      permissions: Type.Optional(Type.Array(Type.String({ pattern: '^G_[A-Z]{2,3}$' }))),
      isCertified: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('area-fee'),
      zipPrefix: Type.String({ pattern: '^([0-9]{3,5}|[A-Z][0-9][A-Z]?)$' }),
      feeMinor: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    },
    strict,
  ),
  Type.Object(
    { kind: Type.Literal('guest-prices'), tenant: Type.Literal('sba'), areShown: Type.Boolean() },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('small-order'),
      tenant: Type.Union([Type.Literal('sdc'), Type.Literal('sba')]),
      belowMinor: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('membership'),
      program: OneOf(PAID_PROGRAMS),
      freeShippingMinor: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('membership-discount'),
      program: OneOf(PAID_PROGRAMS),
      percent: Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), Type.Null()]),
    },
    strict,
  ),
  Type.Object(
    {
      kind: Type.Literal('membership-term'),
      sku: Name,
      days: Type.Union([Type.Integer({ minimum: 1, maximum: 3660 }), Type.Null()]),
    },
    strict,
  ),
]);

/**
 * Registers the endpoints of the sale-rules command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function saleRulesRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: SaleRuleChange }>(
    '/operator/sale-rules',
    { schema: { hide: true, body: SaleRuleChangeSchema } as object, onRequest },
    async (request) => ({ data: await changeSaleRule(db, request.body) }),
  );
  app.get('/operator/sale-rules', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { 'sale-rules': await listSaleRules(db) },
  }));
}
