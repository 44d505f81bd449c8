import type { FastifyInstance } from 'fastify';
import {
  type CardProcessor,
  createSandboxGateway,
  loadStripe,
  type PaymentContext,
  type PaymentGateway,
  type PaymentProcessor,
  type StripeConnection,
} from '../domains/payments/index.ts';
import type { Database } from '../kernel/database/database.ts';
import type { Settings } from '../kernel/settings.ts';

interface ConfiguredGateway {
  gateway: PaymentGateway;
  /** Registers the routes that providers call, in a separate scope. */
  registerWebhooks(scope: FastifyInstance, context: PaymentContext): void;
}

/** The steps that follow an authorization. */
type NextSteps = Omit<PaymentProcessor, 'authorize'>;

/** Reports that a payment is at Stripe, so that its step stays open until Stripe is configured again. */
const withoutStripe = async (key: string): Promise<never> => {
  throw new Error(`The payment ${key} is at Stripe. Set PAYMENT_PROVIDER=stripe to finish it.`);
};
const AT_STRIPE: NextSteps = {
  capture: withoutStripe,
  void: withoutStripe,
  reverse: withoutStripe,
  refund: withoutStripe,
};

/** The same processor; payments started by another one are left to it. A refund may come long after the provider was changed. */
function afterChange(
  cards: CardProcessor,
  earlier: NextSteps,
  isAtEarlier: (key: string) => Promise<boolean>,
): CardProcessor {
  const choose = async (key: string): Promise<NextSteps> => ((await isAtEarlier(key)) ? earlier : cards);
  return {
    ...cards,
    capture: async (key, amount) => (await choose(key)).capture(key, amount),
    void: async (key) => (await choose(key)).void(key),
    reverse: async (key) => (await choose(key)).reverse(key),
    refund: async (key, ...refund) => (await choose(key)).refund(key, ...refund),
  };
}

/**
 * Creates the gateway from the settings: the sandbox, with Stripe for cards if it is configured.
 * @param connection to Stripe, replacing the one from the settings
 */
export async function createPaymentGateway(
  settings: Settings,
  { db }: Database,
  connection?: StripeConnection,
  now?: () => Date,
): Promise<ConfiguredGateway> {
  const hasRow = (table: 'sandbox_ledger' | 'stripe_payments') => async (key: string) =>
    (await db.selectFrom(table).select('key').where('key', '=', key).executeTakeFirst()) !== undefined;
  const sandbox = createSandboxGateway(db, now && { now });
  if (!settings.stripe && !connection) {
    const cards = afterChange(sandbox.cards, AT_STRIPE, hasRow('stripe_payments'));
    return { gateway: { ...sandbox, cards }, registerWebhooks: () => undefined };
  }
  const { connectStripe, createStripeCards, stripeWebhookRoutes } = await loadStripe();
  const stripe = connection ?? connectStripe(settings.stripe!);
  const cards = afterChange(createStripeCards(db, stripe), sandbox.cards, hasRow('sandbox_ledger'));
  return {
    gateway: { ...sandbox, cards },
    registerWebhooks: (scope, context) => stripeWebhookRoutes(scope, context, stripe),
  };
}
