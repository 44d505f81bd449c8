import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Order } from '@foolscap/checkout/contract';
import { APPROVAL_DAYS, CHECKOUT_CODES, canChangeStatus } from '@foolscap/checkout/model';
import { roleHasPermission } from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { findMembership } from '../organizations/index.ts';
import { type AttemptRow, listAttemptsOf, moveAttempt, type PaymentContext } from '../payments/index.ts';
import { confirmOrderBudget } from './order-accounting.ts';
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
  comment?: string;
}

const STATUS_AFTER = { RELEASE: 'RELEASED', DECLINE: 'DECLINED' } as const;

const EXPIRED: ReplyText = `No approver decided within ${APPROVAL_DAYS} days.`;

type Log = Pick<FastifyBaseLogger, 'error' | 'info'>;

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
      roleHasPermission(member?.role, 'APPROVE_ORDERS') &&
      found?.order.organization_id === member?.organization.id;
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

  /** Writes a decision on a locked order. @returns the attempts whose money is captured or released next */
  async function write(
    trx: Db,
    { order, lines }: WholeOrder,
    action: ApprovalDecision['action'],
    decision: { decided_by: string | null; decision_comment: string },
  ): Promise<AttemptRow[]> {
    const orderNumber = order.order_number;
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
    return held;
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

  return {
    /**
     * Approves or declines a pending order. Approving captures the money; declining undoes the order and releases the money.
     * @throws ApiError 403 for the buyer's own order, 404, 409
     */
    async decide(decision: ApprovalDecision, log: Log): Promise<Order> {
      const { orderNumber, approverId, action, comment = '' } = decision;
      const attempts = await db.transaction().execute(async (trx) => {
        const found = await lockPending(trx, decision);
        return write(trx, found, action, { decided_by: approverId, decision_comment: comment });
      });
      return finish(orderNumber, action, attempts, log);
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
      for (const { order_number: orderNumber } of waiting) {
        try {
          await expireOne(orderNumber);
        } catch (error) {
          // One failing order must not hold up the others.
          log.error({ err: error, orderNumber }, 'an order could not expire; it will be retried');
        }
      }
    },
  };
}
