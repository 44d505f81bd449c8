import type Stripe from 'stripe';
import type { CardBrand } from '@foolscap/payments/model';
import type { Database } from '../../../kernel/database/database.ts';
import {
  type Authorization,
  type CardProcessor,
  CardRefusedError,
  type DeclineReason,
  GatewayUnavailableError,
} from '../payment-gateway.ts';
import type { StripeConnection } from './stripe-connection.ts';
import { callStripe, getDeclineReason, StripeStateError } from './stripe-errors.ts';
import { createStripeIntents } from './stripe-intents.ts';
import {
  findPayment,
  insertPayment,
  lowerAmount,
  movePayment,
  storeIntent,
  type StripePaymentRow,
} from './stripe-payments.repository.ts';
import { createStripeRefunds } from './stripe-refunds.ts';

const declined = (reason: DeclineReason = 'DECLINED'): Authorization => ({ approved: false, reason });

/** Stripe's brand names. The shop's brand table counts all others as Discover, whose network they use in the US. */
const BRANDS: Readonly<Record<string, CardBrand>> = { visa: 'VISA', mastercard: 'MASTER_CARD', amex: 'AMEX' };

/** The format of Stripe's payment method ids. Another provider's token cannot be charged here. */
const PAYMENT_METHOD = /^pm_\w+$/;

/**
 * Charges cards through Stripe. A payment is one payment intent that is first created, then stored under the shop's key, and only then
 * confirmed. Whatever response is lost, and however late a call is repeated, the intent is known, and its state at Stripe decides
 * (docs/decisions/stripe.md).
 */
export function createStripeCards(db: Database['db'], { api }: StripeConnection): CardProcessor {
  const intents = createStripeIntents(api);
  const refunds = createStripeRefunds(db, api);

  /** Returns the result of an authorization that has been decided. */
  function getAnswer({ state, reason, intent_id }: StripePaymentRow): Authorization {
    return state === 'AUTHORIZED' || state === 'CAPTURED'
      ? { approved: true, authorizationId: intent_id! }
      : declined((reason ?? undefined) as DeclineReason | undefined);
  }

  async function decline(key: string, reason: DeclineReason): Promise<Authorization> {
    await movePayment(db, key, ['STARTED'], 'DECLINED', reason);
    return getAnswer((await findPayment(db, key))!);
  }

  async function confirm(key: string, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
    try {
      return await intents.confirm(key, intent.id);
    } catch (error) {
      // Another call was faster, or the intent was canceled.
      if (error instanceof StripeStateError) return intents.retrieve(intent.id);
      throw error;
    }
  }

  /** Converts an intent's state to the result, and stores it. */
  async function settle(key: string, intent: Stripe.PaymentIntent): Promise<Authorization> {
    switch (intent.status) {
      case 'requires_capture':
      case 'succeeded': {
        await movePayment(db, key, ['STARTED'], 'AUTHORIZED');
        const answer = getAnswer((await findPayment(db, key))!);
        // It was voided while being confirmed, so nothing may stay held.
        if (!answer.approved) await intents.cancel(intent.id);
        return answer;
      }
      case 'requires_payment_method':
        return decline(key, getDeclineReason(intent.last_payment_error));
      case 'requires_action':
        await intents.cancel(intent.id);
        return decline(key, 'DECLINED');
      case 'canceled':
        return decline(key, 'DECLINED');
      default:
        throw new GatewayUnavailableError(`Stripe has not decided on the payment yet: ${intent.status}.`);
    }
  }

  /** Creates a payment's intent and stores it. @returns undefined if the payment was voided in the meantime */
  async function startIntent(
    key: string,
    token: string,
    amount: number,
  ): Promise<Stripe.PaymentIntent | undefined> {
    const intent = await intents.create(key, token, amount);
    const stored = await storeIntent(db, key, intent.id);
    if (stored !== undefined) return stored === intent.id ? intent : intents.retrieve(stored);
    await intents.cancel(intent.id);
    return undefined;
  }

  async function authorize(key: string, token: string, amount: number): Promise<Authorization> {
    await insertPayment(db, key, amount, 'STARTED');
    const payment = (await findPayment(db, key))!;
    if (payment.state !== 'STARTED') return getAnswer(payment);
    if (!PAYMENT_METHOD.test(token)) return decline(key, 'DECLINED');
    try {
      const intent = payment.intent_id
        ? await intents.retrieve(payment.intent_id)
        : await startIntent(key, token, amount);
      if (!intent) return declined();
      return await settle(
        key,
        intent.status === 'requires_confirmation' ? await confirm(key, intent) : intent,
      );
    } catch (error) {
      if (error instanceof CardRefusedError) return decline(key, error.reason);
      throw error;
    }
  }

  /** Releases what a payment may hold, in repeatable steps. Captured payments are not changed. */
  async function release(key: string): Promise<void> {
    await movePayment(db, key, ['STARTED', 'AUTHORIZED'], 'VOIDING');
    const payment = await findPayment(db, key);
    if (payment?.state !== 'VOIDING') return;
    const isReleased = payment.intent_id === null || (await intents.cancel(payment.intent_id));
    await movePayment(db, key, ['VOIDING'], isReleased ? 'VOIDED' : 'CAPTURED');
  }

  return {
    authorize,

    async tokenize({ accountNumber, cvv, expiryMonth, expiryYear }) {
      const card = {
        number: accountNumber,
        cvc: cvv,
        exp_month: Number(expiryMonth),
        exp_year: Number(expiryYear),
      };
      return (await callStripe(() => api.paymentMethods.create({ type: 'card', card }))).id;
    },

    async findHosted(token) {
      if (!PAYMENT_METHOD.test(token)) return undefined;
      const method = await intents.findMethod(token);
      // A customer's card was charged before; its id alone must not let another shopper charge it.
      if (!method?.card || method.customer) return undefined;
      const { brand, last4: lastFour, exp_month, exp_year } = method.card;
      return {
        brand: BRANDS[brand] ?? 'DISCOVER',
        lastFour,
        expiryMonth: String(exp_month).padStart(2, '0'),
        expiryYear: String(exp_year),
      };
    },

    async capture(key, amount) {
      const payment = await findPayment(db, key);
      if (payment?.state === 'CAPTURED') return;
      if (payment?.state === 'AUTHORIZED') {
        const captured = Math.min(amount ?? payment.amount_minor, payment.amount_minor);
        // Before Stripe captures it, so that refunds never exceed it.
        if (captured < payment.amount_minor) await lowerAmount(db, key, captured);
        if (await intents.capture(payment.intent_id!, captured)) {
          // A concurrent call that voids it finds it captured.
          await movePayment(db, key, ['AUTHORIZED'], 'CAPTURED');
          return;
        }
        await movePayment(db, key, ['AUTHORIZED'], 'VOIDED');
      }
      throw new Error(`Nothing is held under ${key}.`);
    },

    async void(key) {
      if (!(await insertPayment(db, key, 0, 'VOIDED'))) await release(key);
    },

    async reverse(key) {
      await release(key);
      const payment = await findPayment(db, key);
      if (payment?.state === 'CAPTURED') await refunds.refundRest(payment);
    },

    async refund(key, refundKey, amount) {
      const payment = await findPayment(db, key);
      if (payment?.state === 'AUTHORIZED') throw new Error(`Nothing was captured under ${key} yet.`);
      if (payment) await refunds.refund(payment, refundKey, amount);
    },
  };
}
