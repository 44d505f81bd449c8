import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteGenericInterface,
  RouteHandlerMethod,
} from 'fastify';
import Type from 'typebox';
import {
  AccountDataSchema,
  AccountQuery,
  AddressBookSchema,
  ConfirmEmailBody,
  EmailBody,
  ForgotBody,
  PasswordBody,
  ProfileBody,
  QuickBuyBody,
  QuickBuySchema,
  ResetBody,
  SavedAddressBody,
  SessionsDataSchema,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { AccountAreaService } from './account-area.service.ts';
import type { GuessLimits } from './guess-limits.ts';

const IdParams = Type.Object({
  id: Type.String({ format: 'uuid' }),
});
const EmptyBody = Type.Object({}, { additionalProperties: false });
const Done = Type.Object({ done: Type.Boolean() });

/**
 * Registers `/cc/api/account`: profile, password, address book, sessions. Every change is idempotent, so a request can be repeated safely.
 */
export function accountAreaRoutes(
  app: FastifyInstance,
  { area, callers, guesses }: { area: AccountAreaService; callers: Callers; guesses: GuessLimits },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // Many clients send a content type with a DELETE that has no body. An empty string is not valid JSON, so the header is dropped.
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const bodiless = headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0);
    if (request.method === 'DELETE' && bodiless) delete headers['content-type'];
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });

  /** Rate-limits guesses at an account's current password across all of its sessions. */
  const limitConfirming = async (request: FastifyRequest): Promise<void> => {
    const { accountId } = await callers.of(request);
    // Without an account there is no password to guess; the handler itself rejects the request.
    if (accountId !== undefined) await guesses.confirmPassword(request.ip, request.tenant, accountId);
  };

  /** Registers a change under its own method, and under POST with the method override. */
  const change = <R extends RouteGenericInterface = RouteGenericInterface>(
    method: 'PUT' | 'DELETE',
    url: string,
    schema: object,
    handler: (request: FastifyRequest<R>, reply: FastifyReply) => Promise<object>,
  ) => overridable(app, method, { url, schema, handler: handler as RouteHandlerMethod });

  const account = {
    tags: ['account'],
    querystring: AccountQuery,
    response: { 200: Reply(AccountDataSchema), 401: ErrorReplySchema },
  };
  const book = { ...account, response: { 200: Reply(AddressBookSchema), 401: ErrorReplySchema } };
  const places = { ...account, response: { 200: Reply(SessionsDataSchema), 401: ErrorReplySchema } };
  const done = { ...account, response: { 200: Reply(Done), 400: ErrorReplySchema } };

  change<{ Body: ProfileBody }>(
    'PUT',
    '/account/profile',
    { ...account, summary: 'Change name and phone', body: ProfileBody },
    async (request) => ({ data: await area.changeProfile(request, request.body) }),
  );
  change<{ Body: EmailBody }>(
    'PUT',
    '/account/email',
    { ...account, summary: 'Change the email address, which is also the user name', body: EmailBody },
    async (request) => {
      await limitConfirming(request);
      return { data: await area.changeEmail(request, request.body) };
    },
  );
  app.post<{ Body: ConfirmEmailBody }>(
    '/account/email/confirm',
    {
      schema: {
        ...done,
        summary: 'Confirm the email address by the link in a mail',
        body: ConfirmEmailBody,
        response: {
          ...done.response,
          401: ErrorReplySchema,
          403: ErrorReplySchema,
          409: ErrorReplySchema,
        },
      },
    },
    async (request) => {
      await guesses.confirmEmail(request.ip, request.tenant, request.body.token);
      await area.confirmEmail(request, request.body.token);
      return { data: { done: true } };
    },
  );
  app.post(
    '/account/email/send-confirmation',
    {
      schema: {
        ...done,
        summary: 'Send the link that confirms the email address again',
        body: EmptyBody,
        response: { ...done.response, 401: ErrorReplySchema, 429: ErrorReplySchema },
      },
    },
    async (request) => {
      const { accountId } = await callers.of(request);
      // The handler itself rejects guests.
      if (accountId !== undefined) await guesses.sendConfirmation(request.ip, request.tenant, accountId);
      await area.sendConfirmation(request);
      return { data: { done: true } };
    },
  );
  change<{ Body: PasswordBody }>(
    'PUT',
    '/account/password',
    { ...account, summary: 'Change the password; other sessions end', body: PasswordBody },
    async (request, reply) => {
      await limitConfirming(request);
      return { data: await area.changePassword(request, reply, request.body) };
    },
  );
  app.post<{ Body: ForgotBody }>(
    '/account/password/forgot',
    { schema: { ...done, summary: 'Request a password reset link', body: ForgotBody } },
    async (request) => {
      await guesses.forgotPassword(request.ip, request.tenant, request.body.username);
      area.forgotPassword(request, request.body);
      return { data: { done: true } };
    },
  );
  app.post<{ Body: ResetBody }>(
    '/account/password/reset',
    { schema: { ...done, summary: 'Reset the password; all sessions end', body: ResetBody } },
    async (request, reply) => {
      await guesses.resetPassword(request.ip, request.tenant, request.body.token);
      await area.resetPassword(request, reply, request.body);
      return { data: { done: true } };
    },
  );

  app.get(
    '/account/addresses',
    { schema: { ...book, summary: 'List saved addresses' } },
    async (request) => ({
      data: { addresses: await area.addresses(request) },
    }),
  );
  app.post<{ Body: SavedAddressBody }>(
    '/account/addresses',
    { schema: { ...book, summary: 'Add an address', body: SavedAddressBody } },
    async (request) => ({ data: { addresses: await area.addAddress(request, request.body) } }),
  );
  change<{ Body: SavedAddressBody; Params: { id: string } }>(
    'PUT',
    '/account/addresses/:id',
    { ...book, summary: 'Change an address', params: IdParams, body: SavedAddressBody },
    async (request) => ({
      data: { addresses: await area.changeAddress(request, request.params.id, request.body) },
    }),
  );
  change<{ Params: { id: string } }>(
    'DELETE',
    '/account/addresses/:id',
    { ...book, summary: 'Remove an address', params: IdParams, body: EmptyBody },
    async (request) => ({ data: { addresses: await area.removeAddress(request, request.params.id) } }),
  );

  const quickBuy = { ...account, response: { 200: Reply(QuickBuySchema), 401: ErrorReplySchema } };
  app.get(
    '/account/quick-buy',
    { schema: { ...quickBuy, summary: 'Get the settings of quick buy' } },
    async (request) => ({ data: await area.quickBuy(request) }),
  );
  change<{ Body: QuickBuyBody }>(
    'PUT',
    '/account/quick-buy',
    { ...quickBuy, summary: 'Change quick buy, or turn it on or off', body: QuickBuyBody },
    async (request) => ({ data: await area.changeQuickBuy(request, request.body) }),
  );

  app.get(
    '/account/sessions',
    { schema: { ...places, summary: 'List the sessions of the account' } },
    async (request) => ({ data: { sessions: await area.sessions(request) } }),
  );
  change<{ Params: { id: string } }>(
    'DELETE',
    '/account/sessions/:id',
    { ...places, summary: 'Sign out one session', params: IdParams, body: EmptyBody },
    async (request) => {
      await area.endSession(request, request.params.id);
      return { data: { sessions: await area.sessions(request) } };
    },
  );
  change(
    'DELETE',
    '/account/sessions',
    { ...places, summary: 'Sign out all other sessions', body: EmptyBody },
    async (request) => {
      await area.endOtherSessions(request);
      return { data: { sessions: await area.sessions(request) } };
    },
  );
}
