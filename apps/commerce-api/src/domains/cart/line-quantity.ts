export {
  decideAddition,
  decideQuantity,
  invalidStore,
  noneInStore,
  notForPickup,
  type QuantityDecision,
  stockMessages,
} from '@foolscap/cart/model';
