import type { CartWrite } from '../define-cart-write.ts';
import { addItems, addToCartRequested } from './add-items.ts';
import { checkoutRequested, enterCheckout } from './enter-checkout.ts';
import { removeLine, removeRequested } from './remove-line.ts';
import { restoreLine, undoRequested } from './restore-line.ts';
import { fulfillmentRequested, setDelivery } from './set-delivery.ts';
import { quantityChangeRequested, setQuantity } from './set-quantity.ts';

/** All cart writes, one file each. */
export const cartWrites: readonly CartWrite[] = [
  addItems,
  setQuantity,
  setDelivery,
  removeLine,
  restoreLine,
  enterCheckout,
];

/** The commands of the writes and the facts that other code listens to. */
export const writeActions = {
  addToCartRequested,
  itemsAdded: addItems.settled,
  addFailed: addItems.failed,
  quantityChangeRequested,
  quantitiesChanged: setQuantity.settled,
  quantityChangeFailed: setQuantity.failed,
  fulfillmentRequested,
  fulfillmentChanged: setDelivery.settled,
  removeRequested,
  lineRemoved: removeLine.settled,
  undoRequested,
  lineRestored: restoreLine.settled,
  checkoutRequested,
  checkoutEntered: enterCheckout.settled,
};
