import type { FastifyBaseLogger } from 'fastify';
import { formatMoney, toMinorUnits } from '@foolscap/core/money';
import { ApiError } from '../../kernel/http/api-error.ts';
import { operatorText } from '../../kernel/translations/reply-text.ts';
import { findAccountByName } from '../account/index.ts';
import type { PaymentContext } from '../payments/index.ts';
import { createOrderApprovals } from './order-approvals.ts';
import { revokeOrderLinks } from './order-links.ts';

/** A decision that an operator enters on behalf of an approver. */
export interface OperatorDecision {
  orderNumber: string;
  action: 'RELEASE' | 'DECLINE';
  /** The user name of the approver. */
  approver: string;
  comment?: string | undefined;
}

/** The outcome reported to the operator. */
interface Outcome {
  message: string;
}

export type OperatorDecisions = ReturnType<typeof createOperatorDecisions>;

/** Creates the approval decisions that operators enter on behalf of approvers, under the same rules. */
export function createOperatorDecisions(
  context: Pick<PaymentContext, 'database' | 'gateway' | 'settings' | 'mailer' | 'now'>,
) {
  const { db } = context.database;
  const approvals = createOrderApprovals(context);
  return {
    /**
     * @throws ApiError 403 for the buyer's own order, 404 if the user is not an approver of its organization, 409 if the order is not
     * pending approval
     */
    async decide(
      { orderNumber, action, approver, comment }: OperatorDecision,
      log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    ): Promise<Outcome> {
      const account = await findAccountByName(db, 'sba', approver);
      if (!account)
        throw new ApiError(404, 'ACCOUNT_NOT_FOUND', operatorText(`There is no business user ${approver}.`));
      const { status, totals } = await approvals.decide(
        { orderNumber, action, approverId: account.id, ...(comment ? { comment } : {}) },
        log,
      );
      const total = formatMoney(toMinorUnits(totals.ordTotal));
      return {
        message:
          status === 'DECLINED'
            ? `Order ${orderNumber} (${total}) was declined. Its units were returned to stock, and its payment was released.`
            : `Order ${orderNumber} (${total}) was approved.`,
      };
    },

    /** Revokes the links that were mailed for a guest's order. */
    async revokeLinks(orderNumber: string): Promise<Outcome> {
      const count = await revokeOrderLinks(db, [orderNumber]);
      return { message: `${count} ${count === 1 ? 'link' : 'links'} to order ${orderNumber} revoked.` };
    },
  };
}
