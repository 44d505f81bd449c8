import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  ApprovalOrderSchema,
  ApprovalOrdersBody,
  ApprovalOrdersDataSchema,
  ChangeOrderBody,
  ChangeOrderDataSchema,
  DecisionQuery,
  DecisionsBody,
  DecisionsDataSchema,
  OrderCommentBody,
} from '@foolscap/approvals/contract';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { overridable } from '../../kernel/http/method-override.ts';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApprovalsService } from './approvals.service.ts';

interface Deps {
  approvals: ApprovalsService;
  callers: Callers;
}

const Query = Type.Object({ ...EncodeQuery }, { additionalProperties: false });
const refusals = { 401: ErrorReplySchema, 403: ErrorReplySchema };

/** Registers `POST {prefix}/api/sparxProxy/getApprovalOrdersData` (storefront-7.25). */
export function approvalOrdersRoutes(app: FastifyInstance, { approvals, callers }: Deps): void {
  app.post<{ Body: ApprovalOrdersBody }>(
    '/getApprovalOrdersData',
    {
      schema: {
        tags: ['approvals'],
        summary: 'List the orders that the caller approves',
        querystring: Query,
        body: ApprovalOrdersBody,
        response: { 200: Reply(ApprovalOrdersDataSchema), ...refusals },
      },
      preValidation: (request, _reply, done) => {
        request.body ??= {};
        done();
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await approvals.list(await callers.of(request), request.body) };
    },
  );
}

/** Registers `POST {prefix}/api/approvalsProxy/order?action=approve`, or `decline` (storefront-7.26). */
export function approvalDecisionRoutes(app: FastifyInstance, { approvals, callers }: Deps): void {
  app.post<{ Body: DecisionsBody; Querystring: DecisionQuery }>(
    '/order',
    {
      schema: {
        tags: ['approvals'],
        summary: 'Approve or decline orders, with a result for each',
        querystring: DecisionQuery,
        body: DecisionsBody,
        response: { 200: Reply(DecisionsDataSchema), ...refusals },
      },
      config: { waitsOutside: true },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { query, body, log } = request;
      return { data: await approvals.decide(await callers.of(request), query.action, body, log) };
    },
  );
}

const OrderParams = Type.Object({ orderNumber: Type.String({ minLength: 1, maxLength: 40 }) });

/** Registers `/cc/api/organization/approvals/orders/:orderNumber`: an order that needs approval, for its buyer and its approvers. */
export function approvalOrderRoutes(app: FastifyInstance, { approvals, callers }: Deps): void {
  const url = '/organization/approvals/orders/:orderNumber';
  const schema = { tags: ['approvals'], querystring: Query, params: OrderParams };
  const notFound = { ...refusals, 404: ErrorReplySchema };
  const getNumber = (request: { params: unknown }) => (request.params as { orderNumber: string }).orderNumber;
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });
  app.get(
    url,
    {
      schema: {
        ...schema,
        summary: 'Get the approvals and the history of an order',
        response: { 200: Reply(ApprovalOrderSchema), ...notFound },
      },
    },
    async (request) => ({ data: await approvals.read(await callers.of(request), getNumber(request)) }),
  );
  overridable(app, 'PUT', {
    url,
    schema: {
      ...schema,
      summary: 'Change an order that waits for approval, or show the difference',
      body: ChangeOrderBody,
      response: {
        200: Reply(ChangeOrderDataSchema),
        400: ErrorReplySchema,
        409: ErrorReplySchema,
        ...notFound,
      },
    },
    handler: async (request) => {
      const body = request.body as ChangeOrderBody;
      const caller = await callers.of(request);
      const idempotency = getIdempotentRequest(request);
      return { data: await approvals.change(caller, idempotency, getNumber(request), body, request.log) };
    },
  });
  app.post<{ Body: OrderCommentBody }>(
    `${url}/comments`,
    {
      schema: {
        ...schema,
        summary: 'Comment on an order that waits for approval',
        body: OrderCommentBody,
        response: { 200: Reply(ApprovalOrderSchema), 409: ErrorReplySchema, ...notFound },
      },
    },
    async (request) => ({
      data: await approvals.comment(await callers.of(request), getNumber(request), request.body, request.log),
    }),
  );
}
