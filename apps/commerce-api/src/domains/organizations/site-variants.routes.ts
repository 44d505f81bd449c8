import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import {
  changeSiteVariant,
  listSiteVariants,
  SITE_VARIANT_CHOICES,
  type SiteVariantChange,
} from './site-variants.ts';

const strict = { additionalProperties: false } as const;
const Name = Type.String({ minLength: 1, maxLength: 254 });
const Body = Type.Union([
  Type.Object(
    {
      customerNumber: Name,
      route: Type.Optional(OneOf(SITE_VARIANT_CHOICES.route)),
      flow: Type.Optional(OneOf(SITE_VARIANT_CHOICES.flow)),
    },
    strict,
  ),
  Type.Object({ username: Name, customerService: Type.Boolean() }, strict),
]);

/** Registers the calls of the organizations command for a shop that holds the embedded database; on loopback only, with its token. */
export function siteVariantRoutes(app: FastifyInstance, db: Db, access: OperatorAccess): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: SiteVariantChange }>(
    '/operator/organizations',
    { schema: { hide: true, body: Body } as object, onRequest },
    async (request) => ({ data: await changeSiteVariant(db, request.body) }),
  );
  app.get('/operator/organizations', { schema: { hide: true } as object, onRequest }, async () => ({
    data: { organizations: await listSiteVariants(db) },
  }));
}
