import { exceedsLimit, matchesRule, type OrderFacts, type RuleConditions } from '@foolscap/approvals/model';
import type { MinorUnits } from '@foolscap/core/money';
import type { TenderType } from '@foolscap/core/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { LineRow, PricedRows } from '../cart/index.ts';
import { findExceededLimit, hasPermission, type Membership } from '../organizations/index.ts';
import { hasOtherApprover } from './approvers.ts';
import type { Approvers } from './tables.ts';

/** Why a step is needed, as it was when the order was placed. */
export type StepReason =
  | { kind: 'LIMIT'; /** US cents. */ limit: MinorUnits }
  | { kind: 'SPENDING'; limit: MinorUnits; period: string }
  | { kind: 'BUDGET'; name: string }
  | { kind: 'RULE'; name: string };

/** A step that an order needs before it ships. */
export interface ApprovalStep extends Approvers {
  level: number;
  reason: StepReason;
}

/** A budget that an order exceeds. */
export interface ExceededBudget {
  name: string;
  /** Whether the organization lets such orders wait for an approver. */
  needsApproval: boolean;
}

/** An order, or a cart that is about to become one. */
export interface OrderToApprove {
  member: Membership;
  rows: readonly LineRow[];
  priced: PricedRows;
  paymentTypes: readonly TenderType[];
  /** The budget that the order exceeds, if it does. */
  exceededBudget: ExceededBudget | undefined;
  /** The current time, on which the period of the buyer's own limit depends. */
  now: Date;
}

interface RuleRow extends Approvers {
  name: string;
  level: number;
  conditions: RuleConditions;
}

const ANY_APPROVER = {
  approver_kind: 'ANY_APPROVER',
  group_id: null,
  person_id: null,
  needs_all: false,
} as const;

/** Lists the rules that apply to a member: those of the organization, and of the member's unit and all units above it. */
async function listRulesFor(db: Db, { accountId, organization }: Membership): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`/* approvals.rules */
    with recursive units as (
      select organization_units.id, parent_id from organization_units join accounts on accounts.unit_id = organization_units.id
        where accounts.id = ${accountId}::uuid
      union select above.id, above.parent_id from organization_units above join units on units.parent_id = above.id)
    select name, level, conditions, approver_kind, group_id, person_id, needs_all from approval_rules
    where organization_id = ${organization.id}::uuid and (unit_id is null or unit_id in (select id from units))
    order by level, name, id`.execute(db);
  return rows;
}

/** Lists categories with everything above them. */
async function listWithParents(db: Db, categoryIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* approvals.categories */
    with recursive family as (
      select id, parent_id from categories where id = any(${categoryIds}::text[])
      union select above.id, above.parent_id from categories above join family on family.parent_id = above.id)
    select id from family`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Finds the steps of approval that an order needs: for the limit of buyers, the buyer's own limit, an exceeded budget, and each rule that the
 * order meets. An approver whose organization has no other approver waits for none, and neither does an exceeded budget.
 */
export async function findSteps(
  db: Db,
  { member, rows, priced, paymentTypes, exceededBudget, now }: OrderToApprove,
): Promise<ApprovalStep[]> {
  const { organization, accountId } = member;
  const { total, units } = priced.totals;
  const isApprover = hasPermission(member, 'APPROVE_ORDERS');
  const exceededSpending = await findExceededLimit(db, { accountId, total, now });
  const limit = organization.approvalLimit;
  const rules = await listRulesFor(db, member);
  const needsCategories = rules.some(({ conditions }) => conditions.categoryIds);
  const facts: OrderFacts = {
    total,
    currency: 'USD',
    units,
    categoryIds: needsCategories
      ? await listWithParents(
          db,
          rows.map(({ category_id }) => category_id),
        )
      : [],
    isOverBudget: exceededBudget !== undefined,
    isOffContract:
      (organization.contractId ?? organization.contract) !== null &&
      rows.some(({ contract_price }) => contract_price === null),
    requesterId: accountId,
    paymentTypes,
  };
  const ofAnyApprover = (reason: StepReason): ApprovalStep => ({ level: 1, reason, ...ANY_APPROVER });
  const steps = [
    ...(limit !== null && exceedsLimit(total, { limit, isApprover })
      ? [ofAnyApprover({ kind: 'LIMIT', limit })]
      : []),
    ...(exceededSpending ? [ofAnyApprover({ kind: 'SPENDING', ...exceededSpending })] : []),
    ...(exceededBudget?.needsApproval ? [ofAnyApprover({ kind: 'BUDGET', name: exceededBudget.name })] : []),
    ...rules
      .filter(({ conditions }) => matchesRule(conditions, facts))
      .map(({ name, conditions: _, ...rule }): ApprovalStep => ({ ...rule, reason: { kind: 'RULE', name } })),
  ];
  if (steps.length === 0) return [];
  const others = await hasOtherApprover(db, { organizationId: organization.id, buyerId: accountId });
  return others ? steps : steps.filter(({ reason }) => !isApprover && reason.kind !== 'BUDGET');
}
