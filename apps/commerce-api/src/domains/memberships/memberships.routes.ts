import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AccountQuery, MembershipsSchema } from '@foolscap/account/contract';
import { Reply } from '@foolscap/core/contract';
import type { BuyerFacts } from '@foolscap/pricing/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { MembershipsService } from './memberships.service.ts';

/** Registers `/cc/api/memberships` (docs/decisions/memberships.md). A membership is bought like any product. */
export function membershipsRoutes(
  app: FastifyInstance,
  {
    memberships,
    callers,
    getBuyerFacts,
  }: {
    memberships: MembershipsService;
    callers: Callers;
    getBuyerFacts: (request: FastifyRequest) => Promise<BuyerFacts | undefined>;
  },
): void {
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
    async (request) => ({
      data: await memberships.describe(await callers.of(request), await getBuyerFacts(request)),
    }),
  );
}
