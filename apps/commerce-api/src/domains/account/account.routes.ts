import type { FastifyInstance } from 'fastify';
import {
  AccountDataSchema,
  AccountQuery,
  RegisterBody,
  SignInBody,
  SignInDataSchema,
  SignOutDataSchema,
  ThirdPartySignInBody,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import Type from 'typebox';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { AccountService } from './account.service.ts';
import type { GuessLimits } from './guess-limits.ts';

const EmptyBody = Type.Object({}, { additionalProperties: false });

/** Registers `/cc/api/account` (decision-calls.2). */
export function accountRoutes(
  app: FastifyInstance,
  { account, callers, guesses }: { account: AccountService; callers: Callers; guesses: GuessLimits },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });

  app.get(
    '/account',
    {
      schema: {
        tags: ['account'],
        summary: 'Get the current user and site',
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
        summary: 'Sign in; merges the guest cart',
        querystring: AccountQuery,
        body: SignInBody,
        response: { 200: Reply(SignInDataSchema), 401: ErrorReplySchema, 429: ErrorReplySchema },
      },
    },
    async (request, reply) => ({ data: await account.signIn(request, reply, request.body) }),
  );

  app.post<{ Body: ThirdPartySignInBody }>(
    '/account/tps-signin',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign in with a one-time link for third-party users; merges the guest cart',
        querystring: AccountQuery,
        body: ThirdPartySignInBody,
        response: { 200: Reply(SignInDataSchema), 400: ErrorReplySchema, 429: ErrorReplySchema },
      },
    },
    async (request, reply) => ({ data: await account.signInThirdParty(request, reply, request.body) }),
  );

  app.post<{ Body: RegisterBody }>(
    '/account/register',
    {
      schema: {
        tags: ['account'],
        summary: 'Create an account and sign in; merges the guest cart',
        querystring: AccountQuery,
        body: RegisterBody,
        response: {
          200: Reply(SignInDataSchema),
          400: ErrorReplySchema,
          409: ErrorReplySchema,
          429: ErrorReplySchema,
        },
      },
    },
    async (request, reply) => {
      // The reply reveals whether an address has an account (docs/decisions/registering.md), so it is rate-limited.
      await guesses.register(request.ip, request.tenant, request.body.username);
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
