import type { FastifyBaseLogger } from 'fastify';
import type { InvoiceReceipt } from '@foolscap/account/contract';
import { CHECKOUT_CODES, checkoutMessage } from '@foolscap/checkout/model';
import { toDecimal } from '@foolscap/core/money';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import {
  findOutcome,
  type IdempotentRequest,
  runUnderLease,
  storeOutcome,
} from '../../kernel/http/idempotency.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import {
  type Authorization,
  type ChargeableCard,
  GatewayUnavailableError,
  gatewayUnavailable,
  type PaymentContext,
} from '../payments/index.ts';
import {
  applyPayment,
  type InvoicePaymentRow,
  listUnfinishedPayments,
  movePayment,
  type Receipt,
  startPayment,
} from './invoice-payments.repository.ts';

type Log = Pick<FastifyBaseLogger, 'error' | 'info' | 'warn'>;

/** A payment that has not paid after this time was left by a process that died. The gateway has answered long before. */
const GIVE_UP_AFTER_MS = 120_000;

export interface InvoicePayment {
  caller: KnownCaller;
  organizationId: string;
  accountId: string;
  invoices: readonly string[];
  /** US cents. */
  total: number;
  idempotency: IdempotentRequest | undefined;
  /** Gets the card that is charged, once it is needed. */
  takeCard(): Promise<ChargeableCard>;
}

/** The payment was given up before its invoices were written. */
class SupersededError extends Error {}

/**
 * Pays invoices by card, each at most once (storefront-6.23):
 *
 *   claim the invoices -> authorize -> ONE transaction { invoices, receipt, outcome stored } -> capture
 *
 * A failure before the transaction voids the authorization and releases the invoices; after it, the money is captured, by this call or by `recover`.
 */
export function createInvoicePayments({
  database,
  gateway,
  now,
}: Pick<PaymentContext, 'database' | 'gateway' | 'now'>) {
  const { db, leases } = database;
  const { cards } = gateway;

  async function authorize({ id, token, amount_minor: amount }: InvoicePaymentRow): Promise<Authorization> {
    try {
      return await cards.authorize(id, token, amount);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      // One retry under the same key, for which the gateway repeats a reply that was lost.
      return cards.authorize(id, token, amount);
    }
  }

  async function finishVoid({ id }: Pick<InvoicePaymentRow, 'id'>): Promise<void> {
    await cards.void(id);
    await movePayment(db, id, 'VOIDING', 'VOIDED', now());
  }

  async function finishCapture(id: string, amount: number): Promise<void> {
    await cards.capture(id, amount);
    await movePayment(db, id, 'PAID', 'CAPTURED', now());
  }

  /** Gives up a payment that has not paid. Later authorizations under its key are declined. @returns false if it has paid */
  async function giveUp(payment: Pick<InvoicePaymentRow, 'id'>): Promise<boolean> {
    if (!(await movePayment(db, payment.id, 'STARTED', 'VOIDING', now()))) return false;
    await finishVoid(payment);
    return true;
  }

  /** Runs a step whose failure does not change the outcome. `recover` repeats it. */
  async function orLater(step: Promise<unknown>, id: string, log: Log): Promise<void> {
    await step.catch((error: unknown) =>
      log.error({ err: error, payment: id }, 'a step of a payment of invoices failed; it will be retried'),
    );
  }

  /** Writes an authorized payment with its outcome. */
  const write = (
    { caller, idempotency }: InvoicePayment,
    started: InvoicePaymentRow,
  ): Promise<{ receipt: Receipt; reply: InvoiceReceipt }> =>
    db.transaction().execute(async (trx) => {
      const receipt = await applyPayment(trx, started, now());
      if (!receipt) throw new SupersededError();
      const reply: InvoiceReceipt = {
        number: receipt.number,
        amount: toDecimal(receipt.amount),
        brand: started.brand,
        lastFourDigit: started.last_four,
        invoices: receipt.invoices.map(({ number, amount }) => ({ number, amount: toDecimal(amount) })),
      };
      if (
        idempotency &&
        !(await storeOutcome(trx, caller.session.id, idempotency, { status: 200, reply }, now()))
      )
        throw new SupersededError();
      return { receipt, reply };
    });

  async function payOnce(payment: InvoicePayment, log: Log, onPaid: (receipt: Receipt) => Promise<void>) {
    const { caller, idempotency } = payment;
    const stored = idempotency && (await findOutcome(db, caller.session.id, idempotency, now()));
    if (stored) return stored.reply as InvoiceReceipt;
    const card = await payment.takeCard();
    const started = await startPayment(db, { ...payment, card }, now());
    try {
      const authorization = await authorize(started);
      if (!authorization.approved) {
        await movePayment(db, started.id, 'STARTED', 'DECLINED', now());
        const code = CHECKOUT_CODES.paymentFailed;
        throw new ApiError(402, code, libraryText(checkoutMessage({ code })), {
          details: { reason: authorization.reason },
        });
      }
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      await orLater(giveUp(started), started.id, log);
      throw gatewayUnavailable(error);
    }
    const { receipt, reply } = await write(payment, started).catch(async (error: unknown) => {
      // Any other failure may have written it, so recovery finds out.
      if (!(error instanceof SupersededError) && !(error instanceof ApiError)) throw error;
      await orLater(giveUp(started), started.id, log);
      throw error instanceof ApiError ? error : gatewayUnavailable(error);
    });
    log.info({ payment: receipt.number }, 'invoices paid');
    await orLater(finishCapture(started.id, receipt.amount), started.id, log);
    await onPaid(receipt);
    return reply;
  }

  return {
    /**
     * Pays what is open of invoices. A repeated request gets the first receipt.
     * @throws ApiError 402 if the card is declined, 404 and 409 like `startPayment`, 503 if the gateway does not respond
     */
    pay(
      payment: InvoicePayment,
      log: Log,
      onPaid: (receipt: Receipt) => Promise<void>,
    ): Promise<InvoiceReceipt> {
      const work = () => payOnce(payment, log, onPaid);
      const { caller, idempotency } = payment;
      return idempotency ? runUnderLease(leases, caller.session.id, idempotency, work) : work();
    },

    /** Finishes what a process that died left undone: captures payments of invoices, and voids those that paid nothing. */
    async recover(log: Log): Promise<void> {
      const until = new Date(now().getTime() - GIVE_UP_AFTER_MS);
      for (const payment of await listUnfinishedPayments(db, until)) {
        const { id, state, amount_minor: amount } = payment;
        const step =
          state === 'PAID'
            ? finishCapture(id, amount)
            : state === 'VOIDING'
              ? finishVoid(payment)
              : giveUp(payment);
        await orLater(step, id, log);
      }
    },
  };
}
