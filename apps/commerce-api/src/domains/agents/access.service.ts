import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { AccountAccess, AgentConsentBody } from '@foolscap/account/contract';
import { AGENT_CODES, DECLINED_DAYS, shortName } from '@foolscap/account/model';
import type { Callers } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/http/api-error.ts';
import { endVisitsWhere } from '../../kernel/sessions/agent-sessions.repository.ts';
import { type AccountRow, createSignedInAccount, lockAccount } from '../account/index.ts';
import { listVisits } from './visit-history.ts';

/** Returns the time since which a declined request is in effect. */
export const getDeclinedSince = (now: Date): Date => new Date(now.getTime() - DECLINED_DAYS * 86_400_000);

export type AccessService = ReturnType<typeof createAccessService>;

/** Creates the calls with which customers allow agents to act for them, and see what agents did. */
export function createAccessService({
  database,
  now,
  callers,
}: Pick<ApiContext, 'database' | 'now'> & { callers: Callers }) {
  const { db } = database;
  const signedIn = createSignedInAccount({ database, callers });

  async function read(account: AccountRow): Promise<AccountAccess> {
    const [setting, consents, requests, declined, visits] = await Promise.all([
      sql<{
        consent: string;
      }>`select coalesce(organizations.agent_consent, agent_settings.consent, 'NOT_NEEDED') as consent
        from accounts left join organizations on organizations.id = accounts.organization_id
        left join agent_settings on agent_settings.tenant = accounts.tenant
        where accounts.id = ${account.id}::uuid`.execute(db),
      db
        .selectFrom('agent_consents')
        .leftJoin('accounts as agent', 'agent.id', 'agent_consents.agent_account_id')
        .select(['agent_consents.id', 'granted_at', 'expires_at', 'agent.first_name', 'agent.last_name'])
        .where('account_id', '=', account.id)
        .where('withdrawn_at', 'is', null)
        .where('expires_at', '>', now())
        .orderBy('expires_at')
        .orderBy('agent_consents.id')
        .execute(),
      // A request is answered by a consent that the agent can use.
      db
        .selectFrom('agent_requests')
        .innerJoin('accounts as agent', 'agent.id', 'agent_requests.agent_account_id')
        .select(['agent.id', 'agent.first_name', 'agent.last_name', 'agent.agent_kind', 'requested_at'])
        .where('account_id', '=', account.id)
        .where('declined_at', 'is', null)
        .where(
          sql<boolean>`agent_refusal(agent.id, ${account.id}::uuid, ${now()}::timestamptz) = 'CONSENT_MISSING'`,
        )
        .orderBy('requested_at', 'desc')
        .orderBy('agent.id')
        .execute(),
      db
        .selectFrom('agent_requests')
        .innerJoin('accounts as agent', 'agent.id', 'agent_requests.agent_account_id')
        .select(['agent.id', 'agent.first_name', 'agent.last_name', 'declined_at'])
        .where('account_id', '=', account.id)
        .where('declined_at', '>', getDeclinedSince(now()))
        .orderBy('declined_at', 'desc')
        .orderBy('agent.id')
        .execute(),
      listVisits(db, { accountId: account.id }, now()),
    ]);
    return {
      isConsentRequired: setting.rows[0]?.consent === 'REQUIRED',
      consents: consents.map(({ id, granted_at, expires_at, first_name, last_name }) => ({
        id,
        ...(first_name === null ? {} : { agentName: shortName(first_name, last_name ?? '') }),
        grantedAt: granted_at.toISOString(),
        expiresAt: expires_at.toISOString(),
      })),
      requests: requests.map(({ id, first_name, last_name, agent_kind, requested_at }) => ({
        agentId: id,
        agentName: shortName(first_name, last_name),
        agentKind: agent_kind!,
        requestedAt: requested_at.toISOString(),
      })),
      declined: declined.map(({ id, first_name, last_name, declined_at }) => ({
        agentId: id,
        agentName: shortName(first_name, last_name),
        declinedAt: declined_at!.toISOString(),
      })),
      visits: visits.map(({ accountId: _, ...visit }) => visit),
    };
  }

  /** Deletes the requests that a customer has answered: of one agent, or of all. A withdrawal keeps those that were declined. */
  async function deleteRequests(
    trx: Db,
    accountId: string,
    agentId: string | undefined,
    keepsDeclined = false,
  ): Promise<void> {
    const all = trx.deleteFrom('agent_requests').where('account_id', '=', accountId);
    const ofAccount = keepsDeclined ? all.where('declined_at', 'is', null) : all;
    await (agentId === undefined ? ofAccount : ofAccount.where('agent_account_id', '=', agentId)).execute();
  }

  return {
    read: async (request: FastifyRequest): Promise<AccountAccess> => read((await signedIn(request)).account),

    /** Allows access until the given hours from now. An earlier consent for the same agents ends, so a repeated request has no further effect. */
    async allow(request: FastifyRequest, { hours, agentId }: AgentConsentBody): Promise<AccountAccess> {
      const { account } = await signedIn(request);
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, account.id);
        if (agentId !== undefined) {
          const requested = await trx
            .selectFrom('agent_requests')
            .select('agent_account_id')
            .where('account_id', '=', account.id)
            .where('agent_account_id', '=', agentId)
            .executeTakeFirst();
          // A repeated call finds the consent that it gave.
          const given = await trx
            .selectFrom('agent_consents')
            .select('id')
            .where('account_id', '=', account.id)
            .where('agent_account_id', '=', agentId)
            .where('withdrawn_at', 'is', null)
            .where('expires_at', '>', now())
            .executeTakeFirst();
          if (!requested && !given)
            throw notFound(AGENT_CODES.consentNotFound, 'This request does not exist anymore.');
        }
        await trx
          .updateTable('agent_consents')
          .set({ withdrawn_at: now() })
          .where('account_id', '=', account.id)
          .where(sql<boolean>`agent_account_id is not distinct from ${agentId ?? null}::uuid`)
          .where('withdrawn_at', 'is', null)
          .execute();
        await trx
          .insertInto('agent_consents')
          .values({
            id: randomUUID(),
            account_id: account.id,
            agent_account_id: agentId ?? null,
            granted_at: now(),
            expires_at: new Date(now().getTime() + hours * 3_600_000),
          })
          .execute();
        await deleteRequests(trx, account.id, agentId);
      });
      return read(account);
    },

    /** Declines the request of an agent. A repeated call has no further effect. @throws ApiError 404 CONSENT_NOT_FOUND */
    async decline(request: FastifyRequest, agentId: string): Promise<AccountAccess> {
      const { account } = await signedIn(request);
      await db.transaction().execute(async (trx) => {
        // A call that allows the agent at the same time comes before or after.
        await lockAccount(trx, account.id);
        const declined = await trx
          .updateTable('agent_requests')
          .set(({ fn }) => ({ declined_at: fn.coalesce('declined_at', sql<Date>`${now()}::timestamptz`) }))
          .where('account_id', '=', account.id)
          .where('agent_account_id', '=', agentId)
          .returning('agent_account_id')
          .executeTakeFirst();
        if (!declined) throw notFound(AGENT_CODES.consentNotFound, 'This request does not exist anymore.');
      });
      request.log.info({ accountId: account.id, agentId }, 'agent access declined');
      return read(account);
    },

    /** Withdraws a consent, and ends the visits that depend on it: their writes in flight finish first, and later ones are refused. */
    async withdraw(request: FastifyRequest, id: string): Promise<AccountAccess> {
      const { account } = await signedIn(request);
      await db.transaction().execute(async (trx) => {
        const withdrawn = await trx
          .updateTable('agent_consents')
          .set(({ fn }) => ({ withdrawn_at: fn.coalesce('withdrawn_at', sql<Date>`${now()}::timestamptz`) }))
          .where('id', '=', id)
          .where('account_id', '=', account.id)
          .returning('agent_account_id')
          .executeTakeFirst();
        if (!withdrawn)
          throw notFound(AGENT_CODES.consentNotFound, 'This permission does not exist anymore.');
        await deleteRequests(trx, account.id, withdrawn.agent_account_id ?? undefined, true);
        await endVisitsWhere(trx, { accountId: account.id }, now());
      });
      return read(account);
    },
  };
}
