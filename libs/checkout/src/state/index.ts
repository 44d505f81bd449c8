export { createCheckoutModule, type CheckoutDeps } from './checkout.module.ts';
export * from './checkout.slice.ts';
export { createOrderOverviewModule, type OrderOverviewDeps } from './order-overview.module.ts';
export * from './order-overview.slice.ts';
export { createQuickBuyModule, type PreparedQuickBuy, type QuickBuyDeps } from './quick-buy.module.ts';
export * from './quick-buy.slice.ts';
