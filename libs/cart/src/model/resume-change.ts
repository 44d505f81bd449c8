import { quantityAfter } from './quantity-change.ts';
import type { QuantityChange } from './quantity-change.ts';

/**
 * Prepares a change for being requested again when it is not known whether the server has carried it out. A quantity between the one
 * before the change and its result may be its own doing, so that presses go no further than that result.
 *
 * @param from the quantity before the change
 * @returns undefined if nothing is left to request
 */
export function resumeChange(change: QuantityChange, from: number, held: number): QuantityChange | undefined {
  if (change.wanted !== undefined) return { wanted: quantityAfter(change, held) };
  const target = quantityAfter(change, from);
  const isOwnDoing = Math.min(from, target) <= held && held <= Math.max(from, target);
  const by = isOwnDoing ? target - held : (change.by ?? 0);
  return by === 0 ? undefined : { by };
}
