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
  EmailBody,
  ForgotBody,
  PasswordBody,
  ProfileBody,
  ResetBody,
  SavedAddressBody,
  SessionsDataSchema,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { ApiContext } from '../context.ts';
import type { Callers } from './caller.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../http/attempt-limit.ts';
import { overridable } from '../http/method-override.ts';
import type { AccountAreaService } from './account-area.service.ts';

const IdParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-fA-F-]{36}$' }),
});
const EmptyBody = Type.Object({}, { additionalProperties: false });
const Done = Type.Object({ done: Type.Boolean() });

/** `/cc/api/account`: profile, password, address book, sessions. Every change may be sent twice: the second finds it done. */
export function accountAreaRoutes(
  app: FastifyInstance,
  {
    settings,
    now,
    area,
    callers,
  }: Pick<ApiContext, 'settings' | 'now'> & { area: AccountAreaService; callers: Callers },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  // A removal may come without a body. Many clients name a type all the same, and an empty text is no JSON.
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

  /** Guessing a password or asking for mails: so often for one name or account, and for one address altogether. */
  const limit = () => {
    const ofName = createAttemptLimit(settings.signInAttemptsPerMinute, now);
    const ofAddress = createAttemptLimit(ADDRESS_FACTOR * settings.signInAttemptsPerMinute, now);
    return (request: FastifyRequest, name: string) => {
      ofAddress(request.ip);
      ofName(name.trim().toLowerCase());
    };
  };
  const forgotFrom = limit();
  const resetFrom = limit();
  const confirmFrom = limit();
  /** Who guesses the password of an account, from however many sessions. */
  const accountOf = async (request: FastifyRequest) => (await callers.of(request)).accountId ?? request.ip;

  /** PUT and DELETE, and POST that says which of them it means. */
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
    { ...account, summary: 'Change the e-mail address, which is the user name', body: EmailBody },
    async (request) => {
      confirmFrom(request, await accountOf(request));
      return { data: await area.changeEmail(request, request.body) };
    },
  );
  change<{ Body: PasswordBody }>(
    'PUT',
    '/account/password',
    { ...account, summary: 'Change the password; other sessions end', body: PasswordBody },
    async (request, reply) => {
      confirmFrom(request, await accountOf(request));
      return { data: await area.changePassword(request, reply, request.body) };
    },
  );
  app.post<{ Body: ForgotBody }>(
    '/account/password/forgot',
    { schema: { ...done, summary: 'Ask for a link to a new password', body: ForgotBody } },
    async (request) => {
      forgotFrom(request, request.body.username);
      await area.forgotPassword(request, request.body);
      return { data: { done: true } };
    },
  );
  app.post<{ Body: ResetBody }>(
    '/account/password/reset',
    { schema: { ...done, summary: 'Set a new password by a link; all sessions end', body: ResetBody } },
    async (request, reply) => {
      resetFrom(request, request.body.token);
      await area.resetPassword(request, reply, request.body);
      return { data: { done: true } };
    },
  );

  app.get('/account/addresses', { schema: { ...book, summary: 'The address book' } }, async (request) => ({
    data: { addresses: await area.addresses(request) },
  }));
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

  app.get(
    '/account/sessions',
    { schema: { ...places, summary: 'Where one is signed in' } },
    async (request) => ({ data: { sessions: await area.sessions(request) } }),
  );
  change<{ Params: { id: string } }>(
    'DELETE',
    '/account/sessions/:id',
    { ...places, summary: 'Sign out there', params: IdParams, body: EmptyBody },
    async (request) => {
      await area.endSession(request, request.params.id);
      return { data: { sessions: await area.sessions(request) } };
    },
  );
  change(
    'DELETE',
    '/account/sessions',
    { ...places, summary: 'Sign out everywhere else', body: EmptyBody },
    async (request) => {
      await area.endOtherSessions(request);
      return { data: { sessions: await area.sessions(request) } };
    },
  );
}
