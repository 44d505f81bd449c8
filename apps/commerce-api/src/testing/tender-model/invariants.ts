import { expectAmountsAddUp } from '../mail-amounts.ts';
import { sql } from 'kysely';
import { findUnbalancedRewards, getRewards } from '../rewards.ts';
import type { Database } from '../../kernel/database/database.ts';
import { COUPONS, INVOICE_LIMIT, PRICES, type Real, REWARDS, STOCK } from './model.ts';

interface PaymentFacts {
  attempt: string;
  attempt_state: string;
  order_number: string | null;
  status: string | null;
  payment_refunded: number;
  amount: number;
  /** The ledger of the gateway, of invoices or of rewards; null if nothing was held yet. */
  ledger_state: string | null;
  ledger_amount: number | null;
  ledger_refunded: number | null;
  ledger_token: string | null;
}

const readPayments = async ({ db }: Database) =>
  (
    await sql<PaymentFacts>`
      select attempts.id as attempt, attempts.state as attempt_state, attempts.order_number, orders.status,
        payments.refunded_minor as payment_refunded, payments.amount_minor as amount, ledger.state as ledger_state,
        ledger.amount_minor as ledger_amount, ledger.refunded_minor as ledger_refunded, ledger.token as ledger_token
      from payment_attempts attempts join payments on payments.attempt_id = attempts.id
        left join orders on orders.order_number = attempts.order_number
        left join (select key, state, amount_minor, refunded_minor, token from sandbox_ledger
          union all select key, state, amount_minor, refunded_minor, token from account_charges
          union all select key, state, amount_minor, refunded_minor, token from rewards_charges) ledger
          on ledger.key = payments.id::text`.execute(db)
  ).rows;

/** Totals of each order by its own record and by those of its payments and refunds; in US cents. */
const readOrders = async ({ db }: Database) =>
  (
    await sql<
      Record<'total' | 'tenders' | 'refunded' | 'tenders_refunded' | 'refunds' | 'parts' | 'attempts', number>
    >`
      select ord_total_minor as total, refunded_minor as refunded, paid.amount as tenders, paid.refunded as tenders_refunded,
        paid.attempts, coalesce((select sum(amount_minor) from refunds where refunds.order_number = orders.order_number), 0)::bigint as refunds,
        coalesce((select sum(parts.amount_minor) from refunds join payment_refunds parts on parts.refund_id = refunds.id
          where refunds.order_number = orders.order_number), 0)::bigint as parts
      from orders cross join lateral (
        select sum(payments.amount_minor)::bigint as amount, sum(payments.refunded_minor)::bigint as refunded, count(distinct attempts.id) as attempts
        from payment_attempts attempts join payments on payments.attempt_id = attempts.id
        where attempts.order_number = orders.order_number) paid`.execute(db)
  ).rows;

const readCards = async ({ db }: Database, cards: Real['cards']) =>
  (
    await sql<{ token: string; balance: number; entries: number }>`
      select token, balance_minor as balance,
        (select sum(amount_minor)::bigint from sandbox_stored_value_entries entries where entries.token = card.token) as entries
      from sandbox_stored_value card where token in (${sql.join(cards.map(({ token }) => token))})`.execute(
      db,
    )
  ).rows;

const readStock = async ({ db }: Database) =>
  (
    await sql<{ sku: string; units: number }>`
      select sku, available + coalesce((select sum(qty - canceled_qty) from order_lines where order_lines.sku = stock.sku), 0) as units
      from stock order by sku`.execute(db)
  ).rows;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The amount that the gateway holds or has captured, minus the amount that it returned. */
const getKept = ({ ledger_state, ledger_amount, ledger_refunded }: PaymentFacts) =>
  ledger_state === 'AUTHORIZED' || ledger_state === 'CAPTURED' ? ledger_amount! - ledger_refunded! : 0;

/** Checks the conditions that hold at any time, even between a crash and its recovery. */
function checkAlways(payments: readonly PaymentFacts[]): void {
  for (const payment of payments) {
    // Money is only captured for an order that exists.
    if (payment.ledger_state === 'CAPTURED' || payment.ledger_state === 'REFUNDED') {
      expect(payment.status).not.toBeNull();
      // ... and not while it waits for approval, nor for one that was declined.
      expect(['PENDING_APPROVAL', 'DECLINED']).not.toContain(payment.status);
    }
    if (payment.ledger_token) expect(payment.ledger_amount).toBe(payment.amount);
    // The gateway never returns more than the order has decided.
    expect(payment.ledger_refunded ?? 0).toBeLessThanOrEqual(payment.payment_refunded);
    expect(getKept(payment)).toBeLessThanOrEqual(payment.amount);
  }
}

/** Checks the conditions that hold once every step has been finished. */
function checkSettled(payments: readonly PaymentFacts[], pendingRefunds: number): void {
  for (const payment of payments) {
    if (payment.status === 'PENDING_APPROVAL') {
      // The full amount is held; amounts canceled in the meantime are returned after the release.
      expect([payment.attempt_state, payment.ledger_state]).toEqual(['HELD', 'AUTHORIZED']);
      expect(getKept(payment)).toBe(payment.amount);
      continue;
    }
    const isOpen = payment.order_number !== null && !['CANCELED', 'DECLINED'].includes(payment.status!);
    expect(payment.attempt_state).toBe(
      payment.order_number === null ? 'VOIDED' : isOpen ? 'CAPTURED' : 'REFUNDED',
    );
    expect(payment.ledger_state).not.toBe('AUTHORIZED');
    // The gateway has the amount that the order lists for this tender.
    expect(getKept(payment)).toBe(isOpen ? payment.amount - payment.payment_refunded : 0);
  }
  expect(pendingRefunds).toBe(0);
}

