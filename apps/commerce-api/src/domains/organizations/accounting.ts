import type { OverdraftPolicy } from '@foolscap/account/model';
import type { LineSplit } from '@foolscap/core/contract';
import {
  ACCOUNTING_CODES,
  LINE_ACCOUNTING_FIELDS,
  type LineAccountingField,
} from '@foolscap/core/vocabulary';
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
  /** The values of the fields of lines that the organization uses; without any, members may enter any value. */
  lineCodes: Partial<Record<LineAccountingField, readonly AccountingCode[]>>;
}

/** A cost center or a project. */
export interface AccountingCode {
  code: string;
  description: string;
}

/** Reads the cost centers and projects of the fields that an organization uses. */
async function readLineCodes(
  db: Db,
  organizationId: string,
  { lineFields = {} }: AccountingPolicy,
): Promise<OrganizationAccounting['lineCodes']> {
  const fields = LINE_ACCOUNTING_FIELDS.filter((field) => lineFields[field]);
  if (fields.length === 0) return {};
  const codes = await db
    .selectFrom('accounting_codes')
    .select(['field', 'code', 'description'])
    .where('organization_id', '=', organizationId)
    .where('field', 'in', fields)
    .orderBy('code')
    .execute();
  return Object.fromEntries(
    fields.map((field) => [
      field,
      codes.filter((each) => each.field === field).map(({ code, description }) => ({ code, description })),
    ]),
  );
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
    lineCodes: await readLineCodes(db, organizationId, policy),
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

const REFUSALS = {
  costCenter: {
    invalid: [
      ACCOUNTING_CODES.costCenterInvalid,
      'Your organization has no such cost center. Choose another one.',
    ],
    missing: [ACCOUNTING_CODES.costCenterMissing, 'Choose a cost center for every item to continue.'],
  },
  project: {
    invalid: [ACCOUNTING_CODES.projectInvalid, 'Your organization has no such project. Choose another one.'],
    missing: [ACCOUNTING_CODES.projectMissing, 'Choose a project for every item to continue.'],
  },
} as const;

/** The characters of codes that are not in a list. */
const CODE = /^[\p{L}\p{N} ./#_-]+$/u;

const isKnown = (codes: readonly AccountingCode[] | undefined, value: string): boolean =>
  codes !== undefined && (codes.length ? codes.some(({ code }) => code === value) : CODE.test(value));

/** Checks whether an organization requires a budget or a cost center for each order, which orders without a shopper do not have. */
export const requiresAccounting = (policy: AccountingPolicy | null | undefined): boolean =>
  policy?.budgeting === 'REQUIRED' || Object.values(policy?.lineFields ?? {}).includes('REQUIRED');

/**
 * Returns the splits of a line that an organization can still use: none if one of them names a field that the organization has turned off.
 * Without this, the shopper could neither order nor change the line, because its page no longer shows the field.
 */
export const getUsedSplits = (
  { lineCodes }: OrganizationAccounting,
  splits: readonly LineSplit[] = [],
): readonly LineSplit[] =>
  splits.every((split) => LINE_ACCOUNTING_FIELDS.every((field) => !split[field] || lineCodes[field]))
    ? splits
    : [];

/**
 * Checks the cost centers and projects of lines against the organization's lists.
 * @throws ApiError 400 COST_CENTER_INVALID, PROJECT_INVALID, with the place in `accounting.lines`
 */
export function checkSplitCodes(
  organization: OrganizationAccounting | undefined,
  lines: readonly (readonly LineSplit[])[],
): void {
  for (const [line, splits] of lines.entries())
    for (const [index, split] of splits.entries())
      for (const field of LINE_ACCOUNTING_FIELDS) {
        const value = split[field];
        if (value === undefined || isKnown(organization?.lineCodes[field], value)) continue;
        const [code, text] = REFUSALS[field].invalid;
        throw badRequest(code, text, `accounting.lines[${line}].splits[${index}].${field}`);
      }
}

/** Checks that lines have the fields that the organization requires. @throws ApiError 400 COST_CENTER_MISSING, PROJECT_MISSING */
export function checkRequiredCodes(
  { policy: { lineFields = {} } }: OrganizationAccounting,
  lines: readonly (readonly LineSplit[])[],
): void {
  for (const field of LINE_ACCOUNTING_FIELDS) {
    if (lineFields[field] !== 'REQUIRED') continue;
    if (lines.every((splits) => splits.length > 0 && splits.every((split) => split[field]))) continue;
    const [code, text] = REFUSALS[field].missing;
    throw badRequest(code, text, 'accounting.lines');
  }
}
