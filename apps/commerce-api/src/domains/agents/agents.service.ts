import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AgentHome, AgentSearch } from '@foolscap/account/contract';
import { AGENT_CODES, shortName } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { type AttemptLimit, takeAttempt } from '../../kernel/http/attempt-counters.ts';
import { waitingTime } from '../../kernel/http/waiting-time.ts';
import { holdSession, sessionChanged } from '../../kernel/sessions/hold-session.ts';
import { createPageUrls } from '../../kernel/mail/page-urls.ts';
import type { Sessions } from '../../kernel/sessions/sessions.plugin.ts';
import type { AgentRefusal } from '../../kernel/sessions/sessions.repository.ts';
import { findAccount } from '../account/index.ts';
import { getDeclinedSince } from './access.service.ts';
import { type Agent, createSignedInAgent } from './agent.ts';
import { listCustomers, searchCustomers } from './customers.ts';
import { listVisits } from './visit-history.ts';

/** The time for which the result of a search can be opened again. */
const SEARCH_LIFETIME_MS = 15 * 60_000;
/** A customer gets one mail of an agent in this time. */
const REQUEST_AGAIN_MS = 24 * 3_600_000;

export type AgentsService = ReturnType<typeof createAgentsService>;

const noSuchCustomer = () =>
  notFound(
    AGENT_CODES.customerNotFound,
    'There is no such customer, or the customer is not assigned to you.',
  );

