import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  addDays,
  nextOrderDay,
  nextStep,
  REMINDER_DAYS,
  type NextStep,
  type SubscriptionProblem,
} from '@foolscap/subscriptions/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { todayIn } from '../delivery/index.ts';
import { JOB_ORDER_OUTDATED } from './place-job-order.ts';
import {
  changeSubscription,
  type SubscriptionOrderRow,
  type SubscriptionRow,
} from './subscriptions.repository.ts';

const DAY_MS = 86_400_000;

/** A subscription whose order is due, with that order's row. */
export interface DueOrder {
  subscription: SubscriptionRow;
  order: SubscriptionOrderRow;
}

/** A position in the list of due subscriptions. */
export interface DuePlace {
  id: string;
  account_id: string;
  next_on: string;
  state: string;
}

/** Returns the latest date that any delivery address currently has: Eastern time is the first to begin a day. */
const latestDay = (now: Date): string => todayIn(undefined, now);

/** Lists active subscriptions whose order is due and may be tried now, in order. @param after the last one on the previous page */
export async function listDue(
  db: Db,
  now: Date,
  after: DuePlace | undefined,
  limit: number,
): Promise<{ due: DuePlace[]; last: DuePlace | undefined }> {
  const { rows } = await sql<DuePlace>`/* subscription.due */
    select subscriptions.id, account_id, next_on, state from subscriptions
      left join subscription_orders due on due.subscription_id = subscriptions.id and due.due_on = subscriptions.next_on
    where subscriptions.status = 'ACTIVE' and next_on <= ${latestDay(now)}
      and (due.id is null or (due.status = 'OPEN' and due.try_at <= ${now}::timestamptz))
      and (next_on, subscriptions.id) > (${after?.next_on ?? ''}, ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by next_on, subscriptions.id limit ${limit}`.execute(db);
  return { due: rows.filter((row) => row.next_on <= todayIn(row.state, now)), last: rows[limit - 1] };
}

/** Finds or begins the order of a due subscription. @returns undefined if it is no longer due */
export async function beginOrder(db: Db, id: string, now: Date): Promise<DueOrder | undefined> {
  return db.transaction().execute(async (trx) => {
    const subscription = await trx
      .selectFrom('subscriptions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (subscription?.status !== 'ACTIVE') return undefined;
    const { next_on: dueOn, state } = subscription;
    if (dueOn > todayIn(state, now)) return undefined;
    await trx
      .insertInto('subscription_orders')
      .values({ id: randomUUID(), subscription_id: id, due_on: dueOn, try_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const order = await trx
      .selectFrom('subscription_orders')
      .selectAll()
      .where('subscription_id', '=', id)
      .where('due_on', '=', dueOn)
      .executeTakeFirstOrThrow();
    return order.status === 'OPEN' && order.try_at <= now ? { subscription, order } : undefined;
  });
}

const getSchedule = ({ interval, anchor_day: anchorDay }: SubscriptionRow) => ({ interval, anchorDay });

/**
 * Records that the order was placed, in the transaction that writes it, so that there is exactly one order for the date or none.
 * @throws ApiError 409, which rolls back the order, if the shopper changed the subscription or another instance was faster
 */
export async function recordPlaced(
  trx: Db,
  { subscription, order }: DueOrder,
  orderNumber: string,
  now: Date,
): Promise<void> {
  const outdated = () => new ApiError(409, JOB_ORDER_OUTDATED, operatorText('The subscription was changed.'));
  const current = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscription.id)
    .forUpdate()
    .executeTakeFirst();
  if (current?.status !== 'ACTIVE' || current.revision !== subscription.revision) throw outdated();
  const { numUpdatedRows } = await trx
    .updateTable('subscription_orders')
    .set({ status: 'PLACED', order_number: orderNumber, problem: null })
    .where('id', '=', order.id)
    .where('status', '=', 'OPEN')
    .where('attempt', '=', order.attempt)
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) throw outdated();
  await changeSubscription(
    trx,
    current,
    {
      problem: null,
      order_number: orderNumber,
      next_on: nextOrderDay(getSchedule(current), current.next_on, todayIn(current.state, now)),
    },
    now,
  );
}

/** Locks a subscription with its order, if this is still the current try. */
async function lockTry(trx: Db, { subscription, order }: DueOrder): Promise<DueOrder | undefined> {
  const current = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', subscription.id)
    .forUpdate()
    .executeTakeFirst();
  const found = await trx
    .selectFrom('subscription_orders')
    .selectAll()
    .where('id', '=', order.id)
    .where('status', '=', 'OPEN')
    .where('attempt', '=', order.attempt)
    .executeTakeFirst();
  return current && found ? { subscription: current, order: found } : undefined;
}

const nextTry = (order: SubscriptionOrderRow, tryAt: Date) => ({ attempt: order.attempt + 1, try_at: tryAt });

/** Schedules another try of an order, under a new key, after a failure that is not the shopper's fault. */
export async function tryLater(db: Db, due: DueOrder, at: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = await lockTry(trx, due);
    if (!locked) return;
    await trx
      .updateTable('subscription_orders')
      .set(nextTry(locked.order, at))
      .where('id', '=', locked.order.id)
      .execute();
  });
}

