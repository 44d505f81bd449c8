import { toMinorUnits, type MinorUnits } from '@foolscap/core/money';
import type { Order } from '../contract/index.ts';

/** A business order's invoice: what it is charged to, and its amounts in US cents. */
export interface Invoice {
  /** The number of the order. */
  number: string;
  /** ISO instant. */
  date: string;
  purchaseOrder: string | undefined;
  release: string | undefined;
  budgetCenter: string | undefined;
  total: MinorUnits;
  /** Returned for canceled units. */
  refunded: MinorUnits;
  /** The part charged to the organization's account; 0 if other tenders have paid all of it. */
  due: MinorUnits;
}

const NOT_INVOICED: readonly Order['status'][] = ['PENDING_APPROVAL', 'DECLINED', 'CANCELED'];

/**
 * Returns the invoice of an order that is charged to a purchase order, a budget or the account of an organization (cart-2.32); undefined
 * for all other orders, and for those that are pending approval, canceled or declined.
 */
export function getInvoice({
  orderNumber,
  placedAt,
  status,
  purchaseOrderNumber,
  poRelease,
  budgetCenter,
  payments = [],
  refundedTotal = 0,
  totals,
}: Order): Invoice | undefined {
  const accounts = payments.filter(({ type }) => type === 'ACCOUNT');
  const isBusiness = purchaseOrderNumber !== undefined || budgetCenter !== undefined || accounts.length > 0;
  if (!isBusiness || NOT_INVOICED.includes(status)) return undefined;
  const cents = (amount: number) => toMinorUnits(amount) ?? 0;
  return {
    number: orderNumber,
    date: placedAt,
    purchaseOrder: purchaseOrderNumber,
    release: poRelease,
    budgetCenter,
    total: cents(totals.ordTotal),
    refunded: cents(refundedTotal),
    due: accounts.reduce(
      (sum, { amountApplied, amountRefunded = 0 }) => sum + cents(amountApplied) - cents(amountRefunded),
      0,
    ),
  };
}
