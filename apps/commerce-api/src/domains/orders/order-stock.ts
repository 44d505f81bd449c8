import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { Point } from '../../kernel/geo/zip-places.ts';
import type { OrderStockTable } from './tables.ts';

/** The units of one item that an order needs, from the stock of its pickup store or, without a store, from the stock for delivery. */
export interface WantedUnits {
  sku: string;
  qty: number;
  /** Empty for delivery. */
  store: string;
}

export type TakenUnits = Omit<OrderStockTable, 'order_number'>;

const getKey = ({ sku, store }: Pick<WantedUnits, 'sku' | 'store'>) => `${store}\n${sku}`;

function addedUp(wanted: readonly WantedUnits[]): WantedUnits[] {
  const units = new Map<string, WantedUnits>();
  for (const each of wanted) {
    const there = units.get(getKey(each));
    units.set(getKey(each), there ? { ...there, qty: there.qty + each.qty } : { ...each });
  }
  return [...units.values()];
}

/**
 * Takes units out of stock, all or none: the caller rolls back if any item is short. Delivered units are taken from the shop's own row,
 * which guards the warehouses behind it, and then from the nearest warehouses; pickup units are taken from their store. Rows are locked in
 * key order, so that two orders for the same items cannot deadlock.
 */
export async function takeStock(
  db: Db,
  wanted: readonly WantedUnits[],
  shipTo?: Point,
): Promise<{ short: WantedUnits[]; taken: TakenUnits[] }> {
  const units = addedUp(wanted);
  const delivered = units.filter(({ store }) => !store);
  const collected = units.filter(({ store }) => store);
  const short = [...(await takeDelivered(db, delivered)), ...(await takeCollected(db, collected))];
  if (short.length) return { short, taken: [] };
  return {
    short,
    taken: [
      ...delivered.map(({ sku, qty }) => ({ sku, place: 'SHOP' as const, place_id: '', qty })),
      ...collected.map(({ sku, qty, store }) => ({ sku, place: 'STORE' as const, place_id: store, qty })),
      ...(await takeFromWarehouses(db, delivered, shipTo)),
    ],
  };
}

async function takeDelivered(db: Db, wanted: readonly WantedUnits[]): Promise<WantedUnits[]> {
  if (!wanted.length) return [];
  const skus = wanted.map(({ sku }) => sku);
  await sql`select sku from stock where sku = any(${skus}::text[]) order by sku for update`.execute(db);
  const { rows } = await sql<{ sku: string }>`
    update stock set available = stock.available - wanted.qty
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(sku text, qty integer)
    where stock.sku = wanted.sku and stock.available >= wanted.qty
    returning stock.sku`.execute(db);
  const taken = new Set(rows.map((row) => row.sku));
  return wanted.filter(({ sku }) => !taken.has(sku));
}

async function takeCollected(db: Db, wanted: readonly WantedUnits[]): Promise<WantedUnits[]> {
  if (!wanted.length) return [];
  const list = JSON.stringify(wanted);
  await sql`
    select 1 from store_stock join jsonb_to_recordset(${list}::jsonb) as wanted(sku text, store text)
      on store_stock.sku = wanted.sku and store_stock.store_number = wanted.store
    order by store_stock.store_number, store_stock.sku for update of store_stock`.execute(db);
  const { rows } = await sql<{ sku: string; store: string }>`
    update store_stock set available = store_stock.available - wanted.qty
    from jsonb_to_recordset(${list}::jsonb) as wanted(sku text, qty integer, store text), stores
    where store_stock.sku = wanted.sku and store_stock.store_number = wanted.store
      and stores.store_number = wanted.store and stores.pickup and store_stock.available >= wanted.qty
    returning store_stock.sku, store_stock.store_number as store`.execute(db);
  const taken = new Set(rows.map(getKey));
  return wanted.filter((each) => !taken.has(getKey(each)));
}

/** The lock on the shop's row keeps other orders out. A shop without warehouses takes nothing here. */
async function takeFromWarehouses(
  db: Db,
  wanted: readonly WantedUnits[],
  shipTo: Point | undefined,
): Promise<TakenUnits[]> {
  if (!wanted.length) return [];
  // An approximation is enough: degrees of longitude are scaled to those of latitude.
  const away = shipTo
    ? sql`power(warehouses.latitude - ${shipTo.latitude}, 2) + power((warehouses.longitude - ${shipTo.longitude}) * ${Math.cos((shipTo.latitude * Math.PI) / 180)}, 2)`
    : sql`0`;
  const { rows } = await sql<{ sku: string; place_id: string; qty: number }>`
    with shelves as (
      select warehouse_stock.sku, warehouse_stock.warehouse_id, warehouse_stock.available, wanted.qty as wanted,
        coalesce(sum(warehouse_stock.available) over (
          partition by warehouse_stock.sku order by ${away}, warehouses.id
          rows between unbounded preceding and 1 preceding), 0) as nearer
      from warehouse_stock join warehouses on warehouses.id = warehouse_stock.warehouse_id
        join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(sku text, qty integer)
          on wanted.sku = warehouse_stock.sku
    ), parts as (
      select sku, warehouse_id, least(available, wanted - nearer)::integer as qty from shelves
      where available > 0 and wanted > nearer
    )
    update warehouse_stock set available = warehouse_stock.available - parts.qty from parts
    where warehouse_stock.sku = parts.sku and warehouse_stock.warehouse_id = parts.warehouse_id
    returning warehouse_stock.sku, warehouse_stock.warehouse_id as place_id, parts.qty`.execute(db);
  return rows.map((row) => ({ ...row, place: 'WAREHOUSE' }));
}

