export { createCheckoutModule, type CheckoutDeps } from './checkout.module.ts';
export {
  checkoutActions,
  checkoutEvents,
  checkoutReducer,
  initialCheckoutState,
  selectCancel,
  selectCheckoutInfo,
  selectCheckoutLoad,
  selectIsPaymentDeclined,
  selectKeptCheckout,
  selectOrder,
  selectOrders,
  selectPlace,
  selectSections,
  selectZipPlace,
  type CheckoutForm,
  type CheckoutRoot,
  type CheckoutState,
  type KeptCheckout,
  type PlacePhase,
  type SectionPhase,
} from './checkout.slice.ts';
export { createOrderOverviewModule } from './order-overview.module.ts';
export {
  initialOrderOverviewState,
  orderOverviewActions,
  orderOverviewReducer,
  selectBuyAgain,
  selectRecentOrders,
  selectWaitingOrders,
  type BuyAgainPhase,
  type OrderOverviewDeps,
  type OrderOverviewRoot,
  type OrderOverviewState,
} from './order-overview.slice.ts';
export { createQuickBuyModule, type PreparedQuickBuy, type QuickBuyDeps } from './quick-buy.module.ts';
export * from './quick-buy.slice.ts';
