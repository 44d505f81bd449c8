import { sql } from 'kysely';
import type { DeliveryType } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { isPickup } from '../delivery/index.ts';
import { getBoost, readBoosts } from './boosts.ts';
import { addEntries, type NewEntry } from './ledger.ts';
import { BASIS_POINTS, getProgramYear } from './program.ts';

/** The most parts of orders, and orders with refunds, that one round accounts for. */
const MOST = 500;

interface EarningLine {
  line_number: number;
  qty: number;
  canceled_qty: number;
  price_minor: number;
  delivery_type: DeliveryType;
  pickup_store: string;
}

/** An order whose lines have shipped. */
export interface ShippedOrder {
  orderNumber: string;
  accountId: string;
  placedAt: Date;
  shippedAt: Date;
}

/** Returns the price of the units of a line that are not canceled, in US cents; the rest is what a refund returns. */
const getPriceLeft = ({ qty, canceled_qty, price_minor }: EarningLine): number =>
  price_minor - Math.round((price_minor * canceled_qty) / qty);

const getReward = (price: number, rate: number): number => Math.floor((price * rate) / BASIS_POINTS);

const listLines = (db: Db, orderNumber: string): Promise<EarningLine[]> =>
  db
    .selectFrom('order_lines')
    .select(['line_number', 'qty', 'canceled_qty', 'price_minor', 'delivery_type', 'pickup_store'])
    .where('order_number', '=', orderNumber)
    .orderBy('line_number')
    .execute();

/**
 * Earns the rewards for lines of an order, each line once, with the offers that the member had activated and the bonus categories that it had
 * chosen before the order, unless an operator has approved a claim for it. The order's row must be locked. @param place the part of the order: a store, or empty for delivery; all parts without
 * it @returns the amount that was earned now, in US cents
 */
export async function earnForOrder(
  trx: Db,
  { orderNumber, accountId, placedAt, shippedAt }: ShippedOrder,
  place: string | undefined,
  now: Date,
): Promise<number> {
  // An approved claim has earned for the whole order.
  const approved = await trx
    .selectFrom('rewards_entries')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('line_number', 'is', null)
    .executeTakeFirst();
  if (approved) return 0;
  const lines = (await listLines(trx, orderNumber)).filter(
    (line) => place === undefined || place === (isPickup(line) ? line.pickup_store : ''),
  );
  const boosts = await readBoosts(trx, { orderNumber, accountId, placedAt });
  const year = getProgramYear(shippedAt);
  const entries = lines.flatMap((line): NewEntry[] => {
    const price = getPriceLeft(line);
    const { rate, note, bonuses } = getBoost(boosts, line.line_number);
    const shared = { accountId, kind: 'EARNED', year, orderNumber, lineNumber: line.line_number } as const;
    return [
      {
        ...shared,
        key: `order:${orderNumber}:${line.line_number}`,
        amount: getReward(price, rate),
        rate,
        ...(note ? { note } : {}),
      },
      // A fixed bonus is earned once, with the first item that qualifies.
      ...(price > 0 ? bonuses : []).map(({ id, title, amount }) => ({
        ...shared,
        key: `offer:${id}:${accountId}`,
        amount,
        note: title,
      })),
    ];
  });
  const first = new Set<string>();
  const added = await addEntries(
    trx,
    entries.filter(({ key }) => !first.has(key) && first.add(key)),
    now,
  );
  return added.reduce((sum, amount) => sum + amount, 0);
}

