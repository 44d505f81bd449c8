export { getCheckoutKind } from './checkout-kind.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { type CheckoutService, createCheckoutService, feesData } from './checkout.service.ts';
