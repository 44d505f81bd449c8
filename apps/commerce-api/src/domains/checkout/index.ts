export { getCheckoutKind } from './checkout-kind.ts';
export { getPickups, type OrderPickup } from './pickups.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { type CheckoutService, createCheckoutService, feesData } from './checkout.service.ts';
