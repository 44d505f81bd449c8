import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import Type from 'typebox';
import {
  AccountQuery,
  AdjustBudgetBody,
  BudgetsDataSchema,
  BudgetStatementQuery,
  BudgetStatementSchema,
  ChangeBudgetBody,
  NewBudgetBody,
} from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import { getIdempotentRequest } from '../../../kernel/http/idempotency.ts';
import { overridable } from '../../../kernel/http/method-override.ts';
import type { BudgetsService } from './budgets.service.ts';

const CodeParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) });
type CodeParams = { code: string };

/** Registers `/cc/api/organization/budgets` (docs/decisions/budgets.md). */
export function budgetsRoutes(
  app: FastifyInstance,
  { budgets, callers }: { budgets: BudgetsService; callers: Callers },
): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  const refusals = {
    400: ErrorReplySchema,
    401: ErrorReplySchema,
    403: ErrorReplySchema,
    404: ErrorReplySchema,
    409: ErrorReplySchema,
  };
  const common = {
    tags: ['organization'],
    querystring: AccountQuery,
    response: { 200: Reply(BudgetsDataSchema), ...refusals },
  };
  const path = '/organization/budgets';

  app.get(
    path,
    { schema: { ...common, summary: 'List the budgets of the organization with their latest periods' } },
    async (request) => ({ data: await budgets.list(await callers.of(request)) }),
  );
  app.get<{ Params: CodeParams; Querystring: BudgetStatementQuery }>(
    `${path}/:code/statement`,
    {
      schema: {
        tags: ['organization'],
        summary: 'List the entries of a budget and period, newest first',
        params: CodeParams,
        querystring: BudgetStatementQuery,
        response: { 200: Reply(BudgetStatementSchema), ...refusals },
      },
    },
    async (request) => ({
      data: await budgets.statement(await callers.of(request), request.params.code, request.query),
    }),
  );
  app.post<{ Body: NewBudgetBody }>(
    path,
    { schema: { ...common, summary: 'Add a budget', body: NewBudgetBody } },
    async (request, reply) => {
      const caller = await callers.withSession(request, reply);
      return { data: await budgets.add(caller, getIdempotentRequest(request), request.body) };
    },
  );
  overridable(app, 'PUT', {
    url: `${path}/:code`,
    schema: { ...common, summary: 'Change a budget', params: CodeParams, body: ChangeBudgetBody },
    handler: (async (request, reply) => {
      const { code } = request.params as CodeParams;
      const caller = await callers.withSession(request, reply);
      const body = request.body as ChangeBudgetBody;
      return { data: await budgets.change(caller, getIdempotentRequest(request), code, body) };
    }) as RouteHandlerMethod,
  });
  overridable(app, 'DELETE', {
    url: `${path}/:code`,
    schema: { ...common, summary: 'Remove a budget; its statements stay', params: CodeParams },
    handler: (async (request, reply) => {
      const { code } = request.params as CodeParams;
      const caller = await callers.withSession(request, reply);
      return { data: await budgets.remove(caller, getIdempotentRequest(request), code) };
    }) as RouteHandlerMethod,
  });
  app.post<{ Params: CodeParams; Body: AdjustBudgetBody }>(
    `${path}/:code/adjustments`,
    {
      schema: {
        ...common,
        summary: 'Add money to the current period of a budget, or take it away',
        params: CodeParams,
        body: AdjustBudgetBody,
      },
    },
    async (request, reply) => {
      const caller = await callers.withSession(request, reply);
      const { params, body } = request;
      return { data: await budgets.adjust(caller, getIdempotentRequest(request), params.code, body) };
    },
  );
}
