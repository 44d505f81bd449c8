import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { memberHasPermission } from '../organizations/index.ts';

/** Builds the condition that a row of `accounts` is an active member who approves orders. @param account alias of the row */
export const approvesOrders = (account: string): RawBuilder<boolean> =>
  memberHasPermission('APPROVE_ORDERS', account);

/**
 * Selects the ids of the accounts for which a member decides: their own, and those of approvers who have delegated to them today. An approver
 * who has left delegates nothing.
 * @param member the id of the member's account
 */
export const selectRepresented = (member: RawBuilder<unknown>, today: Date): RawBuilder<string> =>
  sql<string>`(select ${member}::uuid as id union
    select delegations.account_id from approval_delegations delegations join accounts delegators on delegators.id = delegations.account_id
      where delegations.delegate_id = ${member}::uuid and ${toDay(today)}::date between delegations.starts_on and delegations.ends_on
        and ${approvesOrders('delegators')})`;

const toDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Builds the condition that the approvers of a rule or step name an account. @param step alias of its row */
const names = (step: string, account: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${step}.person_id`)} = ${account} or exists (select from approval_group_members members
    where members.group_id = ${sql.ref(`${step}.group_id`)} and members.account_id = ${account}))`;

/** Selects the active approvers of the organization that a rule or step names, without the buyer. */
const namedApprovers = (step: string, organization: RawBuilder<unknown>, buyer: RawBuilder<unknown>) =>
  sql`select named.id from accounts named where named.organization_id = ${organization} and named.id <> ${buyer}
    and ${approvesOrders('named')} and ${names(step, sql`named.id`)}`;

/**
 * Builds the condition that any approver decides on a step: its rule says so, or everyone whom it names has left, lost the permission, or is the
 * buyer.
 */
const anyoneDecides = (
  step: string,
  organization: RawBuilder<unknown>,
  buyer: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${step}.approver_kind`)} = 'ANY_APPROVER' or not exists (${namedApprovers(step, organization, buyer)}))`;

/** The columns of an order that its steps depend on. */
const ORGANIZATION = sql`orders.organization_id`;
const BUYER = sql`orders.account_id`;

/** The condition that a step is open: it is not approved, and no step of a lower level is left. */
export const IS_CURRENT = sql<boolean>`(steps.approved_at is null and not exists (select from order_approval_steps earlier
  where earlier.order_number = steps.order_number and earlier.approved_at is null and earlier.level < steps.level))`;

/**
 * Selects the agreements that a member can add to an order: the open steps, each with the account for which the member decides. Orders of the
 * member are left out, and so are those of the represented persons. Needs `orders` in the outer query.
 */
export const selectVotes = (member: RawBuilder<unknown>, today: Date) => sql`
  select steps.step, represented.id as account_id
  from order_approval_steps steps cross join ${selectRepresented(member, today)} represented
  where steps.order_number = orders.order_number and ${IS_CURRENT} and represented.id <> ${BUYER} and ${member}::uuid <> ${BUYER}
    and ((${anyoneDecides('steps', ORGANIZATION, BUYER)} and represented.id = ${member}::uuid) or ${names('steps', sql`represented.id`)})
    and not exists (select from order_approval_votes votes where votes.order_number = steps.order_number
      and votes.step = steps.step and votes.account_id = represented.id)`;

/**
 * Builds the condition that a step has all agreements that it needs: one, or those of all members of the group who can still give theirs.
 * Needs `orders` in the outer query.
 */
export const isComplete = sql<boolean>`(exists (select from order_approval_votes votes
    where votes.order_number = steps.order_number and votes.step = steps.step)
  and (not steps.needs_all or ${anyoneDecides('steps', ORGANIZATION, BUYER)}
    or not exists (${namedApprovers('steps', ORGANIZATION, BUYER)}
      and not exists (select from order_approval_votes votes where votes.order_number = steps.order_number
        and votes.step = steps.step and votes.account_id = named.id))))`;

/**
 * Builds the condition that a member can decide on an order now: the member's agreement is missing, or an open step has all agreements that it
 * needs, because others have left. Needs `orders` in the outer query.
 */
export const canDecide = (member: RawBuilder<unknown>, today: Date): RawBuilder<boolean> =>
  sql<boolean>`(orders.status = 'PENDING_APPROVAL' and ${member}::uuid <> ${BUYER} and (exists (${selectVotes(member, today)})
    or exists (select from order_approval_steps steps where steps.order_number = orders.order_number and ${IS_CURRENT} and ${isComplete})))`;

/** Checks whether a buyer's organization has another member who approves orders. */
export async function hasOtherApprover(
  db: Db,
  { organizationId, buyerId }: { organizationId: string; buyerId: string },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`/* approvals.others */
    select exists (select from accounts where organization_id = ${organizationId}::uuid and id <> ${buyerId}::uuid
      and ${approvesOrders('accounts')}) as found`.execute(db);
  return rows[0]!.found;
}
