import type Stripe from 'stripe';
import type { Database } from '../../../kernel/database/database.ts';
import { callStripe, StripeStateError } from './stripe-errors.ts';
import type { StripePaymentRow } from './stripe-payments.repository.ts';
import {
  findRefund,
  listPending,
  recordRefundOfStripe,
  reserveRefund,
  type StripeRefundRow,
  updatePending,
  updateRefundedState,
} from './stripe-refunds.repository.ts';

type Payment = Pick<StripePaymentRow, 'key' | 'intent_id' | 'amount_minor'>;

/** A refund listed by Stripe that the shop did not know in this state. */
export interface RefundNews {
  refundId: string;
  amount: number;
  isFailed: boolean;
  /** Made in Stripe's dashboard rather than by the shop. */
  isForeign: boolean;
}

const hasFailed = ({ status }: Stripe.Refund) => status === 'failed' || status === 'canceled';

/**
 * Creates the refunds of captured payments. The amount is reserved before Stripe is called, so that refunds never exceed the payment. The
 * outcome of a call without a response is read from Stripe's list, because an idempotency key works only for about a day.
 */
export function createStripeRefunds(db: Database['db'], api: Stripe) {
  /** Records all refunds of a payment as listed by Stripe. @returns what is left at Stripe, and what was new */
  async function synchronize({
    key,
    intent_id,
    amount_minor,
  }: Payment): Promise<{ left: number; news: RefundNews[] }> {
    const listed = await callStripe(() =>
      api.refunds.list({ payment_intent: intent_id!, limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    let left = amount_minor;
    const news: RefundNews[] = [];
    for (const refund of listed) {
      const isFailed = hasFailed(refund);
      if (!isFailed) left -= refund.amount;
      const ours = refund.metadata?.foolscap_refund;
      const isNew = await recordRefundOfStripe(db, {
        refund_key: ours ?? refund.id,
        key,
        refund_id: refund.id,
        amount_minor: refund.amount,
        state: isFailed ? 'FAILED' : 'DONE',
      });
      if (isNew)
        news.push({ refundId: refund.id, amount: refund.amount, isFailed, isForeign: ours === undefined });
    }
    return { left, news };
  }

  async function send({ intent_id }: Payment, { refund_key, amount_minor }: StripeRefundRow): Promise<void> {
    const refund = await callStripe(() =>
      api.refunds.create(
        { payment_intent: intent_id!, amount: amount_minor, metadata: { foolscap_refund: refund_key } },
        // The amount is part of the key, because Stripe rejects a key that is reused for a different request.
        { idempotencyKey: `${refund_key}:${amount_minor}` },
      ),
    );
    await updatePending(db, refund_key, { refund_id: refund.id, state: 'DONE' });
  }

  /** Finishes a refund that may already have reached Stripe: looks for it, and otherwise makes it from what is left. */
  async function resume(payment: Payment, refundKey: string): Promise<void> {
    const { left } = await synchronize(payment);
    const refund = await findRefund(db, refundKey);
    if (refund?.state !== 'PENDING') return;
    // Less is left than was reserved if the rest was returned in Stripe's dashboard.
    const amount = Math.min(refund.amount_minor, Math.max(left, 0));
    if (amount < refund.amount_minor) await updatePending(db, refundKey, { amount_minor: amount });
    if (amount > 0) await send(payment, { ...refund, amount_minor: amount });
    else await updatePending(db, refundKey, { state: 'DONE' });
  }

  async function finish(payment: Payment, refund: StripeRefundRow, isNew: boolean): Promise<void> {
    if (refund.state !== 'PENDING') return;
    if (!isNew) return resume(payment, refund.refund_key);
    try {
      await send(payment, refund);
    } catch (error) {
      if (!(error instanceof StripeStateError)) throw error;
      await resume(payment, refund.refund_key);
    }
  }

  async function refund(payment: Payment, refundKey: string, amount: number): Promise<void> {
    const reserved = await reserveRefund(db, payment.key, refundKey, amount);
    if (reserved) await finish(payment, reserved.refund, reserved.isNew);
    await updateRefundedState(db, payment.key);
  }

  return {
    refund,

    /** Returns everything that is left, starting with refunds that have not reached Stripe yet. */
    async refundRest(payment: Payment): Promise<void> {
      for (const pending of await listPending(db, payment.key)) await finish(payment, pending, false);
      await refund(payment, `${payment.key}:rest`, payment.amount_minor);
    },

    /** Takes over changes made to a payment's refunds at Stripe. */
    async takeOver(payment: Payment): Promise<RefundNews[]> {
      const { news } = await synchronize(payment);
      await updateRefundedState(db, payment.key);
      return news;
    },
  };
}
