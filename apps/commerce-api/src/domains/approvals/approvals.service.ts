import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type {
  ApprovalOrder,
  ApprovalOrdersBody,
  ApprovalOrdersData,
  ChangeOrderBody,
  ChangeOrderData,
  Decision,
  DecisionResult,
  DecisionsData,
  OrderCommentBody,
} from '@foolscap/approvals/contract';
import {
  ACTION_PARAMETERS,
  APPROVAL_CODES,
  type ApprovalAction,
  type ApprovalState,
} from '@foolscap/approvals/model';
import { toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import type { Caller } from '../../kernel/caller/caller.ts';
import { ApiError, notFound } from '../../kernel/http/api-error.ts';
import type { IdempotentRequest } from '../../kernel/http/idempotency.ts';
import { translate } from '../../kernel/translations/translate.ts';
import { addComment, createOrderApprovals } from '../orders/index.ts';
import { findMembership, hasPermission } from '../organizations/index.ts';
import type { PaymentContext } from '../payments/index.ts';
import { mailComment } from './approval-mails.ts';
import {
  type Approver,
  countWaiting,
  getApprovalState,
  listApprovalOrders,
  listRequesters,
} from './approvals.repository.ts';

/** Orders per page. */
const PAGE_SIZE = 20;

/** The decision on the order for each action. */
const DECISIONS = {
  ACCEPT: 'RELEASE',
  DECLINE: 'DECLINE',
} as const satisfies Record<ApprovalAction, string>;

export type ApprovalsService = ReturnType<typeof createApprovalsService>;

/** Creates the calls of approvers (docs/decisions/approvals.md). */
export function createApprovalsService(
  context: Pick<PaymentContext, 'database' | 'gateway' | 'settings' | 'mailer' | 'now'>,
) {
  const { db } = context.database;
  const approvals = createOrderApprovals(context);

  const orderNotFound = () => notFound(APPROVAL_CODES.notFound, 'We couldn’t find this order.');

  /** @throws ApiError 401 for guests, 403 for everyone who does not approve orders */
  async function getApprover({ accountId }: Caller): Promise<Approver> {
    if (accountId === undefined)
      throw new ApiError(401, APPROVAL_CODES.signInRequired, 'Sign in to approve orders.');
    const member = await findMembership(db, accountId);
    if (!member || !hasPermission(member, 'APPROVE_ORDERS'))
      throw new ApiError(403, APPROVAL_CODES.notPermitted, 'You don’t approve orders for your organization.');
    return { accountId, organizationId: member.organization.id, now: context.now() };
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

  /** Checks whether an approver has already taken a decision. An order that waits may have the approver's agreement. */
  async function hasDecided(
    { accountId }: Approver,
    { action, orderNumber }: Decision,
    decidedBy: string | null,
    state: ApprovalState,
  ): Promise<boolean> {
    if (state === 'WAITING' && action === 'ACCEPT')
      return (
        (await db
          .selectFrom('order_approval_votes')
          .select('step')
          .where('order_number', '=', orderNumber)
          .where('decided_by', '=', accountId)
          .limit(1)
          .executeTakeFirst()) !== undefined
      );
    return decidedBy === accountId && state === (action === 'ACCEPT' ? 'APPROVED' : 'DECLINED');
  }

  /** Decides on one order. A decision that this approver has already taken is repeated without an effect. */
  async function decideOne(
    approver: Approver,
    decision: Decision,
    locale: Locale,
    log: Pick<FastifyBaseLogger, 'error' | 'info'>,
  ): Promise<DecisionResult> {
    const { orderNumber, cartId } = decision;
    const action = DECISIONS[decision.action];
    try {
      if (!(await findOrder(approver, decision))) throw orderNotFound();
      const comment = decision.approvalComments;
      const { status } = await approvals.decide(
        {
          orderNumber,
          approverId: approver.accountId,
          action,
          comment,
          ...(decision.expectedTotal === undefined
            ? {}
            : { expectedTotal: toMinorUnits(decision.expectedTotal) ?? 0 }),
        },
        log,
      );
      // An order with further levels, or with other members of a group, continues to wait.
      return { orderNumber, cartId, isDecided: true, state: getApprovalState(status, true) };
    } catch (error) {
      if (!(error instanceof ApiError)) {
        // The other orders of the call are decided all the same.
        log.error({ err: error, orderNumber }, 'an order could not be decided');
        return { orderNumber, cartId, isDecided: false, code: APPROVAL_CODES.notDecided };
      }
      const order = await findOrder(approver, decision);
      const found = order && getApprovalState(order.status, order.decided_at !== null);
      const isLate = error.code === APPROVAL_CODES.notPending || error.code === APPROVAL_CODES.notYourTurn;
      if (isLate && order && found && (await hasDecided(approver, decision, order.decided_by, found)))
        return { orderNumber, cartId, isDecided: true, state: found };
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

  /** Reads an order of the caller's organization that needs or needed approval, as its buyer or as an approver. @throws ApiError 401, 404 */
  async function read({ accountId }: Caller, orderNumber: string): Promise<ApprovalOrder> {
    if (accountId === undefined)
      throw new ApiError(401, APPROVAL_CODES.signInRequired, 'Sign in to approve orders.');
    const member = await findMembership(db, accountId);
    if (!member) throw orderNotFound();
    const approver = { accountId, organizationId: member.organization.id, now: context.now() };
    const { approvalOrders } = await listApprovalOrders(db, approver, { orderNumber }, { page: 1, size: 1 });
    const [order] = approvalOrders;
    if (!order || !(order.isOwn || hasPermission(member, 'APPROVE_ORDERS'))) throw orderNotFound();
    return order;
  }

  return {
    read,

    /**
     * Changes an order that waits, or shows the difference that the change would make. Repeating a saved change with its key gets the first
     * reply.
     * @throws ApiError 400, 401, 403, 404, 409
     */
    async change(
      caller: Caller,
      idempotency: IdempotentRequest | undefined,
      orderNumber: string,
      { comment, expectedTotal, ...change }: ChangeOrderBody,
      log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    ): Promise<ChangeOrderData> {
      const { accountId: approverId } = await getApprover(caller);
      const by = {
        orderNumber,
        approverId,
        // Approvers are signed in.
        session: caller.session!,
        idempotency,
        ...(comment === undefined ? {} : { comment }),
      };
      const total = expectedTotal === undefined ? undefined : toMinorUnits(expectedTotal);
      return approvals.change(by, change, total, log);
    },

    /**
     * Adds a comment of the buyer or of an approver to an order that waits, and mails it to the other side. Repeating the latest comment
     * changes nothing.
     * @throws ApiError 401, 404, 409 if it does not wait anymore
     */
    async comment(
      caller: Caller,
      orderNumber: string,
      { comment }: OrderCommentBody,
      log: Pick<FastifyBaseLogger, 'error' | 'info'>,
    ): Promise<ApprovalOrder> {
      const { isOwn, state } = await read(caller, orderNumber);
      if (state !== 'WAITING')
        throw new ApiError(409, APPROVAL_CODES.notPending, 'This order is not waiting for approval anymore.');
      const accountId = caller.accountId!;
      const text = comment.trim();
      if (await addComment(db, { orderNumber, accountId, comment: text }, context.now()))
        await mailComment(context, { orderNumber, accountId, isOwn, comment: text }, log);
      return read(caller, orderNumber);
    },

    /** Lists the orders of the approver's organization that wait, or that were decided. @throws ApiError 401, 403 */
    async list(
      caller: Caller,
      { view = 'WAITING', scope = 'MINE', page = 1, orderNumber, requesterId, q }: ApprovalOrdersBody,
    ): Promise<ApprovalOrdersData> {
      const approver = await getApprover(caller);
      const filter = orderNumber === undefined ? { view, scope, requesterId, q } : { orderNumber };
      const { approvalOrders, total } = await listApprovalOrders(db, approver, filter, {
        page,
        size: PAGE_SIZE,
      });
      const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
      return {
        approvalOrders,
        page,
        pages,
        total,
        waiting: await countWaiting(db, approver),
        requesters: await listRequesters(db, approver),
      };
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
