import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { AccountQuery, EnrollBody, RewardsProgramSchema, RewardsQuery } from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { RewardsService } from './rewards.service.ts';

const tags = ['rewards'];
const response = { 200: Reply(RewardsProgramSchema), 401: ErrorReplySchema };

/** Registers `/cc/api/account/rewards`, the account's part in the rewards program (docs/decisions/rewards.md). */
export function rewardsProgramRoutes(
  app: FastifyInstance,
  { rewards, callers }: { rewards: RewardsService; callers: Callers },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });
  app.get<{ Querystring: Static<typeof RewardsQuery> }>(
    '/account/rewards',
    {
      schema: {
        tags,
        summary: 'Get the balance, the tier and the history of rewards',
        querystring: RewardsQuery,
        response,
      },
    },
    async (request) => ({ data: await rewards.describe(await callers.of(request), request.query.page) }),
  );
  app.post(
    '/account/rewards/enroll',
    {
      schema: {
        tags,
        summary: 'Join the rewards program',
        querystring: AccountQuery,
        body: EnrollBody,
        response: { ...response, 403: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await rewards.enroll(await callers.of(request)) }),
  );
}
