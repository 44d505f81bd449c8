import type { FastifyInstance } from 'fastify';
import {
  createSandboxGateway,
  loadStripe,
  type PaymentContext,
  type PaymentGateway,
  type StripeConnection,
} from '../domains/payments/index.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Settings } from '../kernel/settings.ts';

interface ConfiguredGateway {
  gateway: PaymentGateway;
  /** Registers the routes that providers call, in a scope of their own. */
  registerWebhooks(scope: FastifyInstance, context: PaymentContext): void;
}

/**
 * Creates the gateway of the settings: the sandbox, with Stripe for cards if it is configured.
 * @param connection to Stripe, in place of that of the settings
 */
export async function createPaymentGateway(
  settings: Settings,
  { db }: Database,
  connection?: StripeConnection,
): Promise<ConfiguredGateway> {
  const sandbox = createSandboxGateway(db);
  if (!settings.stripe && !connection) return { gateway: sandbox, registerWebhooks: () => undefined };
  const { connectStripe, createStripeCards, stripeWebhookRoutes } = await loadStripe();
  const stripe = connection ?? connectStripe(settings.stripe!);
  return {
    gateway: { ...sandbox, cards: createStripeCards(db, stripe) },
    registerWebhooks: (scope, context) => stripeWebhookRoutes(scope, context, stripe),
  };
}
