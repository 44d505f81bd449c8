export { createMiniCartModule, type MiniCartDeps } from './mini-cart.module.ts';
export * from './mini-cart.selectors.ts';
export { miniCartActions, type MiniCartMessage } from './mini-cart.slice.ts';
export {
  initialMiniCartState,
  type MiniCartFlyout,
  type MiniCartNotification,
  type MiniCartState,
  type MiniCartVariant,
  type MiniCartView,
} from './mini-cart.state.ts';
export { MINI_CART_OPEN_DELAY_MS } from './open-mini-cart.ts';
export { REMOVAL_ANIMATION_MS } from './remove-from-mini-cart.ts';
