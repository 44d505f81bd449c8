import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type {
  ApprovalOrdersBody,
  ApprovalOrdersData,
  Decision,
  DecisionResult,
  DecisionsData,
} from '@foolscap/approvals/contract';
import { ACTION_PARAMETERS, APPROVAL_CODES, type ApprovalAction } from '@foolscap/approvals/model';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Caller } from '../../kernel/caller/caller.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import { translate } from '../../kernel/translations/translate.ts';
import { createOrderApprovals } from '../orders/index.ts';
import { findMembership, hasPermission } from '../organizations/index.ts';
import type { PaymentContext } from '../payments/index.ts';
import { type Approver, countWaiting, getApprovalState, listApprovalOrders } from './approvals.repository.ts';

/** Orders per page. */
const PAGE_SIZE = 20;

/** The decision on the order for each action. */
const DECISIONS = {
  ACCEPT: { action: 'RELEASE', state: 'APPROVED' },
  DECLINE: { action: 'DECLINE', state: 'DECLINED' },
} as const satisfies Record<ApprovalAction, { action: string; state: string }>;

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

/** Creates the calls of approvers (docs/decisions/tenders-and-approvals.md). */
export function createApprovalsService(
  context: Pick<PaymentContext, 'database' | 'gateway' | 'settings' | 'mailer' | 'now'>,
) {
  const { db } = context.database;
  const approvals = createOrderApprovals(context);

  /** @throws ApiError 401 for guests, 403 for everyone who does not approve orders */
  async function getApprover({ accountId }: Caller): Promise<Approver> {
    if (accountId === undefined)
      throw new ApiError(401, APPROVAL_CODES.signInRequired, 'Sign in to approve orders.');
    const member = await findMembership(db, accountId);
    if (!member || !hasPermission(member, 'APPROVE_ORDERS'))
      throw new ApiError(403, APPROVAL_CODES.notPermitted, 'You don’t approve orders for your organization.');
    const { id: organizationId, approvalLimit: limit } = member.organization;
    return { accountId, organizationId, limit };
  }

  const findOrder = (approver: Approver, { orderNumber, cartId, ownerProfileId }: Decision) =>
    db
      .selectFrom('orders')
      .select(['status', 'decided_by', 'decided_at'])
      .where('order_number', '=', orderNumber)
      .where('organization_id', '=', approver.organizationId)
      // As texts, because callers may send anything.
      .where(sql<boolean>`cart_id::text = ${cartId} and account_id::text = ${ownerProfileId}`)
      .executeTakeFirst();

  /** Decides on one order. A decision that this approver has already taken is repeated without an effect. */
  async function decideOne(
    approver: Approver,
    decision: Decision,
    locale: Locale,
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ): Promise<DecisionResult> {
    const { orderNumber, cartId } = decision;
    const { action, state } = DECISIONS[decision.action];
    try {
      if (!(await findOrder(approver, decision)))
        throw notFound(APPROVAL_CODES.notFound, 'We couldn’t find this order.');
      const comment = decision.approvalComments;
      await approvals.decide({ orderNumber, approverId: approver.accountId, action, comment }, log);
      return { orderNumber, cartId, isDecided: true, state };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const order = await findOrder(approver, decision);
      const found = order && getApprovalState(order.status, order.decided_at !== null);
      if (order?.decided_by === approver.accountId && found === state)
        return { orderNumber, cartId, isDecided: true, state };
      const message = translate(error.message, locale);
      return {
        orderNumber,
        cartId,
        isDecided: false,
        ...(found && { state: found }),
        code: error.code,
        message,
      };
    }
  }

  return {
    /** Lists the orders of the approver's organization that wait, or that were decided. @throws ApiError 401, 403 */
    async list(
      caller: Caller,
      { view = 'WAITING', page = 1, orderNumber }: ApprovalOrdersBody,
    ): Promise<ApprovalOrdersData> {
      const approver = await getApprover(caller);
      const filter = orderNumber === undefined ? { view } : { orderNumber };
      const { approvalOrders, total } = await listApprovalOrders(db, approver, filter, {
        page,
        size: PAGE_SIZE,
      });
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return { approvalOrders, page, pages, total, waiting: await countWaiting(db, approver) };
    },

    /**
     * Takes decisions one after the other; one that is refused does not affect the others.
     * @param parameter the action of the call, which each entry repeats
     * @throws ApiError 401, 403
     */
    async decide(
      caller: Caller,
      parameter: (typeof ACTION_PARAMETERS)[ApprovalAction],
      decisions: readonly Decision[],
      log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    ): Promise<DecisionsData> {
      const approver = await getApprover(caller);
      const results: DecisionResult[] = [];
      for (const decision of decisions) {
        const { orderNumber, cartId, action } = decision;
        results.push(
          ACTION_PARAMETERS[action] === parameter
            ? await decideOne(approver, decision, caller.locale, log)
            : {
                orderNumber,
                cartId,
                isDecided: false,
                code: APPROVAL_CODES.actionConflict,
                message: translate('The action of this decision is not that of the call.', caller.locale),
              },
        );
      }
      return { results, waiting: await countWaiting(db, approver) };
    },
  };
}
