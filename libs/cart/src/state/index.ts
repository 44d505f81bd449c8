export * from './cart.deps.ts';
export * from './cart.events.ts';
export * from './cart.module.ts';
export * from './cart.selectors.ts';
export { cartActions, cartReducer, initialCartState } from './cart.slice.ts';
export type {
  AddFeedback,
  AddItem,
  CartState,
  FailedChange,
  LineChange,
  LoadPhase,
  RemovedLine,
  RequestedFulfillment,
  RequestedQuantity,
  WaitingChanges,
} from './cart.slice.ts';
export { repeatChange, resumeQuantity } from './repeat-change.ts';
export { fetchedCarryOut, loadCarryOut } from './sagas/load-carry-out.ts';
