import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AccountQuery, MembershipRenewalBody, MembershipsSchema } from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { BuyerFacts } from '@foolscap/pricing/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import { type AccountRow, createSignedInAccount } from '../account/index.ts';
import type { MembershipsService } from './memberships.service.ts';

/** Registers `/cc/api/memberships` (docs/decisions/memberships.md). A membership is bought like any product. */
export function membershipsRoutes(
  app: FastifyInstance,
  {
    memberships,
    renewals,
    getBuyerFacts,
    ...context
  }: Pick<ApiContext, 'database'> & {
    memberships: MembershipsService;
    renewals: { change(account: AccountRow, body: MembershipRenewalBody): Promise<void> };
    callers: Callers;
    getBuyerFacts: (request: FastifyRequest) => Promise<BuyerFacts | undefined>;
  },
): void {
  const { callers } = context;
  const signedIn = createSignedInAccount(context);
  const describe = async (request: FastifyRequest) =>
    memberships.describe(await callers.of(request), await getBuyerFacts(request));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get(
    '/memberships',
    {
      schema: {
        tags: ['account'],
        summary: 'Get the membership programs and the membership of the caller',
        querystring: AccountQuery,
        response: { 200: Reply(MembershipsSchema) },
      },
    },
    async (request) => ({ data: await describe(request) }),
  );
  overridable(app, 'PUT', {
    url: '/memberships/renewal',
    config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
    schema: {
      tags: ['account'],
      summary: 'Switch the automatic renewal of the membership on or off',
      querystring: AccountQuery,
      body: MembershipRenewalBody,
      response: {
        200: Reply(MembershipsSchema),
        400: ErrorReplySchema,
        401: ErrorReplySchema,
        409: ErrorReplySchema,
      },
    } as object,
    handler: async (request) => {
      await renewals.change((await signedIn(request)).account, request.body as MembershipRenewalBody);
      return { data: await describe(request) };
    },
  });
}
