import type { FastifyInstance } from 'fastify';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  CreateSubscriptionBody,
  OfferQuery,
  RestockOfferSchema,
  SubscriptionActionBody,
  SubscriptionDataSchema,
  SubscriptionParams,
  SubscriptionsDataSchema,
  UpdateSubscriptionBody,
} from '@foolscap/subscriptions/contract';
import type { Static } from 'typebox';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import { createSignedInAccount } from '../account/index.ts';
import { createSubscriptionsService } from './subscriptions.service.ts';

const tags = ['subscriptions'];
/** Limits writes from one client address. */
const LIMITED = { rateLimit: { max: 120, timeWindow: '1 minute' } };
const changed = {
  200: Reply(SubscriptionDataSchema),
  400: ErrorReplySchema,
  401: ErrorReplySchema,
  403: ErrorReplySchema,
  404: ErrorReplySchema,
  409: ErrorReplySchema,
};

/** Registers `/cc/api/subscriptions`, auto-restock (docs/decisions/subscriptions.md). All calls require a signed-in shopper. */
export function subscriptionsRoutes(
  app: FastifyInstance,
  context: Pick<ApiContext, 'database' | 'now'> & { callers: Callers },
): void {
  const signedIn = createSignedInAccount(context);
  const subscriptions = createSubscriptionsService(context);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.get(
    '/subscriptions',
    {
      schema: {
        tags,
        summary: 'List the subscriptions of the account',
        response: { 200: Reply(SubscriptionsDataSchema), 401: ErrorReplySchema },
      },
    },
    async (request) => {
      const { account, session } = await signedIn(request);
      return { data: await subscriptions.list(account, session.agent !== undefined) };
    },
  );

  app.get<{ Querystring: Static<typeof OfferQuery> }>(
    '/subscriptions/offer',
    {
      schema: {
        tags,
        summary: 'Get what auto-restock offers for an item',
        querystring: OfferQuery,
        response: {
          200: Reply(RestockOfferSchema),
          401: ErrorReplySchema,
          404: ErrorReplySchema,
          409: ErrorReplySchema,
        },
      },
    },
    async (request) => {
      const { account, session } = await signedIn(request);
      return { data: await subscriptions.offer(account, request.query.itemId, session.agent !== undefined) };
    },
  );

  app.post<{ Body: CreateSubscriptionBody }>(
    '/subscriptions',
    {
      schema: { tags, summary: 'Create a subscription', body: CreateSubscriptionBody, response: changed },
      config: LIMITED,
    },
    async (request) => {
      const idempotency = getIdempotentRequest(request);
      const { account } = await signedIn(request);
      return { data: await subscriptions.create(account, idempotency, request.body) };
    },
  );

  overridable(app, 'PUT', {
    url: '/subscriptions/:id',
    schema: {
      tags,
      summary: 'Change the details of a subscription',
      params: SubscriptionParams,
      body: UpdateSubscriptionBody,
      response: changed,
    } as object,
    config: LIMITED,
    handler: async (request) => {
      // The route's schema guarantees this parameter.
      const { id } = request.params as { id: string };
      const { account } = await signedIn(request);
      return { data: await subscriptions.update(account, id, request.body as UpdateSubscriptionBody) };
    },
  });

  app.post<{ Body: SubscriptionActionBody; Params: { id: string } }>(
    '/subscriptions/:id/action',
    {
      schema: {
        tags,
        summary: 'Pause, resume, skip, cancel or restore a subscription',
        params: SubscriptionParams,
        body: SubscriptionActionBody,
        response: changed,
      },
      config: LIMITED,
    },
    async (request) => {
      const { account, session } = await signedIn(request);
      const isAgent = session.agent !== undefined;
      return { data: await subscriptions.act(account, request.params.id, request.body, isAgent) };
    },
  );
}
