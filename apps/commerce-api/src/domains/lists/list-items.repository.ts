import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { type HeldItem, getPosition, type ListAdditions } from './decide-list-items.ts';

/** Lists the items on a list that have one of the numbers. */
export async function listHeld(db: Db, listId: string, skus: readonly string[]): Promise<HeldItem[]> {
  const { rows } = await sql<HeldItem>`/* list-items.held */ select sku, qty, note from shopping_list_items
    where list_id = ${listId}::uuid and sku = any(${skus}::text[])`.execute(db);
  return rows;
}

/** Writes the items added to a locked list; new ones go to the end. */
export async function writeAdditions(
  trx: Db,
  listId: string,
  { inserts, updates }: Pick<ListAdditions, 'inserts' | 'updates'>,
  now: Date,
): Promise<void> {
  if (inserts.length)
    await sql`/* list-items.insert */
      insert into shopping_list_items (id, list_id, sku, qty, note, position, saved_price_minor, saved_in_stock, added_at)
      select item.id, ${listId}::uuid, item.sku, item.qty, item.note, last.position + item.place, item.price, item.in_stock,
        ${now}::timestamptz
      from rows from (jsonb_to_recordset(${JSON.stringify(inserts)}::jsonb)
          as (id uuid, sku text, qty integer, note text, price integer, in_stock boolean)) with ordinality
          as item(id, sku, qty, note, price, in_stock, place),
        (select coalesce(max(position), 0) as position from shopping_list_items where list_id = ${listId}::uuid) last`.execute(
      trx,
    );
  if (updates.length)
    await sql`/* list-items.update */ update shopping_list_items items set qty = item.qty, note = item.note
      from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) as item(sku text, qty integer, note text)
      where items.list_id = ${listId}::uuid and items.sku = item.sku`.execute(trx);
}

/** Changes an item of a locked list. */
export async function updateItem(
  trx: Db,
  listId: string,
  sku: string,
  values: { qty?: number; note?: string; position?: number },
): Promise<void> {
  await trx
    .updateTable('shopping_list_items')
    .set(values)
    .where('list_id', '=', listId)
    .where('sku', '=', sku)
    .execute();
}

/** Removes an item from a locked list. @returns whether it was on the list */
export async function deleteItem(trx: Db, listId: string, sku: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_list_items')
    .where('list_id', '=', listId)
    .where('sku', '=', sku)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Renumbers the items of a locked list, keeping their order. */
async function renumber(trx: Db, listId: string): Promise<void> {
  await sql`update shopping_list_items items set position = ordered.place
    from (select id, row_number() over (order by position, id) as place from shopping_list_items where list_id = ${listId}::uuid) ordered
    where items.id = ordered.id`.execute(trx);
}

/**
 * Finds the position for an item after another one on a locked list.
 * @param after number of the other item; null for the start of the list
 * @returns undefined if the other item is not on the list
 */
export async function findPosition(
  trx: Db,
  listId: string,
  sku: string,
  after: string | null,
): Promise<number | undefined> {
  const { rows } = await sql<{ before: number | null; next: number | null; is_there: boolean }>`
    with previous as (select position from shopping_list_items where list_id = ${listId}::uuid and sku = ${after})
    select (select position from previous) as before, exists (select from previous) as is_there,
      (select min(position) from shopping_list_items where list_id = ${listId}::uuid and sku <> ${sku}
        and position > coalesce((select position from previous), '-infinity')) as next`.execute(trx);
  const { before, next, is_there } = rows[0]!;
  if (after !== null && !is_there) return undefined;
  const position = getPosition(before ?? undefined, next ?? undefined);
  if (position !== undefined) return position;
  await renumber(trx, listId);
  return findPosition(trx, listId, sku, after);
}
