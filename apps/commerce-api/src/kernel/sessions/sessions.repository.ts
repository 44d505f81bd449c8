import { sql } from 'kysely';
import type { AgentKind, CaptchaData, CaptchaSection, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';

/** An agent who acts for the account of a session (docs/decisions/acting-for-customers.md). */
export interface ActingAgent {
  visitId: string;
  accountId: string;
  username: string;
  name: string;
  kind: AgentKind;
  /** The store of a store associate, where all orders are picked up. */
  storeNumber: string | undefined;
  /** The customer, with the organization of a business account. */
  customer: { name: string; organizationName: string | undefined; tenant: TenantId };
  startedAt: Date;
  /** The end of the visit at the latest. */
  endsAt: Date;
  /** The session of the agent, which waits for the end of the visit. */
  sessionId: string;
}

export interface Session {
  id: string;
  /** The value of `x-session-id`: changes at sign-in, is not secret (decision-session-header). */
  epoch: string;
  /** The signed-in account, by tenant. */
  accounts: Readonly<Partial<Record<TenantId, string>>>;
  /** The partner program of the account on the business site, if it is a third-party user's. */
  tpsCode?: string | undefined;
  expiresAt: Date;
  lastSeenAt: Date;
  /** The kind of card whose next attempt needs a captcha, and until when. */
  captcha?: { section: CaptchaSection; until: Date } | undefined;
  /** Set while an agent acts for the account. */
  agent?: ActingAgent | undefined;
}

/** A session that was found, and the reason why its agent may not act for the customer any longer. */
export type FoundSession = Session & { refusal: AgentRefusal | undefined };

/** The reasons of the function `agent_refusal` of the database. */
export type AgentRefusal = 'NOT_ALLOWED' | 'CONSENT_MISSING';

/** Returns the captcha that a session has to solve, as carts and checkout show it (storefront-3.52). */
export function getCaptchaData(session: Session | undefined, now: Date): { captchaData?: CaptchaData } {
  const { captcha } = session ?? {};
  return captcha && captcha.until > now ? { captchaData: { captchaSection: captcha.section } } : {};
}

const COLUMN = { sdc: 'sdc_account_id', sba: 'sba_account_id' } as const;

/**
 * Finds a session by the digest of its secret. For the session of an agent, the same query checks whether the agent may still act for the
 * customer, so that every call notices a withdrawn consent.
 */
export async function findSession(db: Db, tokenHash: string, now: Date): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.sba_account_id')
    .leftJoin('agent_visits as visit', 'visit.id', 'sessions.agent_visit_id')
    .leftJoin('accounts as agent', 'agent.id', 'visit.agent_account_id')
    .leftJoin('accounts as customer', 'customer.id', 'visit.account_id')
    .select([
      'sessions.id',
      'epoch',
      'sdc_account_id',
      'sba_account_id',
      'sessions.expires_at',
      'sessions.last_seen_at',
      'accounts.tps_code',
      'captcha_section',
      'captcha_until',
      'agent_session_id',
      'visit.id as visit_id',
      'visit.started_at',
      'visit.expires_at as visit_expires_at',
      'visit.agent_name',
      'visit.agent_kind',
      'agent.id as agent_id',
      'agent.username as agent_username',
      'agent.agent_store',
      'customer.first_name',
      'customer.last_name',
      'customer.organization_name',
      'customer.tenant',
      sql<AgentRefusal | null>`case when visit.id is not null
        then agent_refusal(visit.agent_account_id, visit.account_id, ${now}::timestamptz) end`.as('refusal'),
    ])
    .modifyFront(sql`/* session.find */`)
    .where('token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where(({ eb, or }) => or([eb('agent_visit_id', 'is', null), eb('visit.expires_at', '>', now)]))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    epoch: row.epoch,
    accounts: {
      ...(row.sdc_account_id ? { sdc: row.sdc_account_id } : {}),
      ...(row.sba_account_id ? { sba: row.sba_account_id } : {}),
    },
    tpsCode: row.tps_code ?? undefined,
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at,
    ...(row.captcha_section && row.captcha_until
      ? { captcha: { section: row.captcha_section, until: row.captcha_until } }
      : {}),
    ...(row.visit_id ? { agent: readAgent(row) } : {}),
    refusal: row.refusal ?? undefined,
  };
}

