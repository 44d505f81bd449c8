import { quantityAfter } from './quantity-change.ts';
import type { QuantityChange } from './quantity-change.ts';

/**
 * Computes the change to request again if it is unknown whether the server applied the first request. A current quantity between the
 * previous and the requested one may result from that request, so a difference is repeated only up to the requested quantity.
 *
 * @param from quantity before the change
 * @param held current quantity
 * @returns undefined if nothing is left to request
 */
export function resumeChange(change: QuantityChange, from: number, held: number): QuantityChange | undefined {
  if (change.wanted !== undefined) return { wanted: quantityAfter(change, held) };
  const target = quantityAfter(change, from);
  const isOwnEffect = Math.min(from, target) <= held && held <= Math.max(from, target);
  const by = isOwnEffect ? target - held : (change.by ?? 0);
  return by === 0 ? undefined : { by };
}
