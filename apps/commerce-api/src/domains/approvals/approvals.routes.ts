import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import {
  ApprovalOrdersBody,
  ApprovalOrdersDataSchema,
  DecisionQuery,
  DecisionsBody,
  DecisionsDataSchema,
} from '@foolscap/approvals/contract';
import { EncodeQuery, ErrorReplySchema, Reply } from '@foolscap/core/contract';
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
