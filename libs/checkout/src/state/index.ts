export { createCheckoutModule, type CheckoutDeps } from './checkout.module.ts';
export * from './checkout.slice.ts';