/**
 * Records a failed try and what happens next: another try, the next order, or a pause.
 * @returns undefined, without recording anything, if the shopper or another instance was faster
 */
export async function recordProblem(
  db: Db,
  due: DueOrder,
  problem: SubscriptionProblem,
  now: Date,
): Promise<{ step: NextStep; isFirst: boolean; subscription: SubscriptionRow } | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockTry(trx, due);
    // The shopper may have changed what failed in the meantime.
    if (!locked || locked.subscription.revision !== due.subscription.revision) return undefined;
    const { subscription, order } = locked;
    const failures = order.problem === problem ? order.failures + 1 : 1;
    const step = nextStep(problem, failures);
    await trx
      .updateTable('subscription_orders')
      .set({
        problem,
        failures,
        ...(step.kind === 'retry' ? nextTry(order, new Date(now.getTime() + step.afterDays * DAY_MS)) : {}),
        ...(step.kind === 'skip' ? { status: 'SKIPPED' as const } : {}),
        ...(step.kind === 'pause' ? { status: 'CLOSED' as const } : {}),
      })
      .where('id', '=', order.id)
      .execute();
    const today = todayIn(subscription.state, now);
    const changed = await changeSubscription(
      trx,
      subscription,
      {
        // A skipped order needs nothing from the shopper, and the next one has no problem yet.
        problem: step.kind === 'skip' ? null : problem,
        ...(step.kind === 'pause' ? { status: 'PAUSED' as const } : {}),
        ...(step.kind === 'skip'
          ? { next_on: nextOrderDay(getSchedule(subscription), subscription.next_on, today) }
          : {}),
      },
      now,
    );
    return { step, isFirst: failures === 1, subscription: changed };
  });
}

/**
 * Takes the reminders that are due now. Each date of a subscription is returned once, across all instances. An order whose date has come
 * needs no reminder.
 */
export async function takeReminders(db: Db, now: Date, limit: number): Promise<SubscriptionRow[]> {
  const until = addDays(latestDay(now), REMINDER_DAYS);
  const { rows } = await sql<SubscriptionRow>`/* subscription.remind */
    update subscriptions set reminded_for = next_on
    where id in (select id from subscriptions where status = 'ACTIVE' and next_on <= ${until}
        and next_on > ${latestDay(now)} and reminded_for is distinct from next_on
      order by next_on, id limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Releases a reminder that could not be written, so that a later round takes it again. */
export async function releaseReminder(db: Db, { id, next_on }: SubscriptionRow): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ reminded_for: null })
    .where('id', '=', id)
    .where('reminded_for', '=', next_on)
    .execute();
}

/** Sets the price stated in a reminder, unless the shopper has changed the date since then. */
export async function setKnownPrice(db: Db, { id, next_on }: SubscriptionRow, price: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ known_price_minor: price })
    .where('id', '=', id)
    .where('next_on', '=', next_on)
    .execute();
}
