import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

/** Statuses of orders that are finished. All others are open: the shop needs their data to deliver and refund them. */
const FINISHED = ['DELIVERED', 'COLLECTED', 'CANCELED', 'DECLINED'];

export interface DataRequestRow {
  id: string;
  tenant: TenantId;
  kind: 'EXPORT' | 'ERASURE';
  requestedAt: Date;
  doneAt: Date | null;
  /** Absent for an erasure, and until the copy is made. */
  expiresAt: Date | null;
  hasContent: boolean;
}

const columns = [
  'id',
  'tenant',
  'kind',
  'requested_at as requestedAt',
  'done_at as doneAt',
  'expires_at as expiresAt',
  sql<boolean>`content is not null`.as('hasContent'),
] as const;

/** Lists the requests of an account, newest first. */
export function listDataRequestsOf(db: Db, accountId: string): Promise<DataRequestRow[]> {
  return db
    .selectFrom('data_requests')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .orderBy('kind')
    .limit(10)
    .execute();
}

/** Lists all requests for the operator, newest first. */
export function listDataRequests(
  db: Db,
  { isOpen = false }: { isOpen?: boolean } = {},
): Promise<DataRequestRow[]> {
  return db
    .selectFrom('data_requests')
    .select(columns)
    .$if(isOpen, (query) => query.where('done_at', 'is', null))
    .orderBy('requested_at', 'desc')
    .orderBy('kind')
    .limit(500)
    .execute();
}

/** Records a request. An open one of the same kind is kept instead. @returns whether it is a new one */
export async function insertDataRequest(
  db: Db,
  request: { tenant: TenantId; accountId: string; kind: 'EXPORT' | 'ERASURE'; pageUrl: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('data_requests')
    .values({
      id: randomUUID(),
      tenant: request.tenant,
      account_id: request.accountId,
      kind: request.kind,
      page_url: request.pageUrl,
      requested_at: request.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).where('done_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Lists the orders of an account: its own, and those that were placed by a guest with its confirmed email address. */
export async function listOrdersOf(
  db: Db,
  accountId: string,
): Promise<{ orderNumber: string; isOpen: boolean }[]> {
  const { rows } = await sql<{ orderNumber: string; isOpen: boolean }>`
    select order_number as "orderNumber", status <> all(${FINISHED}::text[]) as "isOpen" from (
      select order_number, status from orders where account_id = ${accountId}
      union all
      select o.order_number, o.status from orders o, ${account(accountId, [])}
      where o.account_id is null and o.tenant = a.tenant and coalesce(o.email_key, lower(o.email)) = a.email) found`.execute(
    db,
  );
  return rows;
}

export const countOpenOrders = async (db: Db, accountId: string): Promise<number> =>
  (await listOrdersOf(db, accountId)).filter(({ isOpen }) => isOpen).length;

/**
 * Selects the account that a condition of `PERSONAL_TABLES` refers to. Only a confirmed address identifies messages, the newsletter and guests'
 * orders: others can register with an address that is not theirs.
 */
const account = (accountId: string, orders: readonly string[]) =>
  sql`(select id, tenant, case when email_confirmed_at is not null then lower(email) end as email, ${orders}::text[] as orders
    from accounts where id = ${accountId}) a`;

/** Reads everything that is stored about an account, by table. Tables without rows are left out. */
export async function readPersonalData(db: Db, accountId: string): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  const orders = (await listOrdersOf(db, accountId)).map(({ orderNumber }) => orderNumber);
  for (const [table, { where, omit = [] }] of Object.entries(PERSONAL_TABLES)) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) - ${omit}::text[] as row
      from ${sql.table(table)} t, ${account(accountId, orders)} where ${sql.raw(where)}`.execute(db);
    if (rows.length > 0) data[table] = rows.map(({ row }) => row);
  }
  return data;
}

/**
 * Erases everything that is stored about an account; orders stay, without personal data. Call it in a transaction.
 *
 * @param orders the account's orders, which are finished
 */
export async function erasePersonalData(
  trx: Db,
  accountId: string,
  orders: readonly string[],
): Promise<void> {
  const { rows: reviewed } = await sql<{ sku: string }>`
    select distinct sku from reviews where account_id = ${accountId}`.execute(trx);
  for (const [table, { where, erase }] of Object.entries(PERSONAL_TABLES)) {
    if (!erase) continue;
    const name = sql.table(table);
    // The account is read first, because the statement may delete it.
    await (
      erase === 'delete'
        ? sql`delete from ${name} t using ${account(accountId, orders)} where ${sql.raw(where)}`
        : sql`update ${name} t set ${sql.raw(erase.update)} from ${account(accountId, orders)} where ${sql.raw(where)}`
    ).execute(trx);
  }
  await sql`update products set
      review_count = (select count(*) from reviews where reviews.sku = products.sku),
      rating_sum = (select coalesce(sum(rating), 0) from reviews where reviews.sku = products.sku)
    where sku = any(${reviewed.map(({ sku }) => sku)}::text[])`.execute(trx);
}

/**
 * Takes the oldest open request that no other instance works on, and holds it until the end of the transaction.
 *
 * @param after takes only later requests, so that one that cannot be finished yet does not block the others
 */
export async function takeOpenRequest(
  trx: Db,
  after: { requestedAt: Date; id: string } | undefined,
): Promise<
  | { id: string; accountId: string; kind: 'EXPORT' | 'ERASURE'; pageUrl: string; requestedAt: Date }
  | undefined
> {
  return trx
    .selectFrom('data_requests')
    .select(['id', 'account_id as accountId', 'kind', 'page_url as pageUrl', 'requested_at as requestedAt'])
    .where('done_at', 'is', null)
    .where('account_id', 'is not', null)
    .$narrowType<{ accountId: string }>()
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(requested_at, id) > (${after?.requestedAt ?? null}, ${after?.id ?? null}::uuid)`,
      ),
    )
    .orderBy('requested_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

export async function finishRequest(
  trx: Db,
  id: string,
  result: { done_at: Date; content?: string; expires_at?: Date },
): Promise<void> {
  await trx.updateTable('data_requests').set(result).where('id', '=', id).execute();
}

/** Reads the copy of a request; undefined if it has expired or is not the account's. */
export async function readContent(
  db: Db,
  accountId: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_requests')
    .select('content')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.content ?? undefined;
}

/** Deletes the copies that have expired. */
export async function deleteExpiredContent(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('data_requests')
    .set({ content: null })
    .where('content', 'is not', null)
    .where('expires_at', '<=', now)
    .execute();
}