/** Checks that no cart has a card twice: applied, or checked only. */
async function checkCheckedCards({ shop: { database } }: Real): Promise<void> {
  const { rows } = await sql<object>`
    select cart_id, token from (
      select cart_id, token from cart_tenders union all select cart_id, token from cart_checked_cards) cards
    group by cart_id, token having count(*) > 1`.execute(database.db);
  expect(rows).toEqual([]);
}

/** Checks that open invoices are within the limit of their organization. */
async function checkInvoices({ shop: { database }, organizationId }: Real): Promise<void> {
  const { rows } = await sql<{ token: string; open: number }>`
    select token, sum(amount_minor - refunded_minor)::bigint as open from account_charges
    where state in ('AUTHORIZED', 'CAPTURED') group by token`.execute(database.db);
  for (const { token, open } of rows) {
    expect(token).toBe(organizationId);
    expect(Number(open)).toBeLessThanOrEqual(INVOICE_LIMIT);
  }
}

/** Checks that members have the rewards that no order keeps: what an order returns is returned once. */
async function checkRewards(real: Real, payments: readonly PaymentFacts[]): Promise<void> {
  expect(await findUnbalancedRewards(real.shop.database)).toEqual([]);
  const granted = sum(REWARDS);
  for (const { accountId } of real.shoppers) {
    if (!accountId) continue;
    const kept = sum(payments.filter(({ ledger_token }) => ledger_token === accountId).map(getKept));
    expect(kept).toBeLessThanOrEqual(granted);
    expect(await getRewards(real.shop.database, accountId)).toBe(granted - kept);
  }
}

/** Checks that each coupon's usage count matches the orders that exist, and never exceeds its limits. */
async function checkCoupons({ shop: { database } }: Real): Promise<void> {
  const { rows } = await sql<{
    code: keyof typeof COUPONS;
    used: number;
    uses: number;
    most: number;
    undone: number;
  }>`
    select code, used, uses.uses, uses.most, uses.undone from promotions cross join lateral (
      select coalesce(sum(times), 0)::int as uses, coalesce(max(times), 0)::int as most, coalesce(sum(undone), 0)::int as undone
      from (select count(*) as times, count(*) filter (where status in ('CANCELED', 'DECLINED')) as undone
        from promotion_uses join orders using (order_number) where promotion_id = promotions.id
        group by coalesce(promotion_uses.account_id, promotion_uses.session_id)) by_person) uses`.execute(
    database.db,
  );
  for (const { code, used, uses, most, undone } of rows) {
    const { total, perPerson } = COUPONS[code];
    expect([code, used, undone]).toEqual([code, uses, 0]);
    if (total !== null) expect(uses).toBeLessThanOrEqual(total);
    if (perPerson !== null) expect(most).toBeLessThanOrEqual(perPerson);
  }
}

/** Checks that orders, payments, the ledgers, gift cards, rewards, invoices, coupons and stock agree. */
export async function checkMoney(real: Real, { isSettled }: { isSettled: boolean }): Promise<void> {
  const { cards } = real;
  const { database } = real.shop;
  const payments = await readPayments(database);
  checkAlways(payments);
  if (isSettled) {
    for (const mail of real.shop.mails) if (mail.kind === 'orderPlaced') expectAmountsAddUp(mail);
    const { pending } = await database.db
      .selectFrom('payment_refunds')
      .innerJoin('refunds', 'refunds.id', 'payment_refunds.refund_id')
      .innerJoin('orders', 'orders.order_number', 'refunds.order_number')
      .select((eb) => eb.fn.countAll<number>().as('pending'))
      .where('state', '=', 'PENDING')
      .where('orders.status', '!=', 'PENDING_APPROVAL')
      .executeTakeFirstOrThrow();
    checkSettled(payments, Number(pending));
  }

  for (const order of await readOrders(database)) {
    // One attempt pays for an order, and its tenders add up to the total.
    expect(Number(order.attempts)).toBe(1);
    expect(order.tenders).toBe(order.total);
    expect([order.tenders_refunded, order.refunds, order.parts]).toEqual(Array(3).fill(order.refunded));
  }

  for (const { token, balance, entries } of await readCards(database, cards)) {
    const { initial } = cards.find((card) => card.token === token)!;
    const kept = payments.filter(({ ledger_token }) => ledger_token === token).map(getKept);
    expect(balance).toBeGreaterThanOrEqual(0);
    expect(balance).toBe(entries);
    expect(balance).toBe(initial - sum(kept));
  }

  await checkCheckedCards(real);
  await checkInvoices(real);
  await checkRewards(real, payments);
  await checkCoupons(real);
  expect(
    Object.fromEntries((await readStock(database)).map(({ sku, units }) => [sku, Number(units)])),
  ).toEqual(Object.fromEntries(Object.keys(PRICES).map((sku) => [sku, STOCK])));
}
