import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AGENT_CODES } from '@foolscap/account/model';
import { HEADERS, SESSION_CHANGED } from '@foolscap/core/vocabulary';
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

const WITHOUT_SESSION: ReadonlySet<string> = new Set([
  'POST /cc/api/account/signin',
  'POST /cc/api/account/signout',
  'POST /cc/api/account/password/forgot',
  'POST /cc/api/account/password/reset',
]);

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns method and path of the route, with the method that a POST represents. */
function getOperation({ method, headers, routeOptions }: FastifyRequest): string {
  const override = headers[HEADERS.methodOverride];
  const meant = method === 'POST' && typeof override === 'string' ? override.trim().toUpperCase() : method;
  return `${meant} ${routeOptions.url}`;
}

/** Returns the items and quantities of a body; none if it has no items. */
function getItems(body: unknown): string[] {
  const items = (body as { items?: unknown } | null)?.items;
  if (!Array.isArray(items)) return [];
  return (items as (Record<string, unknown> | null)[]).map((item) =>
    [item?.['itemId'] ?? item?.['cartItemId'], item?.['qty']]
      .filter((value) => typeof value === 'string' || typeof value === 'number')
      .join(' × '),
  );
}

/** Returns what identifies the object of a call: the values of the path's parameters, and the items. */
const getObject = ({ params, body }: FastifyRequest): string =>
  [Object.values((params ?? {}) as Record<string, string>).join(' '), getItems(body).join(', ')]
    .filter(Boolean)
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

/** Keeps an agent from making a subscription charge the customer's saved card again. */
const restartsCharges = (body: unknown): boolean =>
  ['RESUME', 'RESTORE'].includes((body as { action?: string } | null)?.action ?? '');

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
  sessions: Pick<Sessions, 'find' | 'isActing' | 'refuseOtherTab' | 'startOver'>,
  { database: { db }, now }: Pick<ApiContext, 'database' | 'now'>,
): void {
  if (!api.hasRequestDecorator('agentAction')) api.decorateRequest('agentAction', undefined);

  api.addHook('onRoute', ({ method, url, constraints }) => {
    const meant = (constraints as { methodOverride?: string } | undefined)?.methodOverride ?? method;
    for (const each of [meant].flat())
      if (!READING.has(each) && !Object.hasOwn(AGENT_LIMITS, `${each} ${url}`))
        api.log.warn({ operation: `${each} ${url}` }, UNLISTED);
  });

  /** Lets an agent sign in or out whose visit was ended by the customer or an operator: such a call needs no session. */
  async function ignoreEndedVisit(request: FastifyRequest): Promise<void> {
    if (!WITHOUT_SESSION.has(getOperation(request)) || !sessions.isActing(request)) return;
    try {
      await sessions.find(request);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === SESSION_CHANGED)) throw error;
      await sessions.startOver(request);
    }
  }

  api.addHook('preHandler', async (request) => {
    await ignoreEndedVisit(request);
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
    // It would go to the record of a customer whose account it does not touch.
    if (request.tenant !== agent.customer.tenant) throw notForAgents();
    request.agentAction = await db
      .insertInto('agent_actions')
      .values({ visit_id: agent.visitId, happened_at: now(), operation, object: getObject(request) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = request;
    if (limit === 'REFUSED' || usesSavedCard(body) || (limit === 'AUTO_RESTOCK' && restartsCharges(body)))
      throw notForAgents();
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
