import { sql, type Selectable } from 'kysely';
import type { Address } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import type { SavedCardsTable } from './tables.ts';

export type SavedCardRow = Selectable<SavedCardsTable>;

/** A card to save. Its digits and expiration date identify it within the account. */
export interface NewSavedCard extends Pick<
  SavedCardRow,
  'id' | 'token' | 'brand' | 'last_four' | 'expiry_month' | 'expiry_year'
> {
  account_id: string;
  billing_address: Address;
}

/** Lists an account's cards: the default card first, then by most recent use or creation. */
export const listSavedCards = (db: Db, accountId: string): Promise<SavedCardRow[]> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy(sql`coalesce(last_used_at, created_at)`, 'desc')
    .orderBy('id')
    .execute();

export const findSavedCard = (db: Db, accountId: string, id: string): Promise<SavedCardRow | undefined> =>
  db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id::text = ${id}`)
    .executeTakeFirst();

export async function insertSavedCard(db: Db, { billing_address, ...card }: NewSavedCard): Promise<void> {
  await db
    .insertInto('saved_cards')
    .values({ ...card, billing_address: JSON.stringify(billing_address) })
    .execute();
}

/** The details of a saved card that can change. */
export type SavedCardChange = Partial<
  Pick<SavedCardRow, 'token' | 'nickname' | 'expiry_month' | 'expiry_year' | 'billing_address'>
>;

export async function updateSavedCard(
  db: Db,
  id: string,
  { billing_address, ...change }: SavedCardChange,
): Promise<void> {
  const address = billing_address ? { billing_address: JSON.stringify(billing_address) } : {};
  const values = { ...change, ...address };
  if (Object.keys(values).length === 0) return;
  await db.updateTable('saved_cards').set(values).where('id', '=', id).execute();
}

/** Makes a card the default, replacing the previous one; undefined leaves the account without a default. */
export async function setDefaultCard(db: Db, accountId: string, id: string | undefined): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
  if (id !== undefined)
    await db.updateTable('saved_cards').set({ is_default: true }).where('id', '=', id).execute();
}

/** Makes a card pay for the membership, replacing the previous one; undefined leaves the account without one. */
export async function setMembershipCard(db: Db, accountId: string, id: string | undefined): Promise<void> {
  await db
    .updateTable('saved_cards')
    .set({ is_for_membership: false })
    .where('account_id', '=', accountId)
    .where('is_for_membership', '=', true)
    .execute();
  if (id !== undefined)
    await db.updateTable('saved_cards').set({ is_for_membership: true }).where('id', '=', id).execute();
}

export async function deleteSavedCard(db: Db, id: string): Promise<void> {
  await db.deleteFrom('saved_cards').where('id', '=', id).execute();
}

/** Marks the saved cards that paid for an order, in the transaction that writes the order. */
export async function markCardsUsed(
  trx: Db,
  accountId: string,
  tokens: readonly string[],
  now: Date,
): Promise<void> {
  if (!tokens.length) return;
  await trx
    .updateTable('saved_cards')
    .set({ last_used_at: now })
    .where('account_id', '=', accountId)
    .where('token', 'in', tokens)
    .execute();
}

/** Marks the saved card that quick buy charges, replacing any other. The account must be locked. */
export async function setQuickBuyCard(trx: Db, accountId: string, id: string): Promise<void> {
  await trx
    .updateTable('saved_cards')
    .set({ is_quick_buy: false })
    .where('account_id', '=', accountId)
    .where('is_quick_buy', '=', true)
    .execute();
  await trx.updateTable('saved_cards').set({ is_quick_buy: true }).where('id', '=', id).execute();
}
