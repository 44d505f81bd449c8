import { computeShare, type MinorUnits } from '@foolscap/core/money';
import { getTaxRate } from '../tax-rates.ts';
import { allocate } from './allocate.ts';

/** A line in the form that tax computation needs. */
export interface TaxableLine {
  id: string;
  /** Price after discounts, in US cents. */
  net: MinorUnits;
  taxable: boolean;
  /** The state whose rate applies; undefined while it is unknown. */
  state: string | undefined;
}

/**
 * Computes sales tax: once per state on all of its taxable lines together, rounded half up to the cent, then allocated to those lines. Fees
 * are not taxed.
 * @returns tax by line; lines whose state is unknown are not taxed
 */
export function taxByLine(lines: readonly TaxableLine[]): Map<string, MinorUnits> {
  const byState = new Map<string, TaxableLine[]>();
  for (const line of lines) {
    if (!line.taxable || line.state === undefined || line.net === 0) continue;
    const same = byState.get(line.state);
    if (same) same.push(line);
    else byState.set(line.state, [line]);
  }
  const taxes = new Map<string, MinorUnits>();
  for (const [state, taxed] of byState) {
    const total = taxed.reduce((sum, { net }) => sum + net, 0);
    const shares = taxed.map(({ id, net }) => ({ id, weight: net }));
    for (const [id, tax] of allocate(computeShare(total, getTaxRate(state)), shares)) taxes.set(id, tax);
  }
  return taxes;
}
