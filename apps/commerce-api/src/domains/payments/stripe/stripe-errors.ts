import Stripe from 'stripe';
import { CardRefusedError, type DeclineReason, GatewayUnavailableError } from '../payment-gateway.ts';

/** A request that does not match the state of the payment or refund, because another call or the dashboard has moved it. */
export class StripeStateError extends Error {
  override readonly name = 'StripeStateError';
}

/** Stripe codes after which the shopper can use another card. All other declines are `DECLINED`. */
const REASONS: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  withdrawal_count_limit_exceeded: 'INSUFFICIENT_FUNDS',
  card_velocity_exceeded: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED',
  invalid_expiry_month: 'EXPIRED',
  invalid_expiry_year: 'EXPIRED',
};

/**
 * Invalid requests caused by this card or amount rather than by the shop: another provider's token, or an amount below Stripe's minimum.
 */
const OF_THE_CARD = new Set([
  'resource_missing',
  'amount_too_small',
  'amount_too_large',
  'payment_method_unexpected_state',
]);

const OF_THE_STATE = new Set([
  'payment_intent_unexpected_state',
  'charge_already_captured',
  'charge_already_refunded',
  'charge_expired_for_capture',
  'capture_charge_authorization_expired',
]);

/** Converts the codes of a declined charge. */
export const getDeclineReason = (
  error: { code?: string; decline_code?: string } | null | undefined,
): DeclineReason => REASONS[error?.decline_code ?? ''] ?? REASONS[error?.code ?? ''] ?? 'DECLINED';

/** Identifies an error for the log. Never includes its message or body, which may repeat what was sent. */
const describe = ({ type, code, statusCode, requestId }: Stripe.errors.StripeError): string =>
  [type, code, statusCode, requestId].filter(Boolean).join(', ');

function convert(error: Stripe.errors.StripeError): Error {
  const { code = '' } = error;
  // Stripe also returns 402 for accounts that may not send card numbers, which is not a card error.
  if (error.rawType === 'card_error') return new CardRefusedError(getDeclineReason(error));
  if (OF_THE_STATE.has(code)) return new StripeStateError(`Stripe refused the step: ${describe(error)}`);
  if (OF_THE_CARD.has(code)) return new CardRefusedError('DECLINED');
  if (error instanceof Stripe.errors.StripeConnectionError)
    return new GatewayUnavailableError('Stripe did not answer in time, or could not be reached.');
  // Includes an invalid key or a missing permission: to the shopper, the gateway is unavailable; the log has the reason.
  return new GatewayUnavailableError(`Stripe could not process the request: ${describe(error)}`);
}

/**
 * Calls Stripe and converts its errors. The original error is never passed on, because it contains the card and the request.
 * @throws CardRefusedError, StripeStateError, GatewayUnavailableError
 */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? convert(error) : error;
  }
}
