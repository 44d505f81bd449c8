import { toMinorUnits, type MinorUnits } from '@foolscap/core/money';
import type { CartInfo, InvoiceField, InvoiceInfo } from '../contract/index.ts';

/**
 * Checks whether a cart shows the budget center overlays, which requires that the organization has enabled and configured budgets
 * (cart-5.27).
 */
export const showsBudgetOverlays = (
  info: Pick<InvoiceInfo, 'budgetingEnabled' | 'isConfigured'> | undefined,
): boolean => info !== undefined && info.budgetingEnabled && info.isConfigured;

/** Checks whether a call was rejected because of its budget, purchase order or release, with a reason for the shopper. */
export const isAccountingRefusal = ({ field = '' }: { field?: string | undefined }): boolean =>
  field.startsWith('accounting') || field === 'purchaseOrderNumber';

/** The fields that an order is charged to, in display order: budget center, purchase order and release. */
export const ACCOUNTING_FIELDS = ['bc', 'po', 'por'] as const;
export type AccountingField = (typeof ACCOUNTING_FIELDS)[number];

/** The names of the fields in the request that changes them. */
export const ACCOUNTING_REQUEST_FIELDS = {
  bc: 'budgetCenter',
  po: 'purchaseOrder',
  por: 'poRelease',
} as const satisfies Record<AccountingField, string>;

/** A field of a cart's accounting, as shown to a shopper. */
export interface AccountingEntry {
  field: AccountingField;
  info: InvoiceField;
  /** The chosen value's code and name; absent if there is none. */
  chosen?: { value: string; description: string };
  /** Whether the overlay for changing it is offered (cart-5.27). */
  canChange: boolean;
  /** Whether an order is possible without a value. */
  allowsNone: boolean;
}

/**
 * Lists the accounting fields that a cart shows: those with an overlay and those with a value.
 * @param isMandatory whether an order needs a purchase order number
 */
export function getAccountingEntries(info: InvoiceInfo, isMandatory = false): AccountingEntry[] {
  const hasOverlays = showsBudgetOverlays(info);
  return ACCOUNTING_FIELDS.flatMap((field) => {
    const of = info[field];
    if (!of) return [];
    const [value] = of.values ?? [];
    const canChange = hasOverlays && (field !== 'bc' || info.showBCLink);
    if (value === undefined && !canChange) return [];
    const description = of.list?.find((entry) => entry.value === value)?.description ?? '';
    return [
      {
        field,
        info: of,
        ...(value === undefined ? {} : { chosen: { value, description } }),
        canChange,
        allowsNone: field === 'bc' ? info.showNone : field === 'por' || !isMandatory,
      },
    ];
  });
}

/**
 * Returns the amount by which an order exceeds its budget's balance: its total, or its goods if the organization charges net.
 * @returns US cents; 0 if the budget covers the order, if there is none, and for a budget of a category, which the API checks
 */
export function getBudgetExcess({
  bcDetails,
  cartSummary: { ordTotal, cartSubTotalAfterCoupons },
}: Pick<CartInfo, 'bcDetails' | 'cartSummary'>): MinorUnits {
  if (!bcDetails || bcDetails.isForCategory) return 0;
  const amount = bcDetails.isNet ? cartSubTotalAfterCoupons : ordTotal;
  return Math.max(0, (toMinorUnits(amount) ?? 0) - (toMinorUnits(bcDetails.availableBalance) ?? 0));
}
