import Stripe from 'stripe';

/** Timeout of a call to Stripe. The shop repeats an authorization once while the shopper waits. */
const TIMEOUT_MS = 10_000;

/** Requests and replies use this API version, whatever the account's default is. Updating the package may change it. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

/** A Stripe account. */
export interface StripeConnection {
  api: Stripe;
  /** The signing secret of the webhook endpoint. */
  webhookSecret: string;
}

/**
 * Connects to a Stripe account.
 * @param httpClient replaces the network; for tests
 */
export const connectStripe = (
  { secretKey, webhookSecret }: { secretKey: string; webhookSecret: string },
  httpClient?: Stripe.HttpClient,
): StripeConnection => ({
  api: new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    // The shop repeats what failed, even after a restart. Repeating here as well would multiply the waiting time.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    // Telemetry would send timings and write an id to the home directory.
    telemetry: false,
    emitEventBodies: false,
    ...(httpClient ? { httpClient } : {}),
  }),
  webhookSecret,
});
