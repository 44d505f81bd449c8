import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import {
  AccountQuery,
  BonusCategoriesBody,
  EnrollBody,
  RewardsClaimBody,
  RewardsOfferParams,
  RewardsProgramSchema,
  RewardsQuery,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ProgramService } from './program.service.ts';

const tags = ['rewards'];
const response = { 200: Reply(RewardsProgramSchema), 401: ErrorReplySchema };

/** Registers `/cc/api/account/rewards`, the account's part in the rewards program (docs/decisions/rewards.md). */
export function rewardsProgramRoutes(
  app: FastifyInstance,
  { program, callers }: { program: ProgramService; callers: Callers },
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
    async (request) => ({
      data: await program.describe(await callers.of(request), Number(request.query.page ?? 1)),
    }),
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
    async (request) => ({ data: await program.enroll(await callers.of(request)) }),
  );
  const changed = {
    ...response,
    400: ErrorReplySchema,
    403: ErrorReplySchema,
    404: ErrorReplySchema,
    409: ErrorReplySchema,
  };
  app.post<{ Params: Static<typeof RewardsOfferParams> }>(
    '/account/rewards/offers/:id/activate',
    {
      schema: {
        tags,
        summary: 'Activate an offer of the rewards program',
        params: RewardsOfferParams,
        querystring: AccountQuery,
        body: EnrollBody,
        response: changed,
      },
    },
    async (request) => ({ data: await program.activate(await callers.of(request), request.params.id) }),
  );
  app.post<{ Body: BonusCategoriesBody }>(
    '/account/rewards/categories',
    {
      schema: {
        tags,
        summary: 'Choose bonus categories for the quarter',
        querystring: AccountQuery,
        body: BonusCategoriesBody,
        response: changed,
      },
    },
    async (request) => ({
      data: await program.chooseCategories(await callers.of(request), request.body.categories),
    }),
  );
  app.post<{ Body: RewardsClaimBody }>(
    '/account/rewards/claims',
    {
      schema: {
        tags,
        summary: 'Claim missing rewards',
        querystring: AccountQuery,
        body: RewardsClaimBody,
        response: { ...changed, 429: ErrorReplySchema },
      },
    },
    async (request) => ({
      data: await program.claim(await callers.of(request), request.ip, request.body),
    }),
  );
}
