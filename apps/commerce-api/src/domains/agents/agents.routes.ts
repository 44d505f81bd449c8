import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import Type from 'typebox';
import {
  AccountAccessSchema,
  AccountQuery,
  AgentConsentBody,
  AgentCustomerBody,
  AgentDoneSchema,
  AgentHomeSchema,
  AgentSearchBody,
  AgentSearchSchema,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { overridable } from '../../kernel/http/method-override.ts';
import type { AccessService } from './access.service.ts';
import type { AgentsService } from './agents.service.ts';

const IdParams = Type.Object({ id: Type.String({ format: 'uuid' }) });
const EmptyBody = Type.Object({}, { additionalProperties: false });

/**
 * Registers `/cc/api/agents`, for staff who act for customers, and `/cc/api/account/access`, where customers allow it and see what was done
 * (docs/decisions/acting-for-customers.md).
 */
export function agentsRoutes(
  app: FastifyInstance,
  { agents, access }: { agents: AgentsService; access: AccessService },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    request.body ??= {};
    done();
  });
  const refusals = {
    400: ErrorReplySchema,
    401: ErrorReplySchema,
    403: ErrorReplySchema,
    404: ErrorReplySchema,
    409: ErrorReplySchema,
    429: ErrorReplySchema,
  };
  const replies = (schema: typeof AgentDoneSchema | typeof AgentHomeSchema | typeof AgentSearchSchema) => ({
    tags: ['agents'],
    querystring: AccountQuery,
    response: { 200: Reply(schema), ...refusals },
  });
  const done = { data: { done: true } };

  app.get(
    '/agents',
    { schema: { ...replies(AgentHomeSchema), summary: 'Get the agent, with the latest visits' } },
    async (request) => ({ data: await agents.home(request) }),
  );
  app.post<{ Body: AgentSearchBody }>(
    '/agents/searches',
    {
      schema: {
        ...replies(AgentSearchSchema),
        summary: 'Find customers by name, email, phone, customer number or order number',
        body: AgentSearchBody,
      },
    },
    async (request) => ({ data: await agents.search(request, request.body.query) }),
  );
  app.get<{ Params: { id: string } }>(
    '/agents/searches/:id',
    {
      schema: {
        ...replies(AgentSearchSchema),
        summary: 'Get the result of a search of the last minutes',
        params: IdParams,
      },
    },
    async (request) => ({ data: await agents.readSearch(request, request.params.id) }),
  );
  app.post<{ Body: AgentCustomerBody }>(
    '/agents/visits',
    {
      schema: {
        ...replies(AgentDoneSchema),
        summary: 'Start to act for a customer',
        body: AgentCustomerBody,
      },
    },
    async (request, reply) => {
      await agents.startVisit(request, reply, request.body.accountId);
      return done;
    },
  );
  app.post(
    '/agents/visits/end',
    { schema: { ...replies(AgentDoneSchema), summary: 'Stop acting for a customer', body: EmptyBody } },
    async (request, reply) => {
      await agents.endVisit(request, reply);
      return done;
    },
  );
  app.post<{ Body: AgentCustomerBody }>(
    '/agents/requests',
    {
      schema: {
        ...replies(AgentDoneSchema),
        summary: 'Request the consent of a customer by email',
        body: AgentCustomerBody,
      },
    },
    async (request) => {
      await agents.requestAccess(request, request.body.accountId);
      return done;
    },
  );

  const own = {
    tags: ['account'],
    querystring: AccountQuery,
    response: { 200: Reply(AccountAccessSchema), ...refusals },
  };
  app.get(
    '/account/access',
    { schema: { ...own, summary: 'List who may act for the account, and who did' } },
    async (request) => ({ data: await access.read(request) }),
  );
  app.post<{ Body: AgentConsentBody }>(
    '/account/access/consents',
    {
      schema: {
        ...own,
        summary: 'Allow agents to act for the account for some hours',
        body: AgentConsentBody,
      },
    },
    async (request) => ({ data: await access.allow(request, request.body) }),
  );
  overridable(app, 'DELETE', {
    url: '/account/access/requests/:id',
    schema: {
      ...own,
      summary: 'Decline the request of an agent, by the agent’s id',
      params: IdParams,
      body: EmptyBody,
    },
    handler: (async (request) => ({
      data: await access.decline(request, (request.params as { id: string }).id),
    })) as RouteHandlerMethod,
  });
  overridable(app, 'DELETE', {
    url: '/account/access/consents/:id',
    schema: { ...own, summary: 'Withdraw a permission', params: IdParams, body: EmptyBody },
    handler: (async (request) => ({
      data: await access.withdraw(request, (request.params as { id: string }).id),
    })) as RouteHandlerMethod,
  });
}
