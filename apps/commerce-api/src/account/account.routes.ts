import type { FastifyInstance } from 'fastify';
import {
  AccountDataSchema,
  AccountQuery,
  RegisterBody,
  SignInBody,
  SignInDataSchema,
  SignOutDataSchema,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { ApiContext } from '../context.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../http/attempt-limit.ts';
import type { AccountService } from './account.service.ts';
import type { Callers } from './caller.ts';
import Type from 'typebox';

const EmptyBody = Type.Object({}, { additionalProperties: false });

/** `/cc/api/account` (decisions, "calls not spelled out"). */
export function accountRoutes(
  app: FastifyInstance,
  parts: Pick<ApiContext, 'settings' | 'now'> & { account: AccountService; callers: Callers },
): void {
  const { settings, now, account, callers } = parts;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });

  const registerFrom = createAttemptLimit(settings.signInAttemptsPerMinute, now);
  const registerAs = createAttemptLimit(settings.signInAttemptsPerMinute, now);
  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.signInAttemptsPerMinute, now);

  app.get(
    '/account',
    {
      schema: {
        tags: ['account'],
        summary: 'Who is shopping, and in which shop',
        querystring: AccountQuery,
        response: { 200: Reply(AccountDataSchema) },
      },
    },
    async (request) => ({ data: await account.describe(await callers.of(request)) }),
  );

  app.post<{ Body: SignInBody }>(
    '/account/signin',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign in; merges the guest’s cart',
        querystring: AccountQuery,
        body: SignInBody,
        response: { 200: Reply(SignInDataSchema), 401: ErrorReplySchema },
      },
      config: {
        rateLimit: {
          max: settings.signInAttemptsPerMinute,
          timeWindow: '1 minute',
          // After the body is read: a name is guessed at from one address only so often.
          hook: 'preHandler',
          keyGenerator: (request) =>
            `signin ${request.ip} ${(request.body as SignInBody).username.trim().toLowerCase()}`,
        },
      },
    },
    async (request, reply) => {
      attemptFrom(request.ip);
      return { data: await account.signIn(request, reply, request.body) };
    },
  );

  app.post<{ Body: RegisterBody }>(
    '/account/register',
    {
      schema: {
        tags: ['account'],
        summary: 'Open an account and sign in; merges the guest’s cart',
        querystring: AccountQuery,
        body: RegisterBody,
        response: { 200: Reply(SignInDataSchema), 400: ErrorReplySchema, 409: ErrorReplySchema },
      },
    },
    async (request, reply) => {
      // The answer tells whether an address has an account (docs/decisions/registering.md), so that it is given only so often.
      registerFrom(request.ip);
      registerAs(request.body.username.trim().toLowerCase());
      return { data: await account.register(request, reply, request.body) };
    },
  );

  app.post(
    '/account/signout',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign out',
        querystring: AccountQuery,
        body: EmptyBody,
        response: { 200: Reply(SignOutDataSchema) },
      },
    },
    async (request, reply) => ({ data: { signedOut: await account.signOut(request, reply) } }),
  );
}
