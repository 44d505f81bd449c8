import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  CardPaymentBody,
  type PaymentInfo,
  PaymentInfoSchema,
  SavedCardBody,
} from '@foolscap/payments/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { ADDRESS_FACTOR, createAttemptLimit } from '../../kernel/http/attempt-limit.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import type { VendorOptions } from './vendor-options.ts';
import type { Member, WalletService } from './wallet.service.ts';

interface WalletRoutes extends Pick<ApiContext, 'settings' | 'now'> {
  wallet: WalletService;
  vendorOptions: VendorOptions;
  callers: Callers;
  sessions: Sessions;
}

const Query = Type.Object(EncodeQuery, { additionalProperties: false });
const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const EmptyBody = Type.Object({}, { additionalProperties: false });

/** Registers `/cc/api/account/payments`, the saved cards of an account. */
export function walletRoutes(
  app: FastifyInstance,
  { settings, now, wallet, vendorOptions, callers, sessions }: WalletRoutes,
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method !== 'GET') request.body ??= {};
    done();
  });

  /** @throws ApiError 401 */
  async function memberOf(request: FastifyRequest): Promise<Member> {
    const caller = await callers.of(request);
    const { session, accountId } = caller;
    if (!session || accountId === undefined)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see and change your cards.');
    return { ...caller, session, accountId };
  }

  /** Adds the frame for entering a new card, if there is one. */
  async function withFrame({ tenant }: Member, info: PaymentInfo): Promise<PaymentInfo> {
    const { aci } = await vendorOptions.getConfig(tenant, []);
    const { iframe } = aci.urlMap;
    return iframe === undefined ? info : { ...info, vendorConfig: { aci: { ...aci, urlMap: { iframe } } } };
  }

  const attemptFrom = createAttemptLimit(ADDRESS_FACTOR * settings.cardAttemptsPerMinute, now);
  const schema = {
    tags: ['payments'],
    querystring: Query,
    response: { 200: Reply(PaymentInfoSchema), 401: ErrorReplySchema },
  };

  app.get('/account/payments', { schema: { ...schema, summary: 'List saved cards' } }, async (request) => {
    const member = await memberOf(request);
    return { data: await withFrame(member, await wallet.list(member)) };
  });

  app.post<{ Body: CardPaymentBody }>(
    '/account/payments',
    {
      schema: { ...schema, summary: 'Save a card', body: CardPaymentBody },
      config: {
        waitsOutside: true,
        rateLimit: {
          max: settings.cardAttemptsPerMinute,
          timeWindow: '1 minute',
          keyGenerator: (request) => `card ${sessions.getSecret(request) ?? request.ip}`,
        },
      },
    },
    async (request) => {
      attemptFrom(request.ip);
      const idempotency = getIdempotentRequest(request, sessions.getSecret(request) ?? '');
      const member = await memberOf(request);
      const info = await wallet.add(member, idempotency, request.body, request.ip);
      return { data: await withFrame(member, info) };
    },
  );

  const change = (
    method: 'PUT' | 'DELETE',
    more: object,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<object>,
  ) =>
    overridable(app, method, {
      url: '/account/payments/:id',
      schema: { ...schema, params: IdParams, ...more } as object,
      handler,
    });

  change('PUT', { summary: 'Change a saved card', body: SavedCardBody }, async (request) => {
    const idempotency = getIdempotentRequest(request);
    const member = await memberOf(request);
    const { id } = request.params as { id: string };
    const info = await wallet.edit(member, idempotency, id, request.body as SavedCardBody);
    return { data: await withFrame(member, info) };
  });
  change('DELETE', { summary: 'Remove a saved card', body: EmptyBody }, async (request) => {
    const idempotency = getIdempotentRequest(request);
    const member = await memberOf(request);
    const { id } = request.params as { id: string };
    return { data: await withFrame(member, await wallet.remove(member, idempotency, id)) };
  });
}
