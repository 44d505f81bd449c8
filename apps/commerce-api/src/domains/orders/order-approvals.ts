import type { FastifyBaseLogger } from 'fastify';
import type { Order } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES, canChangeStatus } from '@foolscap/checkout/model';
import { roleHasPermission } from '@foolscap/account/model';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { findMembership } from '../organizations/index.ts';
import { type AttemptRow, listAttemptsOf, moveAttempt, type PaymentContext } from '../payments/index.ts';
import { createOrderPayments } from './order-payments.ts';
import { orderData } from './order-reply.ts';
import { lockOrder, readOrder, type WholeOrder } from './orders.repository.ts';
import { undoOrder } from './undo-order.ts';

export interface ApprovalDecision {
  orderNumber: string;
  /** The account that decides; an approver of the organization that placed the order. */
  approverId: string;
  action: 'RELEASE' | 'DECLINE';
  comment?: string;
}

const STATUS_AFTER = { RELEASE: 'RELEASED', DECLINE: 'DECLINED' } as const;

/** Creates the decisions on orders that wait for approval. */
export function createOrderApprovals({
  database,
  gateway,
  now,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'>) {
  const { db } = database;
  const payments = createOrderPayments({ database, gateway });

  /** Locks the order for its decision. @throws ApiError 404 for callers who do not approve it, 409 when it does not wait */
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
    if (!canChangeStatus(found.order.status, STATUS_AFTER[action]))
      throw new ApiError(409, CHECKOUT_CODES.notPending, 'This order is not waiting for approval anymore.', {
        details: { status: found.order.status },
      });
    return found;
  }

  return {
    /**
     * Releases or declines an order that waits for approval. A released order's money is captured; a declined order is undone, and its money
     * released.
     * @throws ApiError 404, 409
     */
    async decide(decision: ApprovalDecision, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Promise<Order> {
      const { orderNumber, approverId, action, comment = '' } = decision;
      const attempts = await db.transaction().execute(async (trx): Promise<AttemptRow[]> => {
        const { order, lines } = await lockPending(trx, decision);
        await trx
          .updateTable('orders')
          .set({
            status: STATUS_AFTER[action],
            decided_at: now(),
            decided_by: approverId,
            decision_comment: comment,
          })
          .where('order_number', '=', orderNumber)
          .execute();
        if (action === 'DECLINE') return undoOrder(trx, order, lines, 'DECLINED');
        const held = await listAttemptsOf(trx, orderNumber);
        for (const attempt of held) await moveAttempt(trx, attempt.id, 'HELD', 'ORDERED');
        return held;
      });
      for (const attempt of attempts)
        await payments.orLater(
          action === 'RELEASE' ? payments.finishCapture(attempt) : payments.finishReversal(attempt),
          attempt,
          log,
        );
      await payments.makeRefunds(orderNumber, log);
      log.info({ orderNumber, action }, 'order decided');
      return orderData((await readOrder(db, orderNumber))!, now());
    },
  };
}
