import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import { formatMoney, toDecimal } from '@foolscap/core/money';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import type { CartRow } from '../cart/index.ts';
import {
  type BudgetCharge,
  chargeBudget,
  checkAccounting,
  getBudgetCenter,
  getRelease,
  type Membership,
  readAccounting,
  returnToBudget,
} from '../organizations/index.ts';
import type { OrderRow } from './orders.repository.ts';

/** The budget and the purchase order release that an order is charged to (cart-1.3). */
export interface OrderAccounting {
  budget: (BudgetCharge & { name: string; available: number; mayOverdraw: boolean }) | undefined;
  release: string | null;
}

/**
 * Reads the accounting of a cart's order.
 * @throws ApiError 400 for a missing budget center, or for choices that the organization's lists no longer contain
 */
export async function readOrderAccounting(
  db: Db,
  member: Membership | undefined,
  cart: Pick<CartRow, 'accounting' | 'purchase_order_number'>,
  now: Date,
): Promise<OrderAccounting> {
  const organization = member && (await readAccounting(db, member.organization, now));
  if (!organization) return { budget: undefined, release: null };
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
  const center = organization.budgetCenters.find(({ code }) => code === budgetCenter);
  return {
    budget: center && {
      organizationId: member.organization.id,
      code: center.code,
      name: center.name,
      periodStart: center.periodStart,
      available: center.available,
      mayOverdraw: organization.policy.overdraft ?? false,
    },
    release: getRelease(organization, cart),
  };
}

const budgetExceeded = (name: string, available: number) =>
  new ApiError(
    409,
    ACCOUNTING_CODES.budgetExceeded,
    `The budget ${name} has ${formatMoney(Math.max(0, available))} left. Choose another budget, or change your cart.`,
    { field: 'accounting.budgetCenter', details: { availableBalance: toDecimal(available) } },
  );

/** Rejects an order that exceeds its budget, before its money is authorized. @throws ApiError 409 BUDGET_EXCEEDED */
export function checkBudget({ budget }: OrderAccounting, total: number): void {
  if (budget && !budget.mayOverdraw && budget.available < total)
    throw budgetExceeded(budget.name, budget.available);
}

/** Charges an order to its budget, in the transaction that writes it. @throws ApiError 409 BUDGET_EXCEEDED */
export async function chargeOrder(
  trx: Db,
  { budget }: OrderAccounting,
  total: number,
  readAvailable: () => Promise<OrderAccounting>,
): Promise<void> {
  if (!budget || (await chargeBudget(trx, budget, total, budget))) return;
  throw budgetExceeded(budget.name, (await readAvailable()).budget?.available ?? 0);
}

/** Charges or returns the difference of a changed order to its budget. @param difference US cents; negative if it costs less */
export async function changeOrderBudget(trx: Db, order: OrderRow, difference: number): Promise<void> {
  const { organization_id: organizationId, budget_center: code, budget_period: periodStart } = order;
  if (difference < 0) return returnOrderBudget(trx, order, -difference);
  // It was charged more when it was placed.
  if (difference > 0 && organizationId && code && periodStart)
    await chargeBudget(trx, { organizationId, code, periodStart }, difference, { mayOverdraw: true });
}

/** Returns a canceled amount, in US cents, to an order's budget. */
export async function returnOrderBudget(
  trx: Db,
  { organization_id: organizationId, budget_center: code, budget_period: periodStart }: OrderRow,
  amount: number,
): Promise<void> {
  if (organizationId && code && periodStart)
    await returnToBudget(trx, { organizationId, code, periodStart }, amount);
}
