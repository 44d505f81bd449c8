import { quantityAfter } from './quantity-change.ts';
import type { QuantityChange } from './quantity-change.ts';

/**
 * Computes the change to request again when it is unknown whether the server applied the first request. A current quantity between the one
 * before the change and the requested one may be the effect of that request, so steps are repeated only up to the requested quantity.
 *
 * @param from the quantity before the change
 * @param held the current quantity
 * @returns undefined if nothing is left to request
 */
export function resumeChange(change: QuantityChange, from: number, held: number): QuantityChange | undefined {
  if (change.wanted !== undefined) return { wanted: quantityAfter(change, held) };
  const target = quantityAfter(change, from);
  const isOwnEffect = Math.min(from, target) <= held && held <= Math.max(from, target);
  const by = isOwnEffect ? target - held : (change.by ?? 0);
  return by === 0 ? undefined : { by };
}
