import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';

/**
 * A change of a line's quantity. A typed quantity is absolute; presses of plus and minus are a difference, which is applied to whatever
 * the quantity is by the time the change is sent. Both are there after a press that follows a typed quantity.
 */
export interface QuantityChange {
  /** The typed quantity. */
  wanted?: number;
  /** The sum of the presses; 0 if absent. */
  by?: number;
}

/** The quantity that results from a change of a line that has `held` now. */
export const quantityAfter = ({ wanted, by = 0 }: QuantityChange, held: number): number =>
  Math.min(MAX_LINE_QUANTITY, Math.max(1, (wanted ?? held) + by));

/** Combines two changes of a line: presses add up, a typed quantity replaces what was before it. */
export function combineChanges(earlier: QuantityChange | undefined, later: QuantityChange): QuantityChange {
  if (!earlier || later.wanted !== undefined) return later;
  return { ...earlier, by: (earlier.by ?? 0) + (later.by ?? 0) };
}

/** The part of a change that is not carried out yet; undefined if nothing is left. */
export function withoutSent(change: QuantityChange, sent: QuantityChange): QuantityChange | undefined {
  // Typed after this was sent: it replaces all of it, and is sent by itself.
  if (change.wanted !== sent.wanted) return change;
  const by = (change.by ?? 0) - (sent.by ?? 0);
  return by === 0 ? undefined : { by };
}
