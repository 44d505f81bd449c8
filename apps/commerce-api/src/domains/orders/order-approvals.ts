import type { FastifyBaseLogger } from 'fastify';
import type { ChangeOrderData, OrderDifference } from '@foolscap/approvals/contract';
import { APPROVAL_CODES } from '@foolscap/approvals/model';
import { sql } from 'kysely';
import type { Order } from '@foolscap/checkout/contract';
import { APPROVAL_DAYS, CHECKOUT_CODES, canChangeStatus } from '@foolscap/checkout/model';
import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { runOnce } from '../../kernel/http/run-once.ts';
import type { Session } from '../../kernel/sessions/sessions.repository.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { IS_CURRENT, isComplete } from '../approval-rules/index.ts';
import { lockOrderedCart } from '../cart/index.ts';
import { findMembership, hasPermission } from '../organizations/index.ts';
import {
  type AttemptRow,
  listAttemptsOf,
  lowerPayments,
  moveAttempt,
  type PaymentContext,
} from '../payments/index.ts';
import { changeOrder, type OrderChange } from './change-order.ts';
import {
  addMissingSteps,
  agree,
  approveCompleteSteps,
  hasAllApprovals,
  isTurnOf,
  restartSteps,
} from './approval-steps.ts';
import { confirmOrderBudget } from './order-accounting.ts';
import { addOrderEvent } from './order-events.ts';
import { createOrderMails, getOrderUrl } from './order-mails.ts';
import { createOrderPayments } from './order-payments.ts';
import { orderData } from './order-reply.ts';
import { lockOrder, type OrderRow, readOrder, type WholeOrder } from './orders.repository.ts';
import { undoOrder } from './undo-order.ts';

export interface ApprovalDecision {
  orderNumber: string;
  /** The approver who decides; belongs to the organization that placed the order. */
  approverId: string;
  action: 'RELEASE' | 'DECLINE';
  /** US cents that the approver has seen as the total. */
  expectedTotal?: number;
  comment?: string;
}

/** A change of an order by an approver. */
export interface ApproverChange extends Pick<ApprovalDecision, 'orderNumber' | 'approverId' | 'comment'> {
  session: Pick<Session, 'id' | 'epoch'>;
  /** The key of the request, for changes that are saved. */
  idempotency?: IdempotentRequest | undefined;
}

const STATUS_AFTER = { RELEASE: 'RELEASED', DECLINE: 'DECLINED' } as const;

const EXPIRED: ReplyText = `No approver decided within ${APPROVAL_DAYS} days.`;

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

/** Checks whether a change orders more, or costs more, than before. */
const isLarger = ({ lines, totalFrom, totalTo }: OrderDifference): boolean =>
  totalTo > totalFrom || lines.some(({ qtyFrom, qtyTo }) => qtyTo > qtyFrom);

/** The day to which a number of days moves a date in a column: not a Saturday or Sunday. */
const movedDate = (column: 'min_delivery_date' | 'max_delivery_date', days: number) => {
  const moved = sql`(${sql.ref(column)}::date + ${days}::integer)`;
  return sql<string>`to_char(${moved} + case extract(isodow from ${moved}) when 6 then 2 when 7 then 1 else 0 end, 'YYYY-MM-DD')`;
};

/** Moves the delivery dates of an order by the days that it waited, because they count from the day on which it was placed. */
async function postponeDelivery(trx: Db, { order_number, placed_at }: OrderRow, now: Date): Promise<void> {
  const days = Math.floor((now.getTime() - placed_at.getTime()) / 86_400_000);
  if (days < 1) return;
  const dates = {
    min_delivery_date: movedDate('min_delivery_date', days),
    max_delivery_date: movedDate('max_delivery_date', days),
  };
  await trx
    .updateTable('orders')
    .set(dates)
    .where('order_number', '=', order_number)
    .where('min_delivery_date', '<>', '')
    .execute();
  await trx
    .updateTable('order_lines')
    .set(dates)
    .where('order_number', '=', order_number)
    .where('min_delivery_date', 'is not', null)
    .execute();
}

