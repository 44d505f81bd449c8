import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import type { Db } from '../../kernel/database/database.ts';
import type { OperatorAccess } from '../../kernel/http/operator-access.ts';
import type { PageKey } from './content.repository.ts';
import { type HomeJob, HomeJobSchema, runHomeJob } from './home/home-job.ts';
import type { HomePages } from './home/home.service.ts';
import { changeContent, type ContentChange, listVersions } from './publishing.ts';

const strict = { additionalProperties: false };
const KEY = { tenant: OneOf(['sdc', 'sba']), locale: Type.String(), path: Type.String() };
const Body = Type.Union([
  Type.Object(
    {
      files: Type.Array(Type.Object({ name: Type.String(), text: Type.String() }, strict)),
      isDraft: Type.Boolean(),
      isDryRun: Type.Boolean(),
    },
    strict,
  ),
  Type.Object(
    { publish: Type.Object({ ...KEY, version: Type.Union([Type.Integer(), Type.Null()]) }, strict) },
    strict,
  ),
]);

/** Maximum size of a folder of pages. */
const BODY_LIMIT = 10_000_000;

/**
 * Registers the endpoints of the content command for a shop that runs on the embedded database. Loopback only, and only with the shop's
 * token.
 */
export function contentOperatorRoutes(
  app: FastifyInstance,
  { db, homePages }: { db: Db; homePages: HomePages },
  access: OperatorAccess,
): void {
  const onRequest = async (request: Parameters<OperatorAccess['admit']>[0]) => access.admit(request);
  app.post<{ Body: ContentChange }>(
    '/operator/content',
    { schema: { hide: true, body: Body } as object, onRequest, bodyLimit: BODY_LIMIT },
    async ({ body }) => ({ data: await changeContent(db, body) }),
  );
  app.post<{ Body: HomeJob }>(
    '/operator/content/home',
    { schema: { hide: true, body: HomeJobSchema } as object, onRequest },
    async ({ body }) => {
      const output = await runHomeJob(db, body);
      homePages.refresh();
      return { data: { output } };
    },
  );
  app.get<{ Querystring: Partial<PageKey> }>(
    '/operator/content',
    {
      schema: { hide: true, querystring: Type.Partial(Type.Object(KEY, strict)) } as object,
      onRequest,
    },
    async ({ query }) => ({
      data: { content: await listVersions(db, query.path === undefined ? undefined : (query as PageKey)) },
    }),
  );
}
