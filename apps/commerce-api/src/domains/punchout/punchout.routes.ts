import type { FastifyInstance } from 'fastify';
import { ErrorReplySchema, Reply } from '@foolscap/core/contract';
import {
  CompletePunchoutBody,
  PunchoutOutcomeSchema,
  PunchoutStartSchema,
  StartPunchoutBody,
} from '@foolscap/tiles/contract';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { getIdempotentRequest } from '../../kernel/http/idempotency.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import { createPunchoutService } from './punchout.service.ts';

const tags = ['punchout'];
/** Limits visits from one client address. */
const LIMITED = { rateLimit: { max: 60, timeWindow: '1 minute' } };
const errors = {
  400: ErrorReplySchema,
  404: ErrorReplySchema,
  409: ErrorReplySchema,
  422: ErrorReplySchema,
  503: ErrorReplySchema,
};

/** Registers `/cc/api/punchout`, for products that are configured on another site (storefront-4.38). */
export function punchoutRoutes(
  app: FastifyInstance,
  context: Pick<ApiContext, 'database' | 'settings' | 'now'> & { callers: Callers },
): void {
  const punchout = createPunchoutService(context);
  const pageUrl = createPageUrls(context.settings);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('cache-control', 'no-store');
    done();
  });

  app.post<{ Body: StartPunchoutBody }>(
    '/punchout/sessions',
    {
      schema: {
        tags,
        summary: 'Start a visit to the configurator of a product',
        body: StartPunchoutBody,
        response: { 200: Reply(PunchoutStartSchema), ...errors },
      },
      config: LIMITED,
    },
    async (request, reply) => {
      const caller = await context.callers.withSession(request, reply);
      return { data: await punchout.start(caller, request.body, pageUrl(request, '/customize')) };
    },
  );

  app.post<{ Body: CompletePunchoutBody }>(
    '/punchout/results',
    {
      schema: {
        tags,
        summary: 'Add what was configured to the cart, or cancel the visit',
        body: CompletePunchoutBody,
        response: { 200: Reply(PunchoutOutcomeSchema), ...errors },
      },
      config: LIMITED,
    },
    async (request) => {
      const idempotency = getIdempotentRequest(request);
      const { session, ...caller } = await context.callers.of(request);
      const known = session && { ...caller, session };
      return { data: await punchout.complete(known, request.body.result, idempotency) };
    },
  );
}
