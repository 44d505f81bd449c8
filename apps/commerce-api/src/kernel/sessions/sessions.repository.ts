import { sql } from 'kysely';
import type { CaptchaData, CaptchaSection, TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../database/database.ts';

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
}

/** Returns the captcha that a session has to solve, as carts and checkout show it (storefront-3.52). */
export function getCaptchaData(session: Session | undefined, now: Date): { captchaData?: CaptchaData } {
  const { captcha } = session ?? {};
  return captcha && captcha.until > now ? { captchaData: { captchaSection: captcha.section } } : {};
}

const COLUMN = { sdc: 'sdc_account_id', sba: 'sba_account_id' } as const;

export async function findSession(db: Db, tokenHash: string, now: Date): Promise<Session | undefined> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('accounts', 'accounts.id', 'sessions.sba_account_id')
    .select([
      'sessions.id',
      'epoch',
      'sdc_account_id',
      'sba_account_id',
      'expires_at',
      'last_seen_at',
      'accounts.tps_code',
      'captcha_section',
      'captcha_until',
    ])
    .modifyFront(sql`/* session.find */`)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
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
  };
}

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
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
    .where(COLUMN[tenant], '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute();
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

/** Rotates the session's secret and epoch, and records the signed-in account. */
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
): Promise<void> {
  await db
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
    .execute();
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
