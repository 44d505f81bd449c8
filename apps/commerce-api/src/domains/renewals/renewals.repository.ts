import { randomUUID } from 'node:crypto';
import { type PaidProgram, RENEWAL_ORDER_DAYS, type RenewalProblem } from '@foolscap/account/model';
import { type Address, expiryStatus, type TenantId } from '@foolscap/core/vocabulary';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { getPrice } from '../catalog/index.ts';
import {
  DEFAULT_TERM_DAYS,
  type MembershipRenewalOrdersTable,
  type MembershipRenewalsTable,
  selectMembershipProgram,
} from '../memberships/index.ts';
import { listSavedCards, type SavedCardRow } from '../payments/index.ts';

const DAY_MS = 86_400_000;

export type RenewalRow = Selectable<MembershipRenewalsTable>;
export type RenewalOrderRow = Selectable<MembershipRenewalOrdersTable>;

/** A membership whose next term is not covered yet. */
export interface RenewableRow {
  id: string;
  program: PaidProgram;
  ends_at: Date;
  sku: string;
  /** US cents; null if the product is no longer sold. */
  price: number | null;
  term_days: number;
  /** The address of the order that the membership was bought with. */
  address: Address | null;
}

/** Returns the time from which the order is placed. */
export const getOrderTime = ({ ends_at }: Pick<RenewableRow, 'ends_at'>): Date =>
  new Date(ends_at.getTime() - RENEWAL_ORDER_DAYS * DAY_MS);

export const findRenewal = (db: Db, accountId: string): Promise<RenewalRow | undefined> =>
  db.selectFrom('membership_renewals').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/**
 * Finds the membership in effect that a renewal would continue; undefined if it was granted, or if the time after it is covered.
 * @param chosenSku the product that the member chose to renew with; by default that of the order that it was bought with
 */
export async function findRenewable(
  db: Db,
  { id: accountId, tenant }: { id: string; tenant: TenantId },
  chosenSku: string | undefined,
  now: Date,
): Promise<RenewableRow | undefined> {
  const { rows } = await sql<RenewableRow>`/* renewal.membership */
    select last.id, last.program, last.ends_at, last.sku, last.address,
        case when products.published and products.sale_conditions ->> 'membership' = last.program
          then ${getPrice(tenant)} end as price,
        coalesce(membership_plans.term_days, ${DEFAULT_TERM_DAYS}::integer) as term_days
      from (select memberships.id, memberships.program, memberships.ends_at, orders.shipping_address as address,
            coalesce(${chosenSku ?? null}::text, order_lines.sku) as sku
          from memberships join orders on orders.order_number = memberships.order_number
            join order_lines on order_lines.order_number = memberships.order_number
              and order_lines.line_number = memberships.line_number
          where memberships.account_id = ${accountId}::uuid and ended_reason is null and ends_at > ${now}::timestamptz
            and program = ${selectMembershipProgram(accountId, now)}
            and get_membership_end(memberships.account_id, program, ${now}::timestamptz) <= ends_at
          order by ends_at desc, memberships.id limit 1) last
        left join products on products.sku = last.sku
        left join membership_plans on membership_plans.sku = last.sku`.execute(db);
  return rows[0];
}

/** Finds the card that pays for the membership of an account. */
export async function findMembershipCard(
  db: Db,
  accountId: string,
  now: Date,
): Promise<(SavedCardRow & { isExpired: boolean }) | undefined> {
  const card = (await listSavedCards(db, accountId)).find(({ is_for_membership }) => is_for_membership);
  if (!card) return undefined;
  const { expiry_month: expiryMonth, expiry_year: expiryYear } = card;
  const isExpired =
    Boolean(expiryMonth) && expiryStatus({ expiryMonth, expiryYear }, now.getTime()) === 'expired';
  return { ...card, isExpired };
}

/** Switches the renewal of an account on, and lets the order of its membership be tried again. The account must be locked. */
export async function switchOn(
  trx: Db,
  accountId: string,
  { id, program, sku, price }: RenewableRow & { price: number },
  now: Date,
): Promise<void> {
  await sql`/* renewal.on */
    insert into membership_renewals (account_id, program, sku, known_price_minor)
      values (${accountId}::uuid, ${program}, ${sku}, ${price})
      on conflict (account_id) do update set program = excluded.program, sku = excluded.sku, is_on = true, problem = null,
        known_price_minor = excluded.known_price_minor, revision = membership_renewals.revision + 1`.execute(
    trx,
  );
  // An order that was placed and canceled may be placed once more, because the member has switched the renewal on again.
  await sql`/* renewal.again */
    update membership_renewal_orders set status = 'OPEN', order_number = null, attempt = attempt + 1, failures = 0,
      try_at = ${now}::timestamptz where membership_id = ${id}::uuid`.execute(trx);
}

/** Switches the renewal of an account off. @param problem why the shop does it; null if the member does */
export async function switchOff(trx: Db, accountId: string, problem: RenewalProblem | null): Promise<void> {
  await trx
    .updateTable('membership_renewals')
    .set((eb) => ({ is_on: false, problem, revision: eb('revision', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('is_on', '=', true)
    .execute();
}

/** Sets the price stated in a reminder, unless the member has changed the renewal since then. */
export async function setKnownPrice(
  db: Db,
  { account_id, revision }: RenewalRow,
  price: number,
): Promise<void> {
  await db
    .updateTable('membership_renewals')
    .set({ known_price_minor: price })
    .where('account_id', '=', account_id)
    .where('revision', '=', revision)
    .execute();
}

/** Lists accounts whose renewal may be tried now, in order. @param after the last one of the previous page */
export async function listDue(
  db: Db,
  now: Date,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* renewal.due */
    select account_id as id from membership_renewals renewal
    where is_on and account_id > ${after ?? '00000000-0000-0000-0000-000000000000'}::uuid
      and exists (select from memberships left join membership_renewal_orders due on due.membership_id = memberships.id
        where memberships.account_id = renewal.account_id and program = renewal.program and ended_reason is null
          and ends_at > ${now}::timestamptz and ends_at <= ${new Date(now.getTime() + RENEWAL_ORDER_DAYS * DAY_MS)}::timestamptz
          and (due.id is null or (due.status = 'OPEN' and due.try_at <= ${now}::timestamptz))
          and get_membership_end(renewal.account_id, renewal.program, ${now}::timestamptz) <= ends_at)
    order by account_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds or creates the order of a membership. */
export async function openOrder(trx: Db, membershipId: string, now: Date): Promise<RenewalOrderRow> {
  await trx
    .insertInto('membership_renewal_orders')
    .values({ id: randomUUID(), membership_id: membershipId, try_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('membership_renewal_orders')
    .selectAll()
    .where('membership_id', '=', membershipId)
    .executeTakeFirstOrThrow();
}

/** Changes an order, unless it was placed or another try has begun. @returns whether it did */
export async function changeOrder(
  trx: Db,
  { id, attempt }: RenewalOrderRow,
  change: Partial<Pick<RenewalOrderRow, 'status' | 'order_number' | 'attempt' | 'failures' | 'try_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('membership_renewal_orders')
    .set(change)
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}
