import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { AvailableRewardsSchema, RewardsInfoSchema } from '@foolscap/account/contract';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { RewardsService } from './rewards.service.ts';

const Query = Type.Object({ ...EncodeQuery }, { additionalProperties: false });

/** Registers the two rewards calls below `{prefix}/api/sparxProxy`, which clients make together (storefront-3). */
export function rewardsRoutes(
  app: FastifyInstance,
  { rewards, callers }: { rewards: RewardsService; callers: Callers },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get(
    '/getSlpCustomerRewardsInfo',
    {
      schema: {
        tags: ['rewards'],
        summary: 'Get the rewards tier and the progress to the next one',
        querystring: Query,
        response: { 200: Reply(RewardsInfoSchema), 401: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await rewards.info(await callers.of(request)) }),
  );
  app.get(
    '/getAvailableRewards',
    {
      schema: {
        tags: ['rewards'],
        summary: 'List available rewards',
        querystring: Query,
        response: { 200: Reply(AvailableRewardsSchema), 401: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await rewards.available(await callers.of(request)) }),
  );
}
