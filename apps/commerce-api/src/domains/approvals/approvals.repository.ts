import { sql } from 'kysely';
import type { ApprovalOrder, ApprovalOrdersData } from '@foolscap/approvals/contract';
import type { ApprovalScope, ApprovalState, ApprovalView } from '@foolscap/approvals/model';
import { getApprovalEnd, type OrderStatus } from '@foolscap/checkout/model';
import { toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { canDecide } from '../approval-rules/index.ts';
import { readBudgetWarnings } from '../orders/index.ts';
import { listHistory, listSteps, readEditable } from './approval-details.ts';

/** An approver of an organization. */
export interface Approver {
  accountId: string;
  organizationId: string;
  /** The current time, on which delegations depend. */
  now: Date;
}

/** The orders of a list. */
export type ApprovalFilter =
  | { orderNumber: string }
  | { view: ApprovalView; scope: ApprovalScope; requesterId?: string | undefined; q?: string | undefined };

/** Lines that the list shows of an order. */
const SHOWN_LINES = 3;

interface ApprovalRow {
  order_number: string;
  cart_id: string;
  account_id: string;
  status: OrderStatus;
  placed_at: Date;
  decided_at: Date | null;
  decision_comment: string;
  ord_total_minor: number;
  number_of_items: number;
  purchase_order_number: string | null;
  budget_center: string | null;
  submitted_by: string;
  decided_by: string | null;
  lines: { name: string; qty: number }[];
  can_decide: boolean;
  unit: string | null;
}

/** Returns the state of an order for its approvers. Every status after the decision means that it was approved. */
export const getApprovalState = (status: OrderStatus, isDecided: boolean): ApprovalState => {
  if (status === 'PENDING_APPROVAL') return 'WAITING';
  if (status === 'DECLINED') return 'DECLINED';
  return status === 'CANCELED' && !isDecided ? 'CANCELED' : 'APPROVED';
};

function describe(row: ApprovalRow, { accountId }: Approver, steps: ApprovalOrder['steps']): ApprovalOrder {
  const state = getApprovalState(row.status, row.decided_at !== null);
  const submittedAt = row.placed_at.toISOString();
  return {
    orderNumber: row.order_number,
    cartId: row.cart_id,
    orderSubmittedBy: row.submitted_by,
    ownerProfileId: row.account_id,
    approvalComments: row.decision_comment,
    state,
    submittedAt,
    ...(state === 'WAITING' ? { expiresAt: getApprovalEnd(submittedAt) } : {}),
    ...(row.decided_at ? { decidedAt: row.decided_at.toISOString() } : {}),
    ...(row.decided_by === null ? {} : { decidedBy: row.decided_by }),
    ordTotal: toDecimal(row.ord_total_minor),
    steps,
    canDecide: row.can_decide,
    ...(row.unit === null ? {} : { unit: row.unit }),
    numberOfItems: row.number_of_items,
    lines: row.lines,
    ...(row.purchase_order_number === null ? {} : { purchaseOrderNumber: row.purchase_order_number }),
    ...(row.budget_center === null ? {} : { budgetCenter: row.budget_center }),
    isOwn: row.account_id === accountId,
  };
}

/** Selects the orders of an organization that wait, or that were decided. Orders without an account belong to a person whose data was erased. */
const inView = (
  organizationId: string,
  view: ApprovalView,
) => sql<boolean>`orders.organization_id = ${organizationId}::uuid
  and orders.account_id is not null
  and ${view === 'WAITING' ? sql<boolean>`orders.status = 'PENDING_APPROVAL'` : sql<boolean>`orders.decided_at is not null`}`;

const LIKE_SIGNS = /[\\%_]/g;

/** Selects the orders of a filter. Needs `buyer`, the account of the order. */
function inList(approver: Approver, filter: ApprovalFilter) {
  const { organizationId, accountId, now } = approver;
  if ('orderNumber' in filter)
    return sql<boolean>`orders.order_number = ${filter.orderNumber}
      and orders.organization_id = ${organizationId}::uuid and orders.account_id is not null
      and (orders.decided_at is not null or exists (select from order_approval_steps steps
        where steps.order_number = orders.order_number))`;
  const { view, scope, requesterId, q } = filter;
  const conditions = [inView(organizationId, view)];
  if (view === 'WAITING' && scope === 'MINE')
    conditions.push(
      sql<boolean>`(orders.account_id = ${accountId}::uuid or ${canDecide(sql`${accountId}::uuid`, now)})`,
    );
  if (requesterId !== undefined) conditions.push(sql<boolean>`orders.account_id::text = ${requesterId}`);
  const words = q?.trim();
  if (words) {
    const like = `%${words.replace(LIKE_SIGNS, '\\$&').toLowerCase()}%`;
    conditions.push(sql<boolean>`(orders.order_number like ${like} or lower(coalesce(orders.purchase_order_number, '')) like ${like}
      or lower(buyer.first_name || ' ' || buyer.last_name) like ${like})`);
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Lists one page of an approver's orders: waiting ones oldest first, decided ones newest first. A single order has its history. */
export async function listApprovalOrders(
  db: Db,
  approver: Approver,
  filter: ApprovalFilter,
  { page, size }: { page: number; size: number },
): Promise<{ approvalOrders: ApprovalOrder[]; total: number }> {
  const { accountId, now } = approver;
  const condition = inList(approver, filter);
  const order =
    'view' in filter && filter.view === 'DECIDED' ? sql`orders.decided_at desc` : sql`orders.placed_at asc`;
  const { rows } = await sql<ApprovalRow>`/* approvals.list */
    select orders.order_number, orders.cart_id, orders.account_id, orders.status, orders.placed_at, orders.decided_at,
      orders.decision_comment, orders.ord_total_minor::float8 as ord_total_minor,
      (orders.totals->>'numberOfItems')::int as number_of_items, orders.purchase_order_number, orders.budget_center,
      buyer.first_name || ' ' || buyer.last_name as submitted_by, decider.first_name || ' ' || decider.last_name as decided_by,
      organization_units.name as unit, ${canDecide(sql`${accountId}::uuid`, now)} as can_decide,
      (select coalesce(jsonb_agg(jsonb_build_object('name', line.name, 'qty', line.qty) order by line.line_number), '[]'::jsonb)
        from (select name, qty, line_number from order_lines where order_lines.order_number = orders.order_number
          order by line_number limit ${SHOWN_LINES}) line) as lines
    from orders join accounts buyer on buyer.id = orders.account_id
      left join organization_units on organization_units.id = buyer.unit_id
      left join accounts decider on decider.id = orders.decided_by
    where ${condition}
    order by ${order}, orders.order_number limit ${size} offset ${(page - 1) * size}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`/* approvals.count */
    select count(*)::int as total from orders join accounts buyer on buyer.id = orders.account_id
    where ${condition}`.execute(db);
  const steps = await listSteps(
    db,
    rows.map(({ order_number }) => order_number),
  );
  const budgets = await readBudgetWarnings(
    db,
    rows.map(({ order_number }) => order_number),
  );
  const approvalOrders = rows.map((row) => {
    const budget = budgets.get(row.order_number);
    return {
      ...describe(row, approver, steps.get(row.order_number) ?? []),
      ...(budget && { budgetLeft: { name: budget.name, amount: toDecimal(budget.availableAfter) } }),
    };
  });
  const [only] = approvalOrders;
  if ('orderNumber' in filter && only) {
    only.history = await listHistory(db, only.orderNumber);
    const { organizationId } = approver;
    if (only.canDecide)
      only.editable = await readEditable(db, { orderNumber: only.orderNumber, organizationId });
  }
  return { approvalOrders, total: Number(counts[0]!.total) };
}

/** Counts the orders on which an approver can decide now. */
export async function countWaiting(db: Db, { accountId, organizationId, now }: Approver): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`/* approvals.waiting */
    select count(*)::int as waiting from orders
    where ${inView(organizationId, 'WAITING')} and ${canDecide(sql`${accountId}::uuid`, now)}`.execute(db);
  return Number(rows[0]!.waiting);
}

/** Lists the buyers whose orders wait or were decided, by name. */
export async function listRequesters(
  db: Db,
  { organizationId }: Pick<Approver, 'organizationId'>,
): Promise<ApprovalOrdersData['requesters']> {
  const { rows } = await sql<ApprovalOrdersData['requesters'][number]>`/* approvals.requesters */
    select accounts.id, accounts.first_name || ' ' || accounts.last_name as name from accounts
    where exists (select from orders where orders.account_id = accounts.id
      and (${inView(organizationId, 'WAITING')} or ${inView(organizationId, 'DECIDED')}))
    order by accounts.last_name, accounts.first_name, accounts.id`.execute(db);
  return rows;
}
