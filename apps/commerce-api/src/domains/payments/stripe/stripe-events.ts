import type { FastifyBaseLogger } from 'fastify';
import type Stripe from 'stripe';
import type { Database } from '../../../kernel/database/database.ts';
import type { StripeConnection } from './stripe-connection.ts';
import { insertEvent, isEventKnown } from './stripe-events.repository.ts';
import { createStripeIntents } from './stripe-intents.ts';
import { findPaymentOfIntent, movePayment, type StripePaymentRow } from './stripe-payments.repository.ts';
import { createStripeRefunds } from './stripe-refunds.ts';

type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Returns the payment intent that an event is about; undefined for an event about something else. */
function getIntentId({ data: { object } }: Stripe.Event): string | undefined {
  if (object.object === 'payment_intent') return object.id;
  if (object.object !== 'charge' && object.object !== 'refund') return undefined;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : intent?.id;
}

/**
 * Handles webhook events. An event only identifies the payment to look at, and the facts are read from Stripe, so late, repeated and
 * out-of-order events do no harm.
 */
export function createStripeEvents(db: Database['db'], { api }: StripeConnection) {
  const intents = createStripeIntents(api);
  const refunds = createStripeRefunds(db, api);

  async function takeOverIntent(payment: StripePaymentRow, intentId: string, log: Log): Promise<void> {
    const { key, state } = payment;
    const { status } = await intents.retrieve(intentId);
    if (status === 'requires_capture') {
      // The response to the authorization was lost. The shop's next step decides whether an order uses it.
      if (await movePayment(db, key, ['STARTED'], 'AUTHORIZED'))
        log.info({ payment: key }, 'Stripe holds a payment');
      // Nothing may stay held for a payment that the shop has given up.
      if (state === 'VOIDED') await intents.cancel(intentId);
    } else if (status === 'canceled') {
      if (await movePayment(db, key, ['STARTED', 'AUTHORIZED', 'VOIDING'], 'VOIDED'))
        log[state === 'AUTHORIZED' ? 'warn' : 'info']({ payment: key }, 'Stripe has released a payment');
    } else if (status === 'succeeded') {
      if (await movePayment(db, key, ['STARTED', 'AUTHORIZED', 'VOIDING'], 'CAPTURED'))
        log.warn({ payment: key }, 'Stripe has captured a payment');
    }
  }

  async function takeOverRefunds(payment: StripePaymentRow, log: Log): Promise<void> {
    for (const { refundId, amount, isFailed, isForeign } of await refunds.takeOver(payment)) {
      const facts = { payment: payment.key, refund: refundId, amount };
      if (isFailed) log.error(facts, 'a refund has failed at Stripe; return the money in another way');
      else if (isForeign) log.warn(facts, 'a refund was made at Stripe, without the shop');
    }
  }

  async function handle(event: Stripe.Event, log: Log): Promise<void> {
    const intentId = getIntentId(event);
    const payment = intentId === undefined ? undefined : await findPaymentOfIntent(db, intentId);
    if (!payment || intentId === undefined) {
      log.debug({ event: event.id, type: event.type }, 'a Stripe event is not about a payment of the shop');
      return;
    }
    switch (event.type) {
      case 'payment_intent.amount_capturable_updated':
      case 'payment_intent.canceled':
      case 'payment_intent.succeeded':
        return takeOverIntent(payment, intentId, log);
      case 'charge.refunded':
      case 'refund.failed':
        return takeOverRefunds(payment, log);
      default:
    }
  }

  return {
    /**
     * Handles an event whose signature was verified, unless it was already handled.
     * @throws GatewayUnavailableError if it was not handled, so that Stripe sends it again
     */
    async receive(event: Stripe.Event, log: Log, now: Date): Promise<void> {
      if (await isEventKnown(db, event.id)) return;
      await handle(event, log);
      await insertEvent(db, { id: event.id, type: event.type, received_at: now });
    },
  };
}
