import type { LineSplit } from '@foolscap/core/contract';
import type { MinorUnits } from '@foolscap/core/money';
import { allocate } from './pricing/allocate.ts';

/** An error of a line's splits: the split and its field. */
export interface SplitFault {
  index: number;
  field: 'percent' | 'amount' | 'costCenter';
  reason: 'EMPTY' | 'DUPLICATE' | 'MIXED' | 'INVALID' | 'PERCENT_SUM' | 'NO_REST';
}

const toHundredths = (value: number): number => Math.round(value * 100);
const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - toHundredths(value)) < 1e-6;
const isShare = (value: number): boolean => value > 0 && hasTwoDecimals(value);

function findPercentFault(splits: readonly LineSplit[]): SplitFault | undefined {
  const wrong = splits.findIndex(({ percent }) => percent === undefined || !isShare(percent));
  if (wrong >= 0) return { index: wrong, field: 'percent', reason: 'INVALID' };
  const sum = splits.reduce((total, { percent = 0 }) => total + toHundredths(percent), 0);
  return sum === 100_00 ? undefined : { index: splits.length - 1, field: 'percent', reason: 'PERCENT_SUM' };
}

function findAmountFault(splits: readonly LineSplit[]): SplitFault | undefined {
  const last = splits.length - 1;
  const wrong = splits.findIndex(
    ({ amount }, index) => index < last && (amount === undefined || !isShare(amount)),
  );
  if (wrong >= 0) return { index: wrong, field: 'amount', reason: 'INVALID' };
  return splits[last]?.amount === undefined ? undefined : { index: last, field: 'amount', reason: 'NO_REST' };
}

/**
 * Finds the first error of a line's splits. Either all have a percentage, and the sum is 100, or all but the last have an amount, and the last one
 * has the rest, so that the splits still fit after the quantity or the price changes.
 */
export function findSplitFault(splits: readonly LineSplit[]): SplitFault | undefined {
  const empty = splits.findIndex(({ costCenter, project }) => !costCenter && !project);
  if (empty >= 0) return { index: empty, field: 'costCenter', reason: 'EMPTY' };
  const keys = splits.map(({ costCenter, project }) => JSON.stringify([costCenter, project]));
  const repeated = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (repeated >= 0) return { index: repeated, field: 'costCenter', reason: 'DUPLICATE' };
  const [hasPercent, hasAmount] = [
    splits.some(({ percent }) => percent !== undefined),
    splits.some(({ amount }) => amount !== undefined),
  ];
  if (hasPercent && hasAmount)
    return {
      index: splits.findIndex(({ amount }) => amount !== undefined),
      field: 'amount',
      reason: 'MIXED',
    };
  if (hasPercent) return findPercentFault(splits);
  return findAmountFault(splits);
}

/** Checks whether a line's fixed amounts are higher than its price. @param price US cents */
export const exceedsLine = (splits: readonly LineSplit[], price: MinorUnits): boolean =>
  splits.reduce((sum, { amount = 0 }) => sum + toHundredths(amount), 0) > price;

/**
 * Computes the parts of an amount, such as a line's price or its tax, in whole cents that add up to it. Fixed amounts belong to the line's price;
 * of another amount, and of a price that became lower, each split has the same share.
 * @param amount US cents, not negative
 * @param price the line's price, in US cents
 */
export function allocateToSplits(
  amount: MinorUnits,
  splits: readonly LineSplit[],
  price: MinorUnits = amount,
): MinorUnits[] {
  const fixed = splits.map(({ percent, amount: part }) => toHundredths(percent ?? part ?? 0));
  const isPercent = splits.some(({ percent }) => percent !== undefined);
  const rest = isPercent ? 0 : Math.max(0, price - fixed.reduce((sum, part) => sum + part, 0));
  const weights = fixed.map((part, index) => (!isPercent && index === splits.length - 1 ? rest : part));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // A line that costs nothing has no shares; the last split takes what there is, such as a fee.
  if (total === 0) return splits.map((_, index) => (index === splits.length - 1 ? amount : 0));
  // `allocate` gives at most the sum of the weights, so they are scaled up. A share is not above 10^9 cents.
  const scale = Math.ceil(amount / total) || 1;
  const parts = allocate(
    amount,
    weights.map((weight, index) => ({ id: String(index).padStart(2, '0'), weight: weight * scale })),
  );
  return splits.map((_, index) => parts.get(String(index).padStart(2, '0')) ?? 0);
}
