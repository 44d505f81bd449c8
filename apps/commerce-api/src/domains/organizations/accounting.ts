import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { type BudgetCenter, periodStart } from './budgets.ts';
import type { AccountingPolicy, CartAccounting } from './tables.ts';

/** A cart's accounting choices, in the form that its row has. */
export interface ChosenAccounting {
  accounting: CartAccounting | null;
  purchase_order_number: string | null;
}

/** The budgets, purchase orders and releases of an organization. */
export interface OrganizationAccounting {
  policy: AccountingPolicy;
  /** Empty if the organization does not use budgets. */
  budgetCenters: readonly BudgetCenter[];
  /** Empty if members may enter any number. */
  purchaseOrders: readonly { number: string; description: string }[];
  releases: readonly { purchaseOrder: string; release: string; description: string }[];
}

/** Reads an organization's lists with the balances of the current periods; undefined if it has no lists. */
export async function readAccounting(
  db: Db,
  { id: organizationId, accounting: policy }: { id: string; accounting: AccountingPolicy | null },
  now: Date,
): Promise<OrganizationAccounting | undefined> {
  if (!policy) return undefined;
  const centers =
    policy.budgeting === 'OFF'
      ? []
      : await db
          .selectFrom('budget_centers as center')
          .select(['center.code', 'center.name', 'center.amount_minor', 'center.period', 'center.is_default'])
          .where('center.organization_id', '=', organizationId)
          .orderBy('center.code')
          .execute();
  const spending = centers.length
    ? await db
        .selectFrom('budget_spending')
        .select(['code', 'period_start', 'spent_minor'])
        .where('organization_id', '=', organizationId)
        .where('period_start', '>=', periodStart('YEAR', now))
        .execute()
    : [];
  const purchaseOrders = await db
    .selectFrom('purchase_orders')
    .select(['number', 'description'])
    .where('organization_id', '=', organizationId)
    .orderBy('number')
    .execute();
  const releases = await db
    .selectFrom('purchase_order_releases')
    .select(['purchase_order', 'release', 'description'])
    .where('organization_id', '=', organizationId)
    .orderBy('purchase_order')
    .orderBy('release')
    .execute();
  return {
    policy,
    budgetCenters: centers.map(({ code, name, amount_minor, period, is_default }) => {
      const start = periodStart(period, now);
      const spent = spending.find((each) => each.code === code && each.period_start === start);
      return {
        code,
        name,
        isDefault: is_default,
        amount: amount_minor,
        period,
        available: amount_minor - (spent?.spent_minor ?? 0),
        periodStart: start,
      };
    }),
    purchaseOrders,
    releases: releases.map(({ purchase_order: purchaseOrder, ...rest }) => ({ purchaseOrder, ...rest })),
  };
}

/** Returns the code of a cart's budget center: the chosen one, otherwise the organization's default; null if there is none. */
export const getBudgetCenter = (
  { budgetCenters }: OrganizationAccounting,
  { accounting }: ChosenAccounting,
): string | null =>
  accounting?.budgetCenter === undefined
    ? (budgetCenters.find(({ isDefault }) => isDefault)?.code ?? null)
    : accounting.budgetCenter;

/** Returns a cart's release, unless it belongs to another purchase order. */
export function getRelease(
  { releases }: OrganizationAccounting,
  { accounting, purchase_order_number: number }: ChosenAccounting,
): string | null {
  const chosen = accounting?.poRelease ?? null;
  return releases.some(({ purchaseOrder, release }) => purchaseOrder === number && release === chosen)
    ? chosen
    : null;
}

/**
 * Checks a member's choices against the organization's lists.
 * @param numberField the request field that contains the purchase order number
 * @throws ApiError 400 BUDGET_CENTER_INVALID, PURCHASE_ORDER_UNKNOWN, PURCHASE_ORDER_RELEASE_INVALID
 */
export function checkAccounting(
  organization: OrganizationAccounting | undefined,
  {
    budgetCenter,
    purchaseOrder,
    poRelease,
  }: { budgetCenter?: string | null; purchaseOrder?: string | null; poRelease?: string | null },
  numberField = 'accounting.purchaseOrder',
): void {
  const { budgetCenters = [], purchaseOrders = [], releases = [] } = organization ?? {};
  if (budgetCenter && !budgetCenters.some(({ code }) => code === budgetCenter))
    throw badRequest(
      ACCOUNTING_CODES.budgetCenterInvalid,
      'Your organization has no such budget center. Choose another one.',
      'accounting.budgetCenter',
    );
  if (
    purchaseOrder &&
    purchaseOrders.length &&
    !purchaseOrders.some(({ number }) => number === purchaseOrder)
  )
    throw badRequest(
      ACCOUNTING_CODES.purchaseOrderUnknown,
      'Your organization has no such purchase order. Choose another one.',
      numberField,
    );
  if (
    poRelease &&
    !releases.some((each) => each.purchaseOrder === purchaseOrder && each.release === poRelease)
  )
    throw badRequest(
      ACCOUNTING_CODES.releaseInvalid,
      'This purchase order has no such release. Choose another one.',
      'accounting.poRelease',
    );
}
