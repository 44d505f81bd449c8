export { type AppBridge, createAppBridge } from './app-bridge.ts';
export {
  CART_COUNT_KEY,
  CART_COUNT_LIFETIME_MS,
  type CartCountDeps,
  createCartCountModule,
} from './cart-count.module.ts';
export { cartCountActions, type CartCountState } from './cart-count.slice.ts';
