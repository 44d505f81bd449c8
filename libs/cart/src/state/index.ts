export * from './cart.deps.ts';
export * from './cart.events.ts';
export * from './cart.module.ts';
export * from './cart.selectors.ts';
export * from './unsold-lines.ts';
export { selectIsRemoving, selectPendingDelivery, selectPendingQuantity } from './pending-line.ts';
export { cartActions, cartReducer } from './cart.slice.ts';
export { type CartWrite, type CartWriteDefinition, defineCartWrite } from './define-cart-write.ts';
export { initialCartState } from './cart.state.ts';
export type {
  AddFeedback,
  AddItem,
  CartState,
  ConfirmedChange,
  FailedWrite,
  LineOperation,
  PendingOperation,
  RemovedLine,
  RequestedFulfillment,
  WaitingChanges,
} from './cart.state.ts';
export type { CheckoutDestination } from './writes/enter-checkout.ts';
export { resumeQuantity } from './writes/set-quantity.ts';
export type { RequestedQuantity } from './writes/set-quantity.ts';
export * from './cart-modules/index.ts';
export * from './mini-cart/index.ts';
export * from './saved-items/index.ts';
export * from './notice-opt-out/index.ts';
export * from './cart-count/index.ts';
export * from './cart-cache/index.ts';
export * from './shared-cart/index.ts';
export * from './buy-now/index.ts';
export * from './coupons/index.ts';
export * from './places/index.ts';
export * from './accounting/index.ts';
export * from './free-items/index.ts';
export * from './furniture-services/index.ts';
export * from './offers/index.ts';
export * from './add-callbacks/index.ts';
