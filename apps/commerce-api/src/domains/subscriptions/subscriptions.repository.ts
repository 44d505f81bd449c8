import type { SaleConditions } from '@foolscap/pricing/model';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import {
  type Buyer,
  getPrice,
  isReplaced,
  selectContractPrice,
  selectListPrice,
  selectVolumePrices,
} from '../catalog/index.ts';
import type { Picture } from '../media/index.ts';
import type { SubscriptionOrdersTable, SubscriptionsTable } from './tables.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type SubscriptionOrderRow = Selectable<SubscriptionOrdersTable>;

/** The columns that the shopper or the job can change. */
export type SubscriptionChange = Partial<
  Pick<
    SubscriptionRow,
    | 'qty'
    | 'interval'
    | 'anchor_day'
    | 'status'
    | 'next_on'
    | 'address_id'
    | 'state'
    | 'card_id'
    | 'known_price_minor'
    | 'problem'
    | 'order_number'
    | 'canceled_at'
    | 'reminded_for'
  >
>;

/** Facts about an item for a buyer. */
export interface RestockItemRow {
  sku: string;
  name: string;
  uom: string;
  picture: Picture;
  published: boolean;
  quantity_limit: number | null;
  conditions: SaleConditions | null;
  /** US cents for a single unit; see `getRestockPrice`. */
  price: number | null;
  list_price: number | null;
  contract_price: number | null;
  volume_prices: [minQty: number, price: number][] | null;
  available: number;
  /** Whether it is discontinued and another item is sold instead. Auto-restock does not order the replacement. */
  is_replaced: boolean;
}

/** Reads items by number, at a buyer's prices. */
export async function listItems(
  db: Db,
  buyer: Buyer,
  skus: readonly string[],
): Promise<Map<string, RestockItemRow>> {
  if (!skus.length) return new Map();
  const { rows } = await sql<RestockItemRow>`
    select products.sku, products.name, products.uom, products.picture, products.published, products.quantity_limit,
      products.sale_conditions as conditions, ${getPrice(buyer)} as price, ${selectListPrice(buyer)} as list_price,
      ${selectContractPrice(buyer)} as contract_price, ${selectVolumePrices(buyer)} as volume_prices,
      coalesce(stock.available, 0) as available, ${isReplaced()} as is_replaced
    from products left join stock on stock.sku = products.sku
    where products.sku = any(${skus}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Lists an account's subscriptions, ordered by next order; canceled ones only while they can be restored. */
export const listSubscriptions = (
  db: Db,
  accountId: string,
  canceledAfter: Date,
): Promise<SubscriptionRow[]> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(({ eb, or }) => or([eb('status', '<>', 'CANCELED'), eb('canceled_at', '>', canceledAfter)]))
    .orderBy(sql`status = 'CANCELED'`)
    .orderBy(sql`status = 'PAUSED'`)
    .orderBy('next_on')
    .orderBy('id')
    .execute();

/** Finds a subscription of an account; with `lock`, holds it until the transaction ends. */
export async function findSubscription(
  db: Db,
  accountId: string,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SubscriptionRow | undefined> {
  const query = db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id::text = ${id}`);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export const findByKey = (db: Db, accountId: string, key: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('create_key', '=', key)
    .executeTakeFirst();

export const findOfItem = (db: Db, accountId: string, sku: string): Promise<SubscriptionRow | undefined> =>
  db
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('sku', '=', sku)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst();

export async function countSubscriptions(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes a change and increments the revision. The row must be locked. */
export async function changeSubscription(
  trx: Db,
  { id, revision }: Pick<SubscriptionRow, 'id' | 'revision'>,
  change: SubscriptionChange,
  now: Date,
): Promise<SubscriptionRow> {
  return trx
    .updateTable('subscriptions')
    .set({ ...change, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Lists open orders of subscriptions: those whose tries have failed or that are being placed. */
export async function listOpenOrders(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, SubscriptionOrderRow>> {
  if (!ids.length) return new Map();
  const rows = await db
    .selectFrom('subscription_orders')
    .selectAll()
    .where('subscription_id', 'in', ids)
    .where('status', '=', 'OPEN')
    .execute();
  return new Map(rows.map((row) => [row.subscription_id, row]));
}

/** Ends the open order of a subscription, which must be locked. An order that is being placed is then rejected by its own transaction. */
export async function endOpenOrder(
  trx: Db,
  subscriptionId: string,
  status: 'SKIPPED' | 'CLOSED',
): Promise<void> {
  await trx
    .updateTable('subscription_orders')
    .set({ status })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'OPEN')
    .execute();
}

/** Lets a subscription's open order be tried again immediately, after the shopper has changed it. */
export async function retryNow(trx: Db, subscriptionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('subscription_orders')
    .set({ try_at: now, failures: 0, problem: null })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'OPEN')
    .execute();
}