/** Returns the agent of a session's row. The joined columns are all set with the visit; a visit whose agent was erased is refused anyway. */
const readAgent = (row: {
  visit_id: string | null;
  agent_id: string | null;
  agent_username: string | null;
  agent_name: string | null;
  agent_kind: AgentKind | null;
  agent_store: string | null;
  agent_session_id: string | null;
  first_name: string | null;
  last_name: string | null;
  organization_name: string | null;
  tenant: TenantId | null;
  started_at: Date | null;
  visit_expires_at: Date | null;
}): ActingAgent => ({
  visitId: row.visit_id!,
  accountId: row.agent_id ?? '',
  username: row.agent_username ?? '',
  name: row.agent_name!,
  kind: row.agent_kind!,
  storeNumber: row.agent_store ?? undefined,
  customer: {
    name: `${row.first_name} ${row.last_name}`,
    organizationName: row.organization_name ?? undefined,
    tenant: row.tenant!,
  },
  startedAt: row.started_at!,
  endsAt: row.visit_expires_at!,
  sessionId: row.agent_session_id!,
});

export async function insertSession(
  db: Db,
  row: { id: string; tokenHash: string; epoch: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id: row.id, token_hash: row.tokenHash, epoch: row.epoch, expires_at: row.expiresAt })
    .execute();
}

/**
 * Finds or creates the session for one unit of a job's work. No cookie refers to it.
 * @param id of the unit of work: a retry after a crash finds the session, and with it the keys of its requests
 */
export async function openJobSession(
  db: Db,
  row: { id: string; unknownTokenHash: string; expiresAt: Date; now: Date },
): Promise<Session> {
  const { epoch } = await db
    .insertInto('sessions')
    .values({
      id: row.id,
      token_hash: row.unknownTokenHash,
      epoch: row.id,
      expires_at: row.expiresAt,
      last_seen_at: row.now,
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ expires_at: row.expiresAt, last_seen_at: row.now }),
    )
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return { id: row.id, epoch, accounts: {}, expiresAt: row.expiresAt, lastSeenAt: row.now };
}

export async function extendSession(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', id).execute();
}

export async function markSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', id).execute();
}

/** Sets or clears the captcha that a session has to solve. */
export async function setCaptcha(
  db: Db,
  id: string,
  captcha: { section: CaptchaSection; until: Date } | null,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ captcha_section: captcha?.section ?? null, captcha_until: captcha?.until ?? null })
    .where('id', '=', id)
    .execute();
}

/** Lists the sessions of an account, most recently used first. */
export async function listSessionsOf(db: Db, tenant: TenantId, accountId: string, now: Date) {
  return (
    db
      .selectFrom('sessions')
      .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
      .where(COLUMN[tenant], '=', accountId)
      .where('expires_at', '>', now)
      // The page about access lists the agents.
      .where('agent_visit_id', 'is', null)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id')
      .execute()
  );
}

/**
 * Ends sessions of an account: one, or all but one.
 * @returns the number of ended sessions
 */
export async function endSessionsOf(
  db: Db,
  tenant: TenantId,
  accountId: string,
  which: { only: string } | { except: string | undefined },
): Promise<number> {
  let query = db.deleteFrom('sessions').where(COLUMN[tenant], '=', accountId);
  if ('only' in which) query = query.where('id', '=', which.only);
  else if (which.except !== undefined) query = query.where('id', '<>', which.except);
  const result = await query.executeTakeFirst();
  return Number(result.numDeletedRows);
}

/**
 * Rotates the session's secret and epoch, and records the signed-in account.
 * @returns false, without any change, for the session of a visit, which never becomes an ordinary one
 */
export async function rotateSession(
  db: Db,
  id: string,
  row: {
    tokenHash: string;
    epoch: string;
    expiresAt: Date;
    tenant: TenantId;
    accountId: string;
    userAgent: string;
    now: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({
      token_hash: row.tokenHash,
      epoch: row.epoch,
      expires_at: row.expiresAt,
      user_agent: row.userAgent,
      last_seen_at: row.now,
      [COLUMN[row.tenant]]: row.accountId,
    })
    .where('id', '=', id)
    .where('agent_visit_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/**
 * Deletes expired sessions with their dependent data: guests' carts, lists and idempotency keys. An expired session with a shared cart is
 * kept until the link has expired too.
 */
export async function deleteExpiredSessions(db: Db, now: Date): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', now)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shared_carts').select('id').whereRef('shared_carts.session_id', '=', 'sessions.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
