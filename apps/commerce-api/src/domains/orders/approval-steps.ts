import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import {
  type ApprovalStep,
  canDecide,
  IS_CURRENT,
  isComplete,
  selectVotes,
} from '../approval-rules/index.ts';
import { addOrderEvent } from './order-events.ts';
import type { OrderRow } from './orders.repository.ts';

/** Writes the steps of approval that an order needs, in the transaction that places it. Does nothing for an order that needs none. */
export async function submitForApproval(
  trx: Db,
  { order_number: orderNumber, account_id: accountId }: Pick<OrderRow, 'order_number' | 'account_id'>,
  steps: readonly ApprovalStep[],
  now: Date,
): Promise<void> {
  if (steps.length === 0) return;
  await addOrderEvent(trx, { orderNumber, kind: 'SUBMITTED', accountId }, now);
  await insertSteps(trx, orderNumber, steps, 0);
}

/** @param last number of the latest step that the order has; 0 without one */
async function insertSteps(
  trx: Db,
  orderNumber: string,
  steps: readonly ApprovalStep[],
  last: number,
): Promise<void> {
  await trx
    .insertInto('order_approval_steps')
    .values(
      steps.map((step, index) => ({
        ...step,
        reason: JSON.stringify(step.reason),
        order_number: orderNumber,
        step: last + index + 1,
      })),
    )
    .execute();
}

/**
 * Adds the steps that a locked order needs after a change and does not have yet; those that it has stay. The limits of buyers are left out,
 * because they depend on the total only, and a change never costs more than the buyer agreed to. Its approvers get a mail again.
 */
export async function addMissingSteps(
  trx: Db,
  orderNumber: string,
  needed: readonly ApprovalStep[],
): Promise<void> {
  const existing = await trx
    .selectFrom('order_approval_steps')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .execute();
  const getKey = ({ level, reason, ...approvers }: ApprovalStep) =>
    JSON.stringify([
      level,
      reason.kind,
      'name' in reason ? reason.name : '',
      approvers.approver_kind,
      approvers.group_id,
      approvers.person_id,
      approvers.needs_all,
    ]);
  const keys = new Set(existing.map(getKey));
  const missing = needed.filter(
    (step) => (step.reason.kind === 'RULE' || step.reason.kind === 'BUDGET') && !keys.has(getKey(step)),
  );
  if (missing.length === 0) return;
  await insertSteps(trx, orderNumber, missing, Math.max(0, ...existing.map(({ step }) => step)));
  await trx
    .updateTable('orders')
    .set({ approval_mails: 0 })
    .where('order_number', '=', orderNumber)
    .execute();
}

/** Checks whether an approver can decide on a locked order now. */
export async function isTurnOf(
  trx: Db,
  orderNumber: string,
  approverId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`/* approvals.turn */
    select 1 from orders where order_number = ${orderNumber} and ${canDecide(sql`${approverId}::uuid`, now)}`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Takes back all agreements of a locked order. Its approvers get a mail again. */
export async function restartSteps(trx: Db, orderNumber: string): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('order_approval_votes')
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return;
  await trx
    .updateTable('order_approval_steps')
    .set({ approved_at: null })
    .where('order_number', '=', orderNumber)
    .execute();
  await trx
    .updateTable('orders')
    .set({ approval_mails: 0 })
    .where('order_number', '=', orderNumber)
    .execute();
}

/** Approves the steps of a locked order that have all agreements. @returns whether one was approved */
export async function approveCompleteSteps(trx: Db, orderNumber: string, now: Date): Promise<boolean> {
  const { rows } = await sql`/* approvals.complete */
    update order_approval_steps set approved_at = ${now} from (
      select steps.order_number, steps.step from order_approval_steps steps join orders on orders.order_number = steps.order_number
      where orders.order_number = ${orderNumber} and ${IS_CURRENT} and ${isComplete}) done
    where order_approval_steps.order_number = done.order_number and order_approval_steps.step = done.step
    returning 1`.execute(trx);
  return rows.length > 0;
}

/** Checks whether a locked order has no step left. */
export async function hasAllApprovals(trx: Db, orderNumber: string): Promise<boolean> {
  const open = await trx
    .selectFrom('order_approval_steps')
    .select('step')
    .where('order_number', '=', orderNumber)
    .where('approved_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open === undefined;
}

/**
 * Adds the agreement of an approver to a locked order: to every open step on which the approver decides, also for those who have delegated to
 * them, and to the steps of the next levels while they are the approver's as well.
 * @returns undefined if the approver cannot decide now; otherwise whether a level was finished
 */
export async function agree(
  trx: Db,
  orderNumber: string,
  approverId: string,
  now: Date,
): Promise<{ isLevelDone: boolean } | undefined> {
  // A step may have waited only for members who have left.
  let isLevelDone = await approveCompleteSteps(trx, orderNumber, now);
  for (let hasAgreed = isLevelDone; ; hasAgreed = true) {
    const { rows } = await sql`/* approvals.agree */
      insert into order_approval_votes (order_number, step, account_id, decided_by, decided_at)
      select orders.order_number, added.step, added.account_id, ${approverId}::uuid, ${now}
      from orders cross join lateral (${selectVotes(sql`${approverId}::uuid`, now)}) added
      where orders.order_number = ${orderNumber}
      returning 1`.execute(trx);
    if (rows.length === 0) return hasAgreed ? { isLevelDone } : undefined;
    if (await approveCompleteSteps(trx, orderNumber, now)) isLevelDone = true;
  }
}