/** Creates the decisions on orders pending approval. The buyer gets a mail about each. */
export function createOrderApprovals(
  context: Pick<PaymentContext, 'database' | 'gateway' | 'settings' | 'mailer' | 'now'>,
) {
  const { database, settings, now } = context;
  const { db } = database;
  const payments = createOrderPayments(context);
  const mails = createOrderMails(context);

  /** Locks an order for a decision. @throws ApiError 404 for callers who are not its approvers, 409 if it is not pending */
  async function lockPending(
    trx: Db,
    { orderNumber, approverId, action }: ApprovalDecision,
  ): Promise<WholeOrder> {
    const member = await findMembership(trx, approverId);
    const found = await lockOrder(trx, orderNumber);
    const isApprover =
      hasPermission(member, 'APPROVE_ORDERS') && found?.order.organization_id === member?.organization.id;
    if (!found || !isApprover) throw notFound('ORDER_NOT_FOUND', 'We couldn’t find this order.');
    // The buyer may have become an approver since then.
    if (found.order.account_id === approverId)
      throw new ApiError(403, CHECKOUT_CODES.ownOrder, 'You cannot approve or decline your own order.');
    if (!canChangeStatus(found.order.status, STATUS_AFTER[action]))
      throw new ApiError(409, CHECKOUT_CODES.notPending, 'This order is not waiting for approval anymore.', {
        details: { status: found.order.status },
      });
    return found;
  }

  const totalChanged = (total: number) =>
    new ApiError(
      409,
      CHECKOUT_CODES.totalChanged,
      'This order was changed in the meantime. Check it, then decide again.',
      { details: { ordTotal: toDecimal(total) } },
    );
  const notYourTurn = () =>
    new ApiError(409, APPROVAL_CODES.notYourTurn, 'Other approvers decide on this order now.');

  /** Writes a decision on a locked order. @returns the attempts whose money is captured or released next */
  async function write(
    trx: Db,
    { order, lines }: WholeOrder,
    action: ApprovalDecision['action'],
    decision: { decided_by: string | null; decision_comment: string },
  ): Promise<AttemptRow[]> {
    const orderNumber = order.order_number;
    const kind = action === 'RELEASE' ? 'APPROVED' : decision.decided_by === null ? 'EXPIRED' : 'DECLINED';
    await addOrderEvent(
      trx,
      { orderNumber, kind, accountId: decision.decided_by, comment: decision.decision_comment },
      now(),
    );
    await trx
      .updateTable('orders')
      .set({ status: STATUS_AFTER[action], decided_at: now(), ...decision })
      .where('order_number', '=', orderNumber)
      .execute();
    if (action === 'DECLINE') return undoOrder(trx, order, lines, 'DECLINED');
    await postponeDelivery(trx, order, now());
    await confirmOrderBudget(trx, order, decision.decided_by);
    const held = await listAttemptsOf(trx, orderNumber);
    for (const attempt of held) await moveAttempt(trx, attempt.id, 'HELD', 'ORDERED');
    // Units that were canceled in the meantime are refunded from what is captured.
    return lowerPayments(trx, held, order.ord_total_minor);
  }

  /** Captures or releases an order's money after the decision, and mails the buyer. */
  async function finish(
    orderNumber: string,
    action: ApprovalDecision['action'],
    attempts: readonly AttemptRow[],
    log: Log,
  ): Promise<Order> {
    for (const attempt of attempts)
      await payments.orLater(
        action === 'RELEASE' ? payments.finishCapture(attempt) : payments.finishReversal(attempt),
        attempt,
        log,
      );
    await payments.makeRefunds(orderNumber, log);
    log.info({ orderNumber, action }, 'order decided');
    const found = (await readOrder(db, orderNumber))!;
    const order = orderData(found, now());
    await mails.decided(
      order,
      { pageUrl: getOrderUrl(settings, found.order), locale: found.order.locale },
      log,
    );
    return order;
  }

  /**
   * Brings an order to today's prices before it is released. Prices that have fallen apply; otherwise the buyer pays what they agreed to. Items
   * that cannot be ordered anymore stop the release. Units are held, so the stock does not matter.
   * @throws ApiError 409 or 400 if items cannot be ordered anymore
   */
  async function withTodaysPrices(trx: Db, found: WholeOrder): Promise<WholeOrder> {
    const orderNumber = found.order.order_number;
    // An order whose units have changed, or whose cart is not stored, is released as it is.
    if (found.lines.some(({ canceled_qty }) => canceled_qty > 0)) return found;
    if (!(await lockOrderedCart(trx, found.order.cart_id))) return found;
    await sql`savepoint before_prices`.execute(trx);
    const changed = await changeOrder(trx, found, {}, null, now()).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === APPROVAL_CODES.changeTooExpensive) return undefined;
      throw error;
    });
    const difference = changed?.difference;
    if (!difference || difference.totalTo >= difference.totalFrom) {
      await sql`rollback to savepoint before_prices`.execute(trx);
      return found;
    }
    await addOrderEvent(
      trx,
      { orderNumber, kind: 'REPRICED', accountId: null, details: { difference } },
      now(),
    );
    return (await lockOrder(trx, orderNumber))!;
  }

  /** Housekeeping writes the mails to the approvers of the next level. */
  const mailNextApprovers = (trx: Db, orderNumber: string) =>
    trx.updateTable('orders').set({ approval_mails: 0 }).where('order_number', '=', orderNumber).execute();

  async function forEachOrder(
    orderNumbers: readonly string[],
    work: (orderNumber: string) => Promise<void>,
    log: Log,
  ): Promise<void> {
    for (const orderNumber of orderNumbers) {
      try {
        await work(orderNumber);
      } catch (error) {
        // One failing order must not hold up the others.
        log.error({ err: error, orderNumber }, 'a waiting order could not change; it will be retried');
      }
    }
  }

  return {
    /**
     * Approves or declines a pending order. The last approval that it needs releases it and captures the money; with others left, the order
     * continues to wait. Declining undoes the order and releases the money.
     * @throws ApiError 403 for the buyer's own order, 404, 409 if it is not pending or others decide now
     */
    async decide(decision: ApprovalDecision, log: Log): Promise<Order> {
      const { orderNumber, approverId, action, comment = '', expectedTotal } = decision;
      const attempts = await db.transaction().execute(async (trx) => {
        const found = await lockPending(trx, decision);
        const decided = { decided_by: approverId, decision_comment: comment };
        if (expectedTotal !== undefined && expectedTotal !== found.order.ord_total_minor)
          throw totalChanged(found.order.ord_total_minor);
        if (action === 'DECLINE') {
          if (!(await isTurnOf(trx, orderNumber, approverId, now()))) throw notYourTurn();
          return write(trx, found, action, decided);
        }
        const agreed = await agree(trx, orderNumber, approverId, now());
        if (!agreed) throw notYourTurn();
        if (await hasAllApprovals(trx, orderNumber))
          return write(trx, await withTodaysPrices(trx, found), action, decided);
        await addOrderEvent(trx, { orderNumber, kind: 'AGREED', accountId: approverId, comment }, now());
        if (agreed.isLevelDone) await mailNextApprovers(trx, orderNumber);
        return undefined;
      });
      if (attempts) return finish(orderNumber, action, attempts, log);
      return orderData((await readOrder(db, orderNumber))!, now());
    },

    /**
     * Changes a pending order as one of its approvers, who can decide on it now. The buyer gets a mail with the difference.
     * Repeating a saved change with its key gets the first reply.
     * @param expectedTotal US cents; without it, nothing is changed, and the result is what would be
     * @throws ApiError 400, 403 for the buyer's own order, 404, 409 if it is not pending, others decide now, or the total is another one
     */
    async change(
      { orderNumber, approverId, comment = '', session, idempotency }: ApproverChange,
      change: OrderChange,
      expectedTotal: number | undefined,
      log: Log,
    ): Promise<ChangeOrderData> {
      /** Set by the call that changes the order. A repeated one gets the stored reply instead. */
      const done = { isChanged: false };
      async function writeChange(trx: Db): Promise<ChangeOrderData> {
        const found = await lockPending(trx, { orderNumber, approverId, action: 'RELEASE' });
        if (!(await isTurnOf(trx, orderNumber, approverId, now()))) throw notYourTurn();
        await sql`savepoint before_change`.execute(trx);
        const { difference, steps } = await changeOrder(trx, found, change, approverId, now());
        if (expectedTotal === undefined) {
          await sql`rollback to savepoint before_change`.execute(trx);
          return { orderNumber, difference, isSaved: false };
        }
        if (toMinorUnits(difference.totalTo) !== expectedTotal)
          throw new ApiError(
            409,
            CHECKOUT_CODES.totalChanged,
            'The total is different now. Check the changes again.',
            { details: { ordTotal: difference.totalTo } },
          );
        const details = { difference };
        // Earlier approvers agreed to less, so they decide again, and rules that the order did not meet may apply now.
        if (isLarger(difference)) {
          await restartSteps(trx, orderNumber);
          await addMissingSteps(trx, orderNumber, steps);
        }
        await addOrderEvent(
          trx,
          { orderNumber, kind: 'CHANGED', accountId: approverId, comment, details },
          now(),
        );
        done.isChanged = true;
        return { orderNumber, difference, isSaved: true };
      }
      const changed = await runOnce(
        { db, now },
        session,
        expectedTotal === undefined ? undefined : idempotency,
        writeChange,
        (trx) => lockOrder(trx, orderNumber),
      );
      if (done.isChanged) {
        log.info({ orderNumber }, 'waiting order changed by an approver');
        const { order } = (await readOrder(db, orderNumber))!;
        const { email, locale } = order;
        const pageUrl = getOrderUrl(settings, order);
        await mails.changed(
          { orderNumber, email, locale, pageUrl },
          { difference: changed.difference, comment },
          log,
        );
      }
      return changed;
    },

    /**
     * Continues with orders that wait only for members who have left their group, or their organization: an order whose remaining approvers have
     * all agreed is released or continues with the next level.
     */
    async advance(log: Log): Promise<void> {
      const { rows } = await sql<{ order_number: string }>`/* approvals.advance */
        select distinct orders.order_number from orders join order_approval_steps steps on steps.order_number = orders.order_number
        where orders.status = 'PENDING_APPROVAL' and steps.needs_all and ${IS_CURRENT} and ${isComplete}
        order by 1`.execute(db);
      async function advanceOne(orderNumber: string): Promise<void> {
        const attempts = await db.transaction().execute(async (trx) => {
          const found = await lockOrder(trx, orderNumber);
          if (found?.order.status !== 'PENDING_APPROVAL') return undefined;
          if (!(await approveCompleteSteps(trx, orderNumber, now()))) return undefined;
          if (await hasAllApprovals(trx, orderNumber)) {
            // The last approver who agreed has released it.
            const last = await trx
              .selectFrom('order_events')
              .select('account_id')
              .where('order_number', '=', orderNumber)
              .where('kind', '=', 'AGREED')
              .orderBy('id', 'desc')
              .limit(1)
              .executeTakeFirst();
            const decided_by = last?.account_id ?? null;
            const decided = { decided_by, decision_comment: '' };
            return write(trx, await withTodaysPrices(trx, found), 'RELEASE', decided);
          }
          await mailNextApprovers(trx, orderNumber);
          return undefined;
        });
        if (attempts) await finish(orderNumber, 'RELEASE', attempts, log);
      }
      await forEachOrder(
        rows.map(({ order_number }) => order_number),
        advanceOne,
        log,
      );
    },

    /**
     * Declines orders that no approver has decided on in time (decision-approval-limits). Each order expires once, no matter how many
     * instances are running.
     */
    async expire(log: Log): Promise<void> {
      const waiting = await db
        .selectFrom('orders')
        .select('order_number')
        .where('status', '=', 'PENDING_APPROVAL')
        .where('placed_at', '<=', new Date(now().getTime() - APPROVAL_DAYS * 86_400_000))
        .execute();
      async function expireOne(orderNumber: string): Promise<void> {
        const attempts = await db.transaction().execute(async (trx) => {
          const found = await lockOrder(trx, orderNumber);
          return found?.order.status === 'PENDING_APPROVAL'
            ? write(trx, found, 'DECLINE', { decided_by: null, decision_comment: EXPIRED })
            : undefined;
        });
        if (attempts) await finish(orderNumber, 'DECLINE', attempts, log);
      }
      await forEachOrder(
        waiting.map(({ order_number }) => order_number),
        expireOne,
        log,
      );
    },
  };
}
