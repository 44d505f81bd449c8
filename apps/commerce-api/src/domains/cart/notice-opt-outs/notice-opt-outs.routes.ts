import type { FastifyInstance } from 'fastify';
import { NoticeOptOutDataSchema, NoticeOptOutQuery } from '@foolscap/cart/contract';
import { Reply } from '@foolscap/core/contract';
import type { Callers } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import { holdSession, sessionChanged } from '../../../kernel/sessions/hold-session.ts';
import { checkTenant } from '../cart-requests.ts';
import { hideNotice, showNotice } from './notice-opt-outs.repository.ts';

/** Registers `GET /cc/api/cart/opt/type`, which hides a notice for 30 days or shows it again (cart-7.35). */
export function noticeOptOutRoutes(
  app: FastifyInstance,
  { database, now, callers }: Pick<ApiContext, 'database' | 'now'> & { callers: Callers },
): void {
  app.get<{ Querystring: NoticeOptOutQuery }>(
    '/cart/opt/type',
    {
      schema: {
        tags: ['cart'],
        summary: 'Hide a notice for 30 days',
        querystring: NoticeOptOutQuery,
        response: { 200: Reply(NoticeOptOutDataSchema) },
      },
    },
    async (request, reply) => {
      checkTenant(request);
      const { type, value } = request.query;
      const caller = await callers.of(request);
      const { session } = caller;
      void reply.header('cache-control', 'no-store');
      // Without a session there is no cart with a notice, so no session is created.
      if (!session) return { data: { type, value: 'false' } };
      const owner = caller.owner(session);
      const until = await database.db.transaction().execute(async (trx) => {
        if (!(await holdSession(trx, session))) throw sessionChanged();
        if (value === 'true') return hideNotice(trx, owner, type, now());
        await showNotice(trx, owner, type);
        return undefined;
      });
      return { data: { type, value, ...(until && { until: until.toISOString() }) } };
    },
  );
}
