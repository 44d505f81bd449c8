import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';
import type { ActingAgent, AgentRefusal, Session } from './sessions.repository.ts';

/** Why a visit of an agent ended. */
export type VisitEnd = AgentRefusal | 'ENDED' | 'SIGNED_OUT';

const COLUMN = { sdc: 'sdc_account_id', sba: 'sba_account_id' } as const;

/** Makes the session of an agent wait: no secret finds it, and calls with its earlier epoch write nothing. */
export async function parkSession(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ token_hash: `waiting:${randomUUID()}`, epoch: randomUUID() })
    .where('id', '=', id)
    .execute();
}

/** Creates the session in which an agent acts for a customer. */
export async function insertAgentSession(
  db: Db,
  row: {
    id: string;
    tokenHash: string;
    epoch: string;
    expiresAt: Date;
    tenant: TenantId;
    accountId: string;
    visitId: string;
    agentSessionId: string;
    userAgent: string;
    now: Date;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: row.id,
      token_hash: row.tokenHash,
      epoch: row.epoch,
      expires_at: row.expiresAt,
      last_seen_at: row.now,
      user_agent: row.userAgent,
      agent_visit_id: row.visitId,
      agent_session_id: row.agentSessionId,
      [COLUMN[row.tenant]]: row.accountId,
    })
    .execute();
}

/** Gives the waiting session of an agent a secret again. @returns undefined if it has ended in the meantime */
export async function resumeSession(
  db: Db,
  { sessionId }: Pick<ActingAgent, 'sessionId'>,
  row: { tokenHash: string; epoch: string; now: Date },
): Promise<Pick<Session, 'accounts' | 'expiresAt' | 'lastSeenAt'> | undefined> {
  const resumed = await db
    .updateTable('sessions')
    .set({ token_hash: row.tokenHash, epoch: row.epoch, last_seen_at: row.now })
    .where('id', '=', sessionId)
    .where('expires_at', '>', row.now)
    .returning(['sdc_account_id', 'sba_account_id', 'expires_at'])
    .executeTakeFirst();
  return (
    resumed && {
      accounts: {
        ...(resumed.sdc_account_id ? { sdc: resumed.sdc_account_id } : {}),
        ...(resumed.sba_account_id ? { sba: resumed.sba_account_id } : {}),
      },
      expiresAt: resumed.expires_at,
      lastSeenAt: row.now,
    }
  );
}

/** Records the end of a visit, unless it has ended already. Deleting its session would record the end without this reason. */
export async function endVisit(db: Db, visitId: string, reason: VisitEnd, now: Date): Promise<void> {
  await db
    .updateTable('agent_visits')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', visitId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all visits that match, with their sessions and those of the agents that wait for them. In-flight writes finish first. */
export async function endVisitsWhere(
  db: Db,
  which: { accountId: string } | { agentAccountId: string },
  now: Date,
): Promise<void> {
  const condition =
    'accountId' in which
      ? sql`account_id = ${which.accountId}::uuid`
      : sql`agent_account_id = ${which.agentAccountId}::uuid`;
  // Sessions of visits that are still allowed stay. The sessions are locked before the visits, as in a write.
  await sql`/* agents.end-visits */
    with ending as (
      select sessions.id, visit.id as visit_id, refusal
      from sessions join agent_visits visit on visit.id = sessions.agent_visit_id,
        lateral (select agent_refusal(visit.agent_account_id, visit.account_id, ${now}::timestamptz) as refusal) checked
      where ${condition} and refusal is not null
      for update of sessions),
    ended as (
      update agent_visits set ended_at = ${now}::timestamptz, end_reason = ending.refusal
      from ending where agent_visits.id = ending.visit_id and ended_at is null),
    deleted as (delete from sessions using ending where sessions.id = ending.id returning token_hash)
    insert into replaced_sessions (token_hash, replaced_at) select token_hash, ${now}::timestamptz from deleted
      on conflict (token_hash) do nothing`.execute(db);
}
