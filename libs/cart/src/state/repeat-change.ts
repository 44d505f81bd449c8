import { cartActions } from './cart.slice.ts';
import type { FailedChange } from './cart.slice.ts';

/** The intentions that ask once more for a change that failed. */
export function repeatChange(change: FailedChange) {
  switch (change.kind) {
    case 'quantities':
      return Object.entries(change.quantities).map(([cartItemId, qty]) =>
        cartActions.quantityChangeRequested({ cartItemId, qty }),
      );
    case 'remove':
      return [cartActions.removeRequested({ cartItemId: change.cartItemId })];
    case 'fulfilment': {
      const { kind: _, ...fulfilment } = change;
      return [cartActions.fulfilmentRequested(fulfilment)];
    }
  }
}
