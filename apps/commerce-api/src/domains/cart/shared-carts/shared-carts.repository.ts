import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { DAY } from '@foolscap/core/clock';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Owner } from '../../../kernel/caller/owner.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { SharedCartsTable, SharedLine } from '../tables.ts';

export type SharedCartRow = Selectable<SharedCartsTable>;

/** Lifetime of a link (decision-shared-cart). */
const VALID_MS = 30 * DAY;

/** Creates an unguessable id of 192 random bits. */
const newShareId = () => randomBytes(24).toString('base64url');

const ofOwner = ({ tenant, sessionId, accountId }: Owner) =>
  accountId === undefined
    ? sql<boolean>`tenant = ${tenant} and session_id = ${sessionId}`
    : sql<boolean>`tenant = ${tenant} and account_id = ${accountId}`;

/**
 * Lists a cart's lines in the form that a link stores: units of an item are added up across delivery options, and free items are left out.
 */
export async function listLinesToShare(db: Db, cartId: string): Promise<SharedLine[]> {
  const { rows } = await sql<SharedLine & { parentItemId: string }>`
    select item_id as "itemId", parent_item_id as "parentItemId", sum(qty)::integer as qty from cart_lines
      where cart_id = ${cartId} and status = 'ACTIVE' and relation is distinct from 'FREE_ITEM' and relation is distinct from 'SAMPLE'
      group by item_id, parent_item_id order by parent_item_id <> '', min(position)`.execute(db);
  return rows.map(({ itemId, parentItemId, qty }) => ({
    itemId,
    qty,
    ...(parentItemId && { parentItemId }),
  }));
}

export async function insertSharedCart(
  db: Db,
  { tenant, sessionId, accountId }: Owner,
  lines: readonly SharedLine[],
  now: Date,
): Promise<SharedCartRow> {
  return db
    .insertInto('shared_carts')
    .values({
      id: newShareId(),
      tenant,
      session_id: accountId === undefined ? sessionId : null,
      account_id: accountId ?? null,
      lines: JSON.stringify(lines),
      created_at: now,
      expires_at: new Date(now.getTime() + VALID_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lists the owner's valid links, newest first. */
export const listSharedCarts = (db: Db, owner: Owner, now: Date): Promise<SharedCartRow[]> =>
  db
    .selectFrom('shared_carts')
    .selectAll()
    .where(ofOwner(owner))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Finds a shared cart by its id; undefined if it is unknown, expired or revoked. */
export const findSharedCart = (db: Db, id: string, now: Date): Promise<SharedCartRow | undefined> =>
  db
    .selectFrom('shared_carts')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Revokes one of the owner's links. @returns false if the owner has no such link */
export async function deleteSharedCart(db: Db, owner: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_carts')
    .where(ofOwner(owner))
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Moves a guest's links to the account, in the transaction that signs the session in. */
export async function mergeSharedCarts(
  trx: Db,
  { tenant, sessionId, accountId }: { tenant: TenantId; sessionId: string; accountId: string },
): Promise<void> {
  await trx
    .updateTable('shared_carts')
    .set({ session_id: null, account_id: accountId })
    .where('tenant', '=', tenant)
    .where('session_id', '=', sessionId)
    .execute();
}

export async function deleteExpiredSharedCarts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('shared_carts').where('expires_at', '<=', now).execute();
}
