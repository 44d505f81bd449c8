import { exceedsLine, refundUnits } from '@foolscap/cart/model';
import type { LineSplit } from '@foolscap/core/contract';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import { formatMoney, toDecimal } from '@foolscap/core/money';
import type { BudgetBasis, OverdraftPolicy } from '@foolscap/account/model';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { ExceededBudget } from '../approval-rules/index.ts';
import type { CartRow, LineRow, PricedRows } from '../cart/index.ts';
import {
  type BudgetCharge,
  chargeBudget,
  checkAccounting,
  checkRequiredCodes,
  checkSplitCodes,
  getUsedSplits,
  confirmBudget,
  findChargedBudget,
  getBudgetCenter,
  getRelease,
  changeReservation,
  type Membership,
  type OrganizationAccounting,
  readAccounting,
  returnToBudget,
} from '../organizations/index.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';

/** A budget that pays for an order. */
interface OrderBudget extends BudgetCharge {
  name: string;
  /** US cents left in the period. */
  available: number;
  /** The treatment of an order above it. */
  overdraft: OverdraftPolicy;
  basis: BudgetBasis;
  /** The category whose goods it pays, with those below it; null for all goods. */
  categoryId: string | null;
}

/** The part of a budget that determines which amount of an order it pays. */
type PayingBudget = Pick<OrderBudget, 'basis' | 'categoryId'>;

/** The budget and the purchase order release that an order is charged to (cart-1.3). */
export interface OrderAccounting {
  budget: OrderBudget | undefined;
  release: string | null;
  /** The cost centers and projects of lines, by the id of the line. */
  splits: Readonly<Record<string, readonly LineSplit[]>>;
}

const toOrderBudget = (
  { overdraft, policy }: OrganizationAccounting,
  { organization }: Membership,
  { code, name, periodStart, available, categoryId }: OrganizationAccounting['budgetCenters'][number],
): OrderBudget => ({
  organizationId: organization.id,
  code,
  name,
  periodStart,
  available,
  overdraft,
  basis: policy.basis ?? 'GROSS',
  categoryId,
});

/**
 * Reads the accounting of a cart's order.
 * @throws ApiError 400 for a missing budget center, or for choices that the organization's lists no longer contain
 */
export async function readOrderAccounting(
  db: Db,
  member: Membership | undefined,
  cart: Pick<CartRow, 'accounting' | 'purchase_order_number'>,
  rows: readonly LineRow[],
  now: Date,
): Promise<OrderAccounting> {
  const organization = member && (await readAccounting(db, member.organization, member.accountId, now));
  if (!organization) return { budget: undefined, release: null, splits: {} };
  const budgetCenter = organization.policy.budgeting === 'OFF' ? null : getBudgetCenter(organization, cart);
  if (!budgetCenter && organization.policy.budgeting === 'REQUIRED')
    throw badRequest(
      ACCOUNTING_CODES.budgetCenterMissing,
      'Your organization requires a budget center. Choose one to continue.',
      'accounting.budgetCenter',
    );
  checkAccounting(
    organization,
    { budgetCenter, purchaseOrder: cart.purchase_order_number },
    'purchaseOrderNumber',
  );
  const splits = Object.fromEntries(
    rows.map(({ id }) => [id, getUsedSplits(organization, cart.accounting?.lines?.[id])]),
  );
  const ofProducts = rows.filter(({ parent_line_id }) => !parent_line_id).map(({ id }) => splits[id]!);
  checkSplitCodes(organization, ofProducts);
  checkRequiredCodes(organization, ofProducts);
  const center = organization.budgetCenters.find(({ code }) => code === budgetCenter);
  return {
    budget: center && toOrderBudget(organization, member, center),
    release: getRelease(organization, cart),
    splits,
  };
}

/** Checks that the price of each line covers its fixed amounts. @throws ApiError 400 SPLIT_EXCEEDS_LINE */
export function checkSplitAmounts(
  { splits }: OrderAccounting,
  rows: readonly LineRow[],
  { byLine }: Pick<PricedRows, 'byLine'>,
): void {
  const row = rows.find(({ id }) => exceedsLine(splits[id] ?? [], byLine.get(id)?.net ?? 0));
  if (row)
    throw badRequest(
      ACCOUNTING_CODES.splitExceedsLine,
      `The amounts that ${row.name} is split into are higher than its price. Change the split to continue.`,
      'accounting.lines',
    );
}