/** Records where an order's units came from, in the transaction that takes them. */
export async function recordTaken(db: Db, orderNumber: string, taken: readonly TakenUnits[]): Promise<void> {
  if (!taken.length) return;
  await sql`
    insert into order_stock (order_number, sku, place, place_id, qty)
    select ${orderNumber}, sku, place, place_id, qty
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as taken(sku text, place text, place_id text, qty integer)`.execute(
    db,
  );
}

/**
 * Returns an order's units to exactly where they were taken from: the shop's row, the warehouses behind it, and the stores. Units are never
 * returned twice. Call it in the transaction that cancels the order, with the order's row locked.
 */
export async function giveBackStock(
  trx: Db,
  { order_number: orderNumber }: { order_number: string },
): Promise<void> {
  const { rows } = await sql<TakenUnits>`
    delete from order_stock where order_number = ${orderNumber}
    returning sku, place, place_id, qty`.execute(trx);
  await restock(trx, rows);
}

/** Returns some of an order's units to where they were taken from. The order's row must be locked. */
export async function giveBackUnits(
  trx: Db,
  orderNumber: string,
  units: readonly WantedUnits[],
): Promise<void> {
  const returned: TakenUnits[] = [];
  const taken = await trx
    .selectFrom('order_stock')
    .select(['sku', 'place', 'place_id', 'qty'])
    .where('order_number', '=', orderNumber)
    .orderBy('place_id')
    .execute();
  for (const { sku, store, qty } of addedUp(units)) {
    const isFrom = (row: TakenUnits) =>
      row.sku === sku && (store ? row.place === 'STORE' && row.place_id === store : row.place !== 'STORE');
    // Delivered units are counted twice: in the shop's row and in the warehouses behind it.
    for (const place of ['STORE', 'SHOP', 'WAREHOUSE'] as const) {
      let left = qty;
      for (const row of taken.filter((each) => each.place === place && isFrom(each))) {
        const part = Math.min(left, row.qty);
        left -= part;
        if (part > 0) returned.push({ ...row, qty: part });
      }
    }
  }
  if (!returned.length) return;
  await sql`
    update order_stock set qty = order_stock.qty - back.qty
    from jsonb_to_recordset(${JSON.stringify(returned)}::jsonb) as back(sku text, place text, place_id text, qty integer)
    where order_number = ${orderNumber} and order_stock.sku = back.sku and order_stock.place = back.place
      and order_stock.place_id = back.place_id and order_stock.qty > back.qty`.execute(trx);
  await sql`
    delete from order_stock
    using jsonb_to_recordset(${JSON.stringify(returned.filter((row) => isWhole(row, taken)))}::jsonb)
      as back(sku text, place text, place_id text)
    where order_number = ${orderNumber} and order_stock.sku = back.sku and order_stock.place = back.place
      and order_stock.place_id = back.place_id`.execute(trx);
  await restock(trx, returned);
}

/** Checks whether all units taken from a place are returned. */
const isWhole = (returned: TakenUnits, taken: readonly TakenUnits[]): boolean =>
  taken.some(
    ({ sku, place, place_id, qty }) =>
      sku === returned.sku &&
      place === returned.place &&
      place_id === returned.place_id &&
      qty === returned.qty,
  );

async function restock(trx: Db, rows: readonly TakenUnits[]): Promise<void> {
  if (!rows.length) return;
  const list = JSON.stringify(rows);
  const back = (place: TakenUnits['place']) =>
    sql`(select * from jsonb_to_recordset(${list}::jsonb) as back(sku text, place text, place_id text, qty integer)
      where place = ${place}) back`;
  // Locks in the same order as taking.
  await sql`
    select stock.sku from stock join ${back('SHOP')} on back.sku = stock.sku order by stock.sku for update of stock`.execute(
    trx,
  );
  await sql`
    update stock set available = stock.available + back.qty from ${back('SHOP')} where back.sku = stock.sku`.execute(
    trx,
  );
  await sql`
    update warehouse_stock set available = warehouse_stock.available + back.qty from ${back('WAREHOUSE')}
    where back.sku = warehouse_stock.sku and back.place_id = warehouse_stock.warehouse_id`.execute(trx);
  await sql`
    select 1 from store_stock join ${back('STORE')}
      on back.sku = store_stock.sku and back.place_id = store_stock.store_number
    order by store_stock.store_number, store_stock.sku for update of store_stock`.execute(trx);
  await sql`
    update store_stock set available = store_stock.available + back.qty from ${back('STORE')}
    where back.sku = store_stock.sku and back.place_id = store_stock.store_number`.execute(trx);
}
