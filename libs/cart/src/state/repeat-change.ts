import type { QuantityChange } from '../model/quantity-change.ts';
import { resumeChange } from '../model/resume-change.ts';
import { cartActions } from './cart.slice.ts';
import type { FailedChange } from './cart.slice.ts';

/** The intention for a quantity change that may have been carried out already; none if nothing is left or the line is gone. */
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
 * The intentions that ask once more for a change that failed.
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