const budgetExceeded = (name: string, available: number) =>
  new ApiError(
    409,
    ACCOUNTING_CODES.budgetExceeded,
    `The budget ${name} has ${formatMoney(Math.max(0, available))} left. Choose another budget, or change your cart.`,
    { field: 'accounting.budgetCenter', details: { availableBalance: toDecimal(available) } },
  );

/** The amount of an order that its budget pays, in US cents. */
export interface BudgetAmount {
  total: number;
  /** The part of each line, in the order of the cart's lines. The rest of the total is shipping and fees. */
  lines: readonly number[];
}

/** Returns the item numbers that belong to a category or to one below it. */
async function listCategorySkus(db: Db, categoryId: string, skus: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`/* budgets.category */
    select sku from products where sku = any(${skus}::text[]) and category_id in
      (select jsonb_array_elements_text(categories_below(jsonb_build_array(${categoryId}::text))))`.execute(
    db,
  );
  return new Set(rows.map(({ sku }) => sku));
}

/** Computes the amount of a cart's order that its budget pays: goods or the total, of all lines or of those of a category. */
export async function readBudgetAmount(
  db: Db,
  { budget }: { budget: PayingBudget | undefined },
  rows: readonly LineRow[],
  { byLine, totals }: Pick<PricedRows, 'byLine' | 'totals'>,
): Promise<BudgetAmount> {
  if (!budget) return { total: 0, lines: [] };
  const { basis, categoryId } = budget;
  const paid =
    categoryId === null
      ? undefined
      : await listCategorySkus(
          db,
          categoryId,
          rows.map(({ item_id }) => item_id),
        );
  const lines = rows.map(({ id, item_id }) => {
    const line = byLine.get(id);
    if (!line || paid?.has(item_id) === false) return 0;
    return basis === 'NET' ? line.net : line.net + line.surcharge + line.servicesFee + line.tax;
  });
  const sum = lines.reduce((total, amount) => total + amount, 0);
  return { total: basis === 'GROSS' && !paid ? totals.total : sum, lines };
}

/** Rejects an order that exceeds its budget, before its money is authorized. @throws ApiError 409 BUDGET_EXCEEDED */
export function checkBudget({ budget }: OrderAccounting, { total }: BudgetAmount): void {
  if (budget?.overdraft === 'REFUSE' && budget.available < total)
    throw budgetExceeded(budget.name, budget.available);
}

/**
 * Returns the budget that an order exceeds, and whether the order therefore waits for an approver; undefined if it exceeds none.
 * @param isTaken whether another order took the rest of the budget in the meantime
 */
export function getExceededBudget(
  { budget }: OrderAccounting,
  { total }: BudgetAmount,
  { isTaken = false }: { isTaken?: boolean } = {},
): ExceededBudget | undefined {
  if (!budget || (!isTaken && budget.available >= total)) return undefined;
  return { name: budget.name, needsApproval: isTaken || budget.overdraft === 'APPROVE' };
}

/** The balance became too low for an order in the meantime, so that it has to wait for an approver. */
export class BudgetNeedsApprovalError extends Error {}

/** Writes the part of each line that the budget pays, in US cents. */
const writeBudgetParts = (trx: Db, orderNumber: string, lines: BudgetAmount['lines']) =>
  sql`update order_lines set budget_minor = part.amount
    from unnest(${lines}::bigint[]) with ordinality as part (amount, line_number)
    where order_lines.order_number = ${orderNumber} and order_lines.line_number = part.line_number`.execute(
    trx,
  );

/**
 * Charges an order to its budget, in the transaction that writes it: an order that waits for approval reserves the money.
 * @throws ApiError 409 BUDGET_EXCEEDED
 * @throws BudgetNeedsApprovalError for an order that does not wait but has to
 */
