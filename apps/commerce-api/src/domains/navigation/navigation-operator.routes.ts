import type { FastifyInstance } from 'fastify';
import { OneOf } from '@foolscap/core/contract';
import Type from 'typebox';
import { SITE_VARIANTS } from '../../kernel/documents/tables.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import { type NavigationJob, type NavigationJobDeps, runNavigationJob } from './navigation-job.ts';
import type { Navigation } from './navigation.service.ts';

const strict = { additionalProperties: false } as const;
const Tenant = OneOf(['sdc', 'sba']);
const Person = Type.String({ minLength: 1, maxLength: 254 });
const Version = Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }));
const place = {
  tenant: Tenant,
  variant: Type.Optional(OneOf(SITE_VARIANTS)),
  locale: Type.Optional(Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' })),
};
const document = Type.Unknown();

/** A step of the navigation command. The schema also validates what an operator enters at the command line. */
export const NavigationJobSchema = Type.Union([
  Type.Object({ step: Type.Literal('list') }, strict),
  Type.Object({ step: Type.Literal('show'), version: Version, ...place }, strict),
  Type.Object({ step: Type.Literal('check'), document }, strict),
  Type.Object({ step: Type.Literal('publish'), document, ...place }, strict),
  Type.Object({ step: Type.Literal('rollback'), version: Version, ...place }, strict),
  Type.Object(
    {
      step: Type.Literal('why'),
      item: Type.String({ minLength: 1, maxLength: 100 }),
      person: Person,
      tenant: Type.Optional(Tenant),
    },
    strict,
  ),
  Type.Object(
    { step: Type.Literal('preview'), document, person: Person, tenant: Type.Optional(Tenant) },
    strict,
  ),
]);

/**
 * Registers the endpoint of the navigation command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function navigationOperatorRoutes(
  app: FastifyInstance,
  deps: NavigationJobDeps,
  navigation: Navigation,
  access: OperatorAccess,
): void {
  app.post<{ Body: NavigationJob }>(
    '/operator/navigation',
    {
      // The largest valid document.
      bodyLimit: 1_048_576,
      schema: { hide: true, body: NavigationJobSchema } as object,
      onRequest: async (request) => access.admit(request),
    },
    async (request) => {
      const output = await runNavigationJob(deps, request.body);
      navigation.refresh();
      return { data: { output } };
    },
  );
}
