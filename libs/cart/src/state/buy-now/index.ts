export { type BuyNowDeps, createBuyNowModule } from './buy-now.module.ts';
export { buyNowActions, type BuyNowRoot, type BuyNowState, selectBuyNow } from './buy-now.slice.ts';