/** Creates the calls with which agents find customers and act for them (storefront-1.3, storefront-1.4). */
export function createAgentsService({
  database,
  settings,
  now,
  mailer,
  sessions,
  callers,
}: ApiContext & { sessions: Sessions; callers: Callers }) {
  const { db } = database;
  const pageUrl = createPageUrls(settings);
  const signedInAgent = createSignedInAgent({ database, callers });

  /** @throws ApiError 429 TOO_MANY_ATTEMPTS */
  async function limit(name: string, { account }: Agent, perMinute: number): Promise<void> {
    const at = (window: string, most: number, windowSeconds: number): AttemptLimit => ({
      key: `agents:${name}:${window}:${account.id}`,
      most,
      windowSeconds,
    });
    const retryAfter = await takeAttempt(
      db,
      [at('minute', perMinute, 60), at('hour', perMinute * 10, 3600)],
      now(),
    );
    if (retryAfter !== undefined)
      throw new ApiError(
        429,
        AGENT_CODES.tooManyAttempts,
        `Too many attempts. Try again in ${waitingTime(retryAfter)}.`,
        { retryAfter },
      );
  }

  async function findRefusal(trx: Db, agent: Agent, accountId: string): Promise<AgentRefusal | null> {
    const { rows } = await sql<{ refusal: AgentRefusal | null }>`
      select agent_refusal(${agent.account.id}::uuid, ${accountId}::uuid, ${now()}::timestamptz) as refusal`.execute(
      trx,
    );
    return rows[0]!.refusal;
  }

  async function isDeclined({ account }: Agent, accountId: string): Promise<boolean> {
    const row = await db
      .selectFrom('agent_requests')
      .select('declined_at')
      .where('account_id', '=', accountId)
      .where('agent_account_id', '=', account.id)
      .where('declined_at', '>', getDeclinedSince(now()))
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    async home(request: FastifyRequest): Promise<AgentHome> {
      const agent = await signedInAgent(request);
      const { account } = agent;
      const visits = await listVisits(db, { agentAccountId: account.id }, now());
      const ids = [...new Set(visits.map(({ accountId }) => accountId))];
      const customers = await listCustomers(db, agent, ids, now());
      return {
        name: `${account.first_name} ${account.last_name}`,
        kind: account.agent_kind,
        ...(account.agent_store ? { storeNumber: account.agent_store } : {}),
        visits: visits.map(({ accountId, ...visit }) => {
          const customer = customers.find(({ id }) => id === accountId);
          return { ...visit, ...(customer ? { customer } : {}) };
        }),
        recent: customers.slice(0, 5),
      };
    },

    /** Finds customers, and records the search. @throws ApiError 429 */
    async search(request: FastifyRequest, query: string): Promise<AgentSearch> {
      const agent = await signedInAgent(request);
      await limit('search', agent, 30);
      const customers = await searchCustomers(db, agent, query, now());
      const id = randomUUID();
      await db
        .insertInto('agent_searches')
        .values({
          id,
          agent_account_id: agent.account.id,
          query: query.trim(),
          found: customers.map((customer) => customer.id),
          searched_at: now(),
        })
        .execute();
      return { id, query: query.trim(), customers };
    },

    /** Returns the result of an own search of the last minutes. The address of its page then holds no data of a customer. */
    async readSearch(request: FastifyRequest, id: string): Promise<AgentSearch> {
      const agent = await signedInAgent(request);
      const row = await db
        .selectFrom('agent_searches')
        .select(['id', 'query', 'found'])
        .where('id', '=', id)
        .where('agent_account_id', '=', agent.account.id)
        .where('searched_at', '>', new Date(now().getTime() - SEARCH_LIFETIME_MS))
        .executeTakeFirst();
      if (!row) throw notFound(AGENT_CODES.searchNotFound, 'This search has expired. Search again.');
      return { id, query: row.query, customers: await listCustomers(db, agent, row.found, now()) };
    },

    /**
     * Starts to act for a customer: the agent's session waits, and a session of the customer replaces it in this browser.
     * @throws ApiError 404 CUSTOMER_NOT_FOUND, 409 CONSENT_MISSING
     */
    async startVisit(request: FastifyRequest, reply: FastifyReply, accountId: string): Promise<void> {
      const agent = await signedInAgent(request);
      await limit('visit', agent, 20);
      const customer = await findAccount(db, accountId);
      if (!customer || customer.tenant !== request.tenant) throw noSuchCustomer();
      const { account, session } = agent;
      const startedAt = now();
      const acting = {
        visitId: randomUUID(),
        accountId: account.id,
        username: account.username,
        name: `${account.first_name} ${account.last_name}`,
        kind: account.agent_kind,
        storeNumber: account.agent_store ?? undefined,
        customer: {
          name: `${customer.first_name} ${customer.last_name}`,
          organizationName: customer.organization_name ?? undefined,
          tenant: customer.tenant,
        },
        startedAt,
        endsAt: new Date(startedAt.getTime() + settings.agentVisitHours * 3_600_000),
        sessionId: session.id,
      };
      const send = await db.transaction().execute(async (trx) => {
        if (!(await holdSession(trx, session, 'update'))) throw sessionChanged();
        const refusal = await findRefusal(trx, agent, accountId);
        if (refusal === 'NOT_ALLOWED') throw noSuchCustomer();
        if (refusal)
          throw new ApiError(
            409,
            AGENT_CODES.consentMissing,
            'The customer has not allowed access yet. Request it, and the customer gets an email.',
          );
        await trx
          .insertInto('agent_visits')
          .values({
            id: acting.visitId,
            agent_account_id: account.id,
            agent_kind: acting.kind,
            agent_name: acting.name,
            account_id: accountId,
            started_at: startedAt,
            expires_at: acting.endsAt,
          })
          .execute();
        return sessions.startVisit(trx, request, accountId, acting);
      });
      send(reply);
      request.log.info({ agentId: account.id, accountId, visitId: acting.visitId }, 'agent visit started');
    },

    /** Ends the visit, and continues the session of the agent. @throws ApiError 409 NOT_ACTING */
    async endVisit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { session } = await callers.of(request);
      const agent = session?.agent;
      if (!session || !agent)
        throw new ApiError(409, AGENT_CODES.notActing, 'You are not acting for a customer.');
      const send = await db.transaction().execute(async (trx) => {
        // Writes in flight finish first, and later ones are refused.
        if (!(await holdSession(trx, session, 'update'))) throw sessionChanged();
        return sessions.endVisit(trx, request, { ...session, agent });
      });
      send(reply);
      request.log.info({ agentId: agent.accountId, visitId: agent.visitId }, 'agent visit ended');
    },

    /** Requests the consent of a customer by mail. @throws ApiError 404 CUSTOMER_NOT_FOUND; 409 if requested lately, declined, or not needed */
    async requestAccess(request: FastifyRequest, accountId: string): Promise<void> {
      const agent = await signedInAgent(request);
      await limit('request', agent, 10);
      const customer = await findAccount(db, accountId);
      const refusal =
        customer?.tenant === request.tenant ? await findRefusal(db, agent, accountId) : 'NOT_ALLOWED';
      if (!customer || refusal === 'NOT_ALLOWED') throw noSuchCustomer();
      if (!refusal)
        throw new ApiError(409, AGENT_CODES.consentNotNeeded, 'You may already act for this customer.');
      const { rows } = await sql`/* agents.request */
        insert into agent_requests as request (account_id, agent_account_id, requested_at)
        values (${accountId}::uuid, ${agent.account.id}::uuid, ${now()}::timestamptz)
        on conflict (account_id, agent_account_id) do update set requested_at = excluded.requested_at, declined_at = null
          where request.requested_at <= ${new Date(now().getTime() - REQUEST_AGAIN_MS)}::timestamptz
            and (request.declined_at is null or request.declined_at <= ${getDeclinedSince(now())}::timestamptz)
        returning 1`.execute(db);
      if (!rows.length && (await isDeclined(agent, accountId)))
        throw new ApiError(
          409,
          AGENT_CODES.accessDeclined,
          'The customer has declined your request. You can request access again after 30 days.',
        );
      if (!rows.length)
        throw new ApiError(
          409,
          AGENT_CODES.alreadyRequested,
          'You have requested access in the last 24 hours. The customer has an email with the link.',
        );
      mailer.write(
        'agentAccess',
        { email: customer.email, locale: customer.locale },
        {
          firstName: customer.first_name,
          agent: shortName(agent.account.first_name, agent.account.last_name),
          accessUrl: pageUrl(request, '/account/access'),
        },
        request.log,
      );
    },
  };
}
