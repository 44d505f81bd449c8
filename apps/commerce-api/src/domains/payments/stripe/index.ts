export { createStripeCards } from './stripe-cards.ts';
export { connectStripe } from './stripe-connection.ts';
export { stripeWebhookRoutes } from './stripe-webhooks.routes.ts';
