import { refundUnits } from '@foolscap/cart/model';
import type { RefundParts } from '../payments/index.ts';
import type { OrderLineRow, OrderRow } from './orders.repository.ts';

type RefundLine = RefundParts['lines'][number];

/** Counts the units of a line that are not canceled. */
export const countLeft = ({ qty, canceled_qty }: Pick<OrderLineRow, 'qty' | 'canceled_qty'>): number =>
  qty - canceled_qty;

/** Computes the refund for more units of a line: their price, surcharge, furniture services and tax. */
export function refundLine(line: OrderLineRow, qty: number): RefundLine {
  const { net, tax } = refundUnits(
    {
      qty: line.qty,
      refundedQty: line.canceled_qty,
      net: line.price_minor + line.surcharge_minor + line.services_minor,
      tax: line.tax_minor ?? 0,
    },
    qty,
  );
  return { line_number: line.line_number, qty, price_minor: net, tax_minor: tax };
}

/** Adds up refund lines, in US cents. */
export const sumLines = (lines: readonly RefundLine[]): number =>
  lines.reduce((sum, { price_minor, tax_minor }) => sum + price_minor + tax_minor, 0);

/**
 * Returns the refund parts for everything that is left of an order: its remaining units, shipping and fees. Partial refunds never include
 * shipping and fees. Together with earlier refunds they add up to the order's total.
 */
export function getRemainingParts(
  { totals }: Pick<OrderRow, 'totals'>,
  lines: readonly OrderLineRow[],
): RefundParts {
  const isTaxedByLine = lines.every(({ tax_minor }) => tax_minor !== null);
  return {
    lines: lines.filter((line) => countLeft(line) > 0).map((line) => refundLine(line, countLeft(line))),
    shipping: totals.shipFee,
    fees: totals.handlingFee + (totals.dasFee ?? 0),
    tax: isTaxedByLine ? 0 : totals.taxTotal,
  };
}
