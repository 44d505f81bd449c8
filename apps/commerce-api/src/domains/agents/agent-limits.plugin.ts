import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AGENT_CODES } from '@foolscap/account/model';
import { HEADERS } from '@foolscap/core/vocabulary';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import { AGENT_LIMITS, REFUSED_READS } from './agent-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The record of this request as the action of an agent. */
    agentAction: { id: string } | undefined;
  }
}

/** Logged at start for a call that agents may not make because the table does not list it. */
export const UNLISTED = 'agent-limits.ts does not list a call';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns method and path of the route, with the method that a POST represents. */
function getOperation({ method, headers, routeOptions }: FastifyRequest): string {
  const override = headers[HEADERS.methodOverride];
  const meant = method === 'POST' && typeof override === 'string' ? override.trim().toUpperCase() : method;
  return `${meant} ${routeOptions.url}`;
}

/** Returns the values of the path's parameters, which identify the object of a call. */
const getObject = ({ params }: FastifyRequest): string =>
  Object.values((params ?? {}) as Record<string, string>)
    .join(' ')
    .slice(0, 200);

/** Keeps customers' cards with the customer: an agent neither pays with a saved card nor saves one. */
function usesSavedCard(body: unknown): boolean {
  const card = (body as { cardPayment?: Record<string, unknown> } | null)?.cardPayment;
  return Boolean(
    card?.['profileRefId'] ??
    card?.['profilePayment'] ??
    card?.['defaultPayment'] ??
    card?.['membershipPayment'],
  );
}

const notForAgents = () =>
  new ApiError(
    403,
    AGENT_CODES.notForAgents,
    'You can’t do this for a customer. The customer can do it after signing in.',
  );

/**
 * Applies the limits of agents to every route of a scope: refuses what agents may not do for a customer, and records each call that may
 * write, before it runs and again with its outcome. Costs other callers nothing.
 */
export function registerAgentLimits(
  api: FastifyInstance,
  sessions: Pick<Sessions, 'find' | 'isActing' | 'refuseOtherTab'>,
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
): void {
  if (!api.hasRequestDecorator('agentAction')) api.decorateRequest('agentAction', undefined);

  api.addHook('onRoute', ({ method, url, constraints }) => {
    const meant = (constraints as { methodOverride?: string } | undefined)?.methodOverride ?? method;
    for (const each of [meant].flat())
      if (!READING.has(each) && !Object.hasOwn(AGENT_LIMITS, `${each} ${url}`))
        api.log.warn({ operation: `${each} ${url}` }, UNLISTED);
  });

  api.addHook('preHandler', async (request) => {
    if (!READING.has(request.method)) await sessions.refuseOtherTab(request);
    if (!sessions.isActing(request)) return;
    if (READING.has(request.method)) {
      if (REFUSED_READS.has(request.routeOptions.url ?? '') && (await sessions.find(request))?.agent)
        throw notForAgents();
      return;
    }
    const agent = (await sessions.find(request))?.agent;
    const operation = getOperation(request);
    const limit = AGENT_LIMITS[operation] ?? 'REFUSED';
    if (!agent || limit === 'READ' || limit === 'SESSION') return;
    request.agentAction = await db
      .insertInto('agent_actions')
      .values({ visit_id: agent.visitId, happened_at: now(), operation, object: getObject(request) })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (limit === 'REFUSED' || usesSavedCard(request.body)) throw notForAgents();
  });

  api.addHook('onSend', async (request, reply, payload) => {
    const { agentAction } = request;
    request.agentAction = undefined;
    if (agentAction)
      await db
        .updateTable('agent_actions')
        .set({ status: reply.statusCode })
        .where('id', '=', agentAction.id)
        .execute();
    return payload;
  });
}