/** Earns the rewards for one part of an order that has shipped or was collected. @returns false if there is none */
const earnForNextPart = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{
      order_number: string;
      place: string;
      account_id: string;
      placed_at: Date;
      shipped_at: Date;
    }>`
      /* rewards.next */ select part.order_number, part.place, orders.account_id, orders.placed_at,
        case part.state when 'COLLECTED' then coalesce(part.done_at, part.begun_at) else part.begun_at end as shipped_at
      from order_parts part
      join orders on orders.order_number = part.order_number
      join accounts on accounts.id = orders.account_id
      where part.rewards_at is null and part.state <> 'READY' and accounts.rewards_no is not null
        and orders.placed_at >= coalesce(accounts.rewards_enrolled_at, accounts.created_at)
      order by part.begun_at limit 1
      for update of part, orders skip locked`.execute(trx);
    const [part] = rows;
    if (!part) return false;
    const order = {
      orderNumber: part.order_number,
      accountId: part.account_id,
      placedAt: new Date(part.placed_at),
      shippedAt: new Date(part.shipped_at),
    };
    await earnForOrder(trx, order, part.place, now);
    await trx
      .updateTable('order_parts')
      .set({ rewards_at: now })
      .where('order_number', '=', part.order_number)
      .where('place', '=', part.place)
      .execute();
    return true;
  });

/** Marks the shipped parts for which no member earns: orders of guests, and orders from before their account joined the program. */
async function skipOtherParts(db: Db, now: Date): Promise<void> {
  await sql`/* rewards.skip */
    update order_parts part set rewards_at = ${now}::timestamptz
    from orders left join accounts on accounts.id = orders.account_id
    where orders.order_number = part.order_number and part.rewards_at is null and part.state <> 'READY'
      and (accounts.rewards_no is null or orders.placed_at < coalesce(accounts.rewards_enrolled_at, accounts.created_at))`.execute(
    db,
  );
}

/** Takes back the rewards for the canceled units of one order. @returns false if no order has new refunds */
const takeBackForNextOrder = (db: Db, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .select(['order_number', 'status', 'refunded_minor'])
      .whereRef('refunded_minor', '<>', 'rewards_refunded_minor')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!order) return false;
    const { order_number: orderNumber } = order;
    const isCanceled = order.status === 'CANCELED' || order.status === 'DECLINED';
    const { rows: earned } = await sql<{
      account_id: string;
      line_number: number;
      year: number;
      rate: number | null;
      key: string;
      amount: number;
    }>`
      select account_id, line_number, year, rate_basis_points as rate, min(key) as key, sum(amount_minor)::bigint as amount
      from rewards_entries where order_number = ${orderNumber} and kind in ('EARNED', 'ADJUSTED') and line_number is not null
        -- The rewards of an erased account have ended.
        and exists (select 1 from accounts where id = rewards_entries.account_id)
      group by account_id, line_number, year, rate_basis_points`.execute(trx);
    const lines = new Map((await listLines(trx, orderNumber)).map((line) => [line.line_number, line]));
    const entries = earned.map((entry): NewEntry => {
      const line = lines.get(entry.line_number)!;
      const left = isCanceled ? 0 : getPriceLeft(line);
      const held = Number(entry.amount);
      // A fixed amount stays as long as a unit of its line does.
      const due = entry.rate === null ? (left > 0 ? held : 0) : getReward(left, entry.rate);
      return {
        accountId: entry.account_id,
        key: `${entry.key}:refund:${order.refunded_minor}`,
        kind: 'ADJUSTED',
        amount: due - held,
        year: entry.year,
        orderNumber,
        lineNumber: entry.line_number,
        ...(entry.rate === null ? {} : { rate: entry.rate }),
      };
    });
    await addEntries(trx, entries, now);
    await trx
      .updateTable('orders')
      .set({ rewards_refunded_minor: order.refunded_minor })
      .where('order_number', '=', orderNumber)
      .execute();
    return true;
  });

/**
 * Earns the rewards for everything that has shipped or was collected, and takes back those for canceled units. Concurrent runs do not
 * conflict: each part and each order is accounted for by one of them.
 */
export async function accountForRewards(db: Db, now: Date): Promise<void> {
  await skipOtherParts(db, now);
  for (let count = 0; count < MOST && (await earnForNextPart(db, now)); count += 1);
  for (let count = 0; count < MOST && (await takeBackForNextOrder(db, now)); count += 1);
}
