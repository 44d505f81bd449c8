export { getCheckoutKind } from './checkout-kind.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { createCheckoutService } from './checkout.service.ts';
