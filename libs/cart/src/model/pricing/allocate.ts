import type { MinorUnits } from '@foolscap/core/money';

/** A recipient of part of an amount. */
export interface Share {
  /** Breaks ties, so that the result does not depend on the order of the shares. */
  id: string;
  /** The part is proportional to this, and never exceeds it. */
  weight: MinorUnits;
}

/**
 * Splits an amount in proportion to weights, in whole cents that add up to exactly the amount. Cents left over from rounding down go to the
 * largest remainders, then to the smallest ids.
 * @param amount US cents, not negative; at most the sum of the weights is split
 * @returns the parts by id; each is at most its weight
 */
export function allocate(amount: MinorUnits, shares: readonly Share[]): Map<string, MinorUnits> {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const split = Math.min(amount, total);
  const parts = new Map<string, MinorUnits>();
  if (split <= 0) {
    for (const { id } of shares) parts.set(id, 0);
    return parts;
  }
  const remainders: { id: string; remainder: bigint | number }[] = [];
  let left = split;
  const add = (id: string, part: number, remainder: bigint | number) => {
    parts.set(id, part);
    left -= part;
    if (remainder) remainders.push({ id, remainder });
  };
  if (split * total <= Number.MAX_SAFE_INTEGER) {
    for (const { id, weight } of shares) {
      const remainder = (split * weight) % total;
      add(id, (split * weight - remainder) / total, remainder);
    }
  } else {
    for (const { id, weight } of shares) {
      const product = BigInt(split) * BigInt(weight);
      add(id, Number(product / BigInt(total)), product % BigInt(total));
    }
  }
  remainders.sort((a, b) =>
    a.remainder === b.remainder ? compare(a.id, b.id) : a.remainder > b.remainder ? -1 : 1,
  );
  for (const { id } of remainders.slice(0, left)) parts.set(id, parts.get(id)! + 1);
  return parts;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
