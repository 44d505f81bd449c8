import type { FastifyInstance } from 'fastify';
import { SpendingReportQuery, SpendingReportSchema } from '@foolscap/account/contract';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import type { ReportsService } from './reports.service.ts';

/** Registers `/cc/api/organization/reports` (docs/decisions/reports.md). */
export function reportsRoutes(
  app: FastifyInstance,
  { reports, callers }: { reports: ReportsService; callers: Callers },
): void {
  app.get<{ Querystring: SpendingReportQuery }>(
    '/organization/reports',
    {
      schema: {
        tags: ['organization'],
        summary: 'Read the spending of the organization by person, unit, budget or category',
        querystring: SpendingReportQuery,
        response: {
          200: Reply(SpendingReportSchema),
          400: ErrorReplySchema,
          401: ErrorReplySchema,
          403: ErrorReplySchema,
          404: ErrorReplySchema,
        },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { data: await reports.spending(await callers.of(request), request.query) };
    },
  );
}