export async function chargeOrder(
  trx: Db,
  { budget }: OrderAccounting,
  { order_number: orderNumber, account_id: accountId, status }: OrderRow,
  { total, lines }: BudgetAmount,
  readAvailable: () => Promise<OrderAccounting>,
): Promise<void> {
  if (!budget) return;
  await writeBudgetParts(trx, orderNumber, lines);
  const isPending = status === 'PENDING_APPROVAL';
  const mayOverdraw = budget.overdraft === 'ALLOW' || (budget.overdraft === 'APPROVE' && isPending);
  const order = { orderNumber, accountId, amount: total, isPending, mayOverdraw };
  if (await chargeBudget(trx, budget, order)) return;
  if (budget.overdraft === 'APPROVE') throw new BudgetNeedsApprovalError();
  throw budgetExceeded(budget.name, (await readAvailable()).budget?.available ?? 0);
}

const getCharge = ({
  organization_id: organizationId,
  budget_center: code,
  budget_period: periodStart,
}: OrderRow): BudgetCharge | undefined =>
  organizationId && code && periodStart ? { organizationId, code, periodStart } : undefined;

/** Changes what an order that waits holds of its budget, after an approver changed it. The order's row must be locked. @param total US cents */
export async function changeOrderBudget(
  trx: Db,
  order: OrderRow,
  { total, lines }: BudgetAmount,
  accountId: string | null,
): Promise<void> {
  const charge = getCharge(order);
  if (!charge) return;
  await writeBudgetParts(trx, order.order_number, lines);
  await changeReservation(trx, charge, { orderNumber: order.order_number, accountId, amount: total });
}

/**
 * Reads the budget that pays for an order that waits. The order keeps it: also if the budget was removed, no longer applies to the buyer, or the
 * organization stopped using budgets.
 */
export async function readOrderBudget(
  trx: Db,
  order: OrderRow,
  { organization }: Membership,
): Promise<{ budget: PayingBudget | undefined }> {
  const charge = getCharge(order);
  const center = charge && (await findChargedBudget(trx, charge.organizationId, charge.code));
  return { budget: center && { ...center, basis: organization.accounting?.basis ?? 'GROSS' } };
}

/**
 * Returns the budget of a waiting order if the order, with what it holds now, takes it below zero; undefined if the budget is not one of today's
 * anymore.
 */
export async function findOverdrawnBudget(
  trx: Db,
  order: OrderRow,
  member: Membership,
  now: Date,
): Promise<ExceededBudget | undefined> {
  const charge = getCharge(order);
  if (!charge) return undefined;
  const accounting = await readAccounting(trx, member.organization, member.accountId, now);
  const center = accounting?.budgetCenters.find(
    ({ code, periodStart }) => code === charge.code && periodStart === charge.periodStart,
  );
  if (!accounting || !center || center.available >= 0) return undefined;
  return { name: center.name, needsApproval: accounting.overdraft !== 'ALLOW' };
}

/** Turns the reservation of an approved order into spending. The order's row must be locked. */
export async function confirmOrderBudget(trx: Db, order: OrderRow, approverId: string | null): Promise<void> {
  const charge = getCharge(order);
  if (charge) await confirmBudget(trx, charge, { orderNumber: order.order_number, accountId: approverId });
}

/** Returns everything that an order still holds of its budget. The order's row must be locked. */
export async function returnOrderBudget(trx: Db, order: OrderRow): Promise<void> {
  const charge = getCharge(order);
  if (charge) await returnToBudget(trx, charge, order.order_number);
}

/** Returns the part of canceled units to the budget of their order, which must be locked. Shipping and fees stay. */
export async function returnUnitsBudget(
  trx: Db,
  order: OrderRow,
  units: ReadonlyMap<OrderLineRow, number>,
): Promise<void> {
  const charge = getCharge(order);
  if (!charge) return;
  const amount = [...units].reduce((sum, [line, qty]) => {
    // Orders from before the ledger were charged with their total.
    const paid =
      line.budget_minor ??
      line.price_minor + line.surcharge_minor + line.services_minor + (line.tax_minor ?? 0);
    return sum + refundUnits({ qty: line.qty, refundedQty: line.canceled_qty, net: paid, tax: 0 }, qty).net;
  }, 0);
  await returnToBudget(trx, charge, order.order_number, amount);
}
