import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  AccountQuery,
  DataCopySchema,
  DataRequestsDataSchema,
  ErasureBody,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { GuessLimits } from '../account/index.ts';
import type { PrivacyService } from './privacy.service.ts';

const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const EmptyBody = Type.Object({}, { additionalProperties: false });
const Done = Type.Object({ done: Type.Boolean() });

/** Registers `/cc/api/account/data-requests` and `/cc/api/account/erasure`. */
export function privacyRoutes(
  app: FastifyInstance,
  { privacy, callers, guesses }: { privacy: PrivacyService; callers: Callers; guesses: GuessLimits },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  const requests = {
    tags: ['account'],
    querystring: AccountQuery,
    response: { 200: Reply(DataRequestsDataSchema), 401: ErrorReplySchema },
  };

  app.get(
    '/account/data-requests',
    { schema: { ...requests, summary: 'List the requests for a copy or the erasure of the account’s data' } },
    async (request) => ({ data: await privacy.list(request) }),
  );

  app.post(
    '/account/data-requests',
    { schema: { ...requests, summary: 'Request a copy of the account’s data', body: EmptyBody } },
    async (request) => ({ data: await privacy.requestCopy(request) }),
  );

  app.get<{ Params: { id: string } }>(
    '/account/data-requests/:id/copy',
    {
      schema: {
        ...requests,
        summary: 'Get a copy of the account’s data',
        params: IdParams,
        response: { 200: Reply(DataCopySchema), 401: ErrorReplySchema, 404: ErrorReplySchema },
      },
    },
    async (request) => ({ data: await privacy.readCopy(request, request.params.id) }),
  );

  app.post<{ Body: ErasureBody }>(
    '/account/erasure',
    {
      schema: {
        ...requests,
        summary: 'Close the account, and erase its data',
        body: ErasureBody,
        response: {
          200: Reply(Done),
          401: ErrorReplySchema,
          403: ErrorReplySchema,
          409: ErrorReplySchema,
        },
      },
    },
    async (request) => {
      const { accountId } = await callers.of(request);
      // Limits guesses at the password, as for other changes that need it.
      if (accountId !== undefined) await guesses.confirmPassword(request.ip, request.tenant, accountId);
      await privacy.requestErasure(request, request.body.password);
      return { data: { done: true } };
    },
  );
}
