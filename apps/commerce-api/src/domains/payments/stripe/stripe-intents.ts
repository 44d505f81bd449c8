import type Stripe from 'stripe';
import { CardRefusedError, GatewayUnavailableError } from '../payment-gateway.ts';
import { callStripe, StripeStateError } from './stripe-errors.ts';

const getId = (reference: string | { id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

/** Creates the Stripe calls that hold, capture and release money. */
export function createStripeIntents(api: Stripe) {
  const retrieve = (id: string): Promise<Stripe.PaymentIntent> =>
    callStripe(() => api.paymentIntents.retrieve(id));

  /**
   * Runs a step that an intent allows only once. Uses no idempotency key: Stripe would repeat its own failure (5xx) under the same key for
   * a day, while the intent's state already prevents a second effect.
   */
  async function once(
    id: string,
    step: () => Promise<Stripe.PaymentIntent>,
  ): Promise<Stripe.PaymentIntent['status']> {
    try {
      return (await callStripe(step)).status;
    } catch (error) {
      if (!(error instanceof StripeStateError)) throw error;
      return (await retrieve(id)).status;
    }
  }

  /**
   * Finds or creates the customer of a payment method. Stripe allows a payment method to be charged again, after a decline or as a saved
   * card, only if it belongs to a customer. The customer contains no data about the shopper.
   */
  async function findCustomer(paymentMethod: string): Promise<string> {
    const { customer } = await callStripe(() => api.paymentMethods.retrieve(paymentMethod));
    if (customer) return getId(customer);
    const created = await callStripe(() =>
      api.customers.create(
        { payment_method: paymentMethod },
        { idempotencyKey: `customer:${paymentMethod}` },
      ),
    );
    return created.id;
  }

  return {
    retrieve,

    /** Reads a payment method. @returns undefined for one that does not exist */
    async findMethod(id: string): Promise<Stripe.PaymentMethod | undefined> {
      try {
        return await callStripe(() => api.paymentMethods.retrieve(id));
      } catch (error) {
        if (error instanceof CardRefusedError) return undefined;
        throw error;
      }
    },

    /**
     * Creates an intent, which holds nothing until it is confirmed.
     * @throws CardRefusedError, GatewayUnavailableError
     */
    async create(key: string, paymentMethod: string, amount: number): Promise<Stripe.PaymentIntent> {
      const customer = await findCustomer(paymentMethod);
      return callStripe(() =>
        api.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            customer,
            payment_method: paymentMethod,
            allowed_payment_method_types: ['card'],
            capture_method: 'manual',
            metadata: { foolscap_payment: key },
          },
          { idempotencyKey: key },
        ),
      );
    },

    /**
     * Holds an intent's amount. A card whose bank requires the shopper to authenticate is declined, because no page of the shop can show
     * that.
     * @throws CardRefusedError, StripeStateError, GatewayUnavailableError
     */
    confirm: (key: string, id: string): Promise<Stripe.PaymentIntent> =>
      callStripe(() =>
        api.paymentIntents.confirm(
          id,
          { error_on_requires_action: true },
          { idempotencyKey: `${key}:confirm` },
        ),
      ),

    /** Captures the amount. @returns false if the hold has ended */
    async capture(id: string, amount: number): Promise<boolean> {
      const status = await once(id, () => api.paymentIntents.capture(id, { amount_to_capture: amount }));
      if (status !== 'succeeded' && status !== 'canceled')
        throw new GatewayUnavailableError(`Stripe has not captured the payment: ${status}.`);
      return status === 'succeeded';
    },

    /** Releases the amount. @returns false if it was already captured */
    async cancel(id: string): Promise<boolean> {
      const status = await once(id, () => api.paymentIntents.cancel(id));
      if (status !== 'succeeded' && status !== 'canceled')
        throw new GatewayUnavailableError(`Stripe has not released the payment: ${status}.`);
      return status === 'canceled';
    },
  };
}
