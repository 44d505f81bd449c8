export { getCheckoutKind } from './checkout-kind.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { createCheckoutService, feesData } from './checkout.service.ts';
