import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import type { Order } from '../../contract/index.ts';

/** A row of savings, in dollars. */
export interface Saving {
  label: string;
  amount: number;
}

/**
 * Lists the savings of an order by promotion and coupon. The rows always add up to the savings: those that no promotion explains, such as on orders of
 * older servers, are one more row.
 */
export function getSavings(savings: number, adjustments: Order['adjustments'] = []): Saving[] {
  const byLabel = new Map<string, number>();
  for (const { name, couponCode, amount } of adjustments) {
    const label = couponCode ? `${name} (${couponCode})` : name;
    byLabel.set(label, (byLabel.get(label) ?? 0) + (toMinorUnits(amount) ?? 0));
  }
  const rows = [...byLabel].map(([label, amount]) => ({ label, amount: toDecimal(amount) }));
  const explained = [...byLabel.values()].reduce((sum, amount) => sum + amount, 0);
  const rest = (toMinorUnits(savings) ?? 0) - explained;
  return rest > 0
    ? [...rows, { label: rows.length ? 'Other savings' : 'Savings', amount: toDecimal(rest) }]
    : rows;
}
