import Stripe from 'stripe';

/** Time after which a call to Stripe counts as unanswered. The shop repeats an authorization once while the shopper waits. */
const TIMEOUT_MS = 10_000;

/** Requests and replies have the form of this version, whatever the default of the account is. An update of the package may change it. */
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
    // The shop repeats what failed, also after a restart; repeating here as well would multiply the waiting time.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    // With telemetry the package sends timings and writes an id into the home directory.
    telemetry: false,
    emitEventBodies: false,
    ...(httpClient ? { httpClient } : {}),
  }),
  webhookSecret,
});
