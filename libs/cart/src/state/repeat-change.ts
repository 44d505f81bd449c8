import type { QuantityChange } from '../model/quantity-change.ts';
import { resumeChange } from '../model/resume-change.ts';
import { cartActions } from './cart.slice.ts';
import type { FailedChange } from './cart.slice.ts';

/**
 * Creates the intention that repeats a quantity change that the server may have applied already.
 *
 * @param from the quantity before the change
 * @param held the current quantity; undefined if the line is gone
 * @returns no intention if nothing is left to request or the line is gone
 */
export function resumeQuantity(
  cartItemId: string,
  change: QuantityChange,
  from: number | undefined,
  held: number | undefined,
) {
  if (held === undefined) return [];
  const { wanted, by } = resumeChange(change, from ?? held, held) ?? {};
  if (wanted !== undefined) return [cartActions.quantityChangeRequested({ cartItemId, qty: wanted })];
  return by === undefined ? [] : [cartActions.quantityChangeRequested({ cartItemId, by })];
}

/**
 * Creates the intentions that repeat a failed change.
 *
 * @param held the current quantities by line
 */
export function repeatChange(change: FailedChange, held: Readonly<Record<string, number>>) {
  switch (change.kind) {
    case 'quantities':
      return Object.entries(change.quantities).flatMap(([cartItemId, quantity]) =>
        resumeQuantity(cartItemId, quantity, change.from[cartItemId], held[cartItemId]),
      );
    case 'remove':
      return [cartActions.removeRequested({ cartItemId: change.cartItemId })];
    case 'fulfillment': {
      const { kind: _, ...fulfillment } = change;
      return [cartActions.fulfillmentRequested(fulfillment)];
    }
  }
}
