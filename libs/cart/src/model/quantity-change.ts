import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';

/**
 * A change to a line's quantity. A typed quantity is absolute. Clicks on plus and minus are a difference, which is applied to the quantity
 * at the time the change is sent. Both are present if clicks follow a typed quantity.
 */
export interface QuantityChange {
  /** The typed quantity. */
  wanted?: number;
  /** The sum of the clicks on plus and minus; 0 if absent. */
  by?: number;
}

/** Applies a change to the current quantity `held`; the result is between 1 and the line limit. */
export const quantityAfter = ({ wanted, by = 0 }: QuantityChange, held: number): number =>
  Math.min(MAX_LINE_QUANTITY, Math.max(1, (wanted ?? held) + by));

/** Combines two changes to a line: differences add up, and a typed quantity replaces earlier changes. */
export function combineChanges(earlier: QuantityChange | undefined, later: QuantityChange): QuantityChange {
  if (!earlier || later.wanted !== undefined) return later;
  return { ...earlier, by: (earlier.by ?? 0) + (later.by ?? 0) };
}

/** Subtracts the sent part of a change; undefined if nothing is left to send. */
export function withoutSent(change: QuantityChange, sent: QuantityChange): QuantityChange | undefined {
  // The same quantity was typed before and after an earlier request was sent.
  if (change.wanted === undefined && sent.wanted !== undefined) return undefined;
  // A quantity typed after the request was sent replaces everything in it.
  if (change.wanted !== sent.wanted) return change;
  const by = (change.by ?? 0) - (sent.by ?? 0);
  return by === 0 ? undefined : { by };
}
