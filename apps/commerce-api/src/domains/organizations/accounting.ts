import type { OverdraftPolicy } from '@foolscap/account/model';
import { ACCOUNTING_CODES } from '@foolscap/core/vocabulary';
import type { Db } from '../../kernel/database/database.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import { getOverdraft } from './budgets/budget-approvers.ts';
import { type BudgetCenter, listBudgetCenters } from './budgets/budget-centers.ts';
import type { AccountingPolicy, CartAccounting } from './tables.ts';

/** A cart's accounting choices, in the form that its row has. */
export interface ChosenAccounting {
  accounting: CartAccounting | null;
  purchase_order_number: string | null;
}

/** The budgets, purchase orders and releases of an organization. */
export interface OrganizationAccounting {
  policy: AccountingPolicy;
  /** The treatment of the member's orders above the balance of a budget. */
  overdraft: OverdraftPolicy;
  /** The budgets that apply to the member; empty if the organization does not use budgets. */
  budgetCenters: readonly BudgetCenter[];
  /** Empty if members may enter any number. */
  purchaseOrders: readonly { number: string; description: string }[];
  releases: readonly { purchaseOrder: string; release: string; description: string }[];
}

/**
 * Reads an organization's lists with the balances of the current periods; undefined if it has no lists.
 * @param accountId the member, who sees the budgets that apply
 */
export async function readAccounting(
  db: Db,
  { id: organizationId, accounting: policy }: { id: string; accounting: AccountingPolicy | null },
  accountId: string,
  now: Date,
): Promise<OrganizationAccounting | undefined> {
  if (!policy) return undefined;
  const budgetCenters =
    policy.budgeting === 'OFF' ? [] : await listBudgetCenters(db, organizationId, accountId, now);
  const overdraft = budgetCenters.length
    ? await getOverdraft(db, { id: organizationId, accounting: policy }, accountId)
    : 'REFUSE';
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
    budgetCenters,
    overdraft,
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
