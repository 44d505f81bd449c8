import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { BILLERS, BUDGET_BASES, BUDGET_PERIODS, OVERDRAFT_POLICIES } from '@foolscap/account/model';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { LINE_ACCOUNTING_FIELDS } from '@foolscap/core/vocabulary';
import { type AccountingChange, BUDGETING_CHOICES, LINE_FIELD_CHOICES } from './accounting-setup.ts';
import {
  changeSiteVariant,
  HIDEABLE_PAYMENTS,
  listSiteVariants,
  SITE_VARIANT_CHOICES,
  type SiteVariantChange,
} from './site-variants.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 254 });
const Value = Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S(.*\\S)?$' });
/** The characters that members may enter. */
const OrderNumber = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9 ./#_-]+$' });
const Limit = Type.Union([Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), Type.Null()]);
const Text = Type.Union([Type.String({ maxLength: 200 }), Type.Null()]);

/** A change to an organization. The schema also validates what an operator enters at the command line. */
export const OrganizationChangeSchema = Type.Union([
  Type.Object(
    {
      customerNumber: Name,
      route: Type.Optional(OneOf(SITE_VARIANT_CHOICES.route)),
      flow: Type.Optional(OneOf(SITE_VARIANT_CHOICES.flow)),
      division: Type.Optional(Type.Union([Value, Type.Null()])),
      contract: Type.Optional(Type.Union([Value, Type.Null()])),
      approvalLimitMinor: Type.Optional(Limit),
      invoiceLimitMinor: Type.Optional(Limit),
      defaultInvoice: Type.Optional(Type.Boolean()),
      isLinkPlusForAdmins: Type.Optional(Type.Boolean()),
      hiddenPayments: Type.Optional(Type.Array(OneOf(HIDEABLE_PAYMENTS), { uniqueItems: true })),
      invoiceTerms: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
      biller: Type.Optional(OneOf(BILLERS)),
      billTrustUrl: Type.Optional(
        Type.Union([Type.String({ maxLength: 500, pattern: '^https://[^\\s/]+(/\\S*)?$' }), Type.Null()]),
      ),
      digitalEnrollment: Type.Optional(Type.Boolean()),
      listSharing: Type.Optional(Type.Boolean()),
      listLinks: Type.Optional(Type.Boolean()),
    },
    strict,
  ),
  Type.Object({ username: Name, customerService: Type.Boolean() }, strict),
  Type.Object(
    {
      customerNumber: Name,
      accounting: Type.Union([
        Type.Object(
          {
            budgeting: Type.Optional(OneOf(BUDGETING_CHOICES)),
            overdraft: Type.Optional(OneOf(OVERDRAFT_POLICIES)),
            basis: Type.Optional(OneOf(BUDGET_BASES)),
            labels: Type.Optional(
              Type.Object(
                {
                  bc: Type.Optional(Value),
                  po: Type.Optional(Value),
                  por: Type.Optional(Value),
                  costCenter: Type.Optional(Value),
                  project: Type.Optional(Value),
                },
                strict,
              ),
            ),
            lineFields: Type.Optional(
              Type.Object(
                {
                  costCenter: Type.Optional(OneOf(LINE_FIELD_CHOICES)),
                  project: Type.Optional(OneOf(LINE_FIELD_CHOICES)),
                },
                strict,
              ),
            ),
          },
          strict,
        ),
        Type.Null(),
      ]),
    },
    strict,
  ),
  Type.Object(
    {
      customerNumber: Name,
      budget: Type.Object(
        {
          code: Value,
          center: Type.Union([
            Type.Object(
              {
                name: Value,
                amountMinor: Type.Integer({ minimum: 0, maximum: 1e12 }),
                period: OneOf(BUDGET_PERIODS),
                isDefault: Type.Boolean(),
                rollsOver: Type.Boolean(),
                scope: Type.Optional(
                  Type.Union([
                    Type.Object({ person: Name }, strict),
                    Type.Object({ category: Name }, strict),
                    Type.Object({ unit: Type.Array(Name, { minItems: 1, maxItems: 20 }) }, strict),
                  ]),
                ),
              },
              strict,
            ),
            Type.Null(),
          ]),
        },
        strict,
      ),
    },
    strict,
  ),
  Type.Object(
    { customerNumber: Name, purchaseOrder: Type.Object({ number: OrderNumber, description: Text }, strict) },
    strict,
  ),
  Type.Object(
    {
      customerNumber: Name,
      release: Type.Object({ purchaseOrder: Value, release: Value, description: Text }, strict),
    },
    strict,
  ),
  Type.Object(
    {
      customerNumber: Name,
      lineCode: Type.Object({ field: OneOf(LINE_ACCOUNTING_FIELDS), code: Value, description: Text }, strict),
    },
    strict,
  ),
]);

/**
 * Registers the endpoints of the organizations command for a shop that runs on the embedded database. Loopback only, and only with the
 * shop's token.
 */
export function siteVariantRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: SiteVariantChange | AccountingChange }>(
    '/operator/organizations',
    { schema: { hide: true, body: OrganizationChangeSchema } as object, onRequest },
    async (request) => ({ data: await changeSiteVariant(db, request.body) }),
  );
  app.get('/operator/organizations', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { organizations: await listSiteVariants(db) },
  }));
}
