import type { OrderableKind } from '@foolscap/cart/model';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Order, PlaceOrderBody } from '@foolscap/checkout/contract';
import { toMinorUnits } from '@foolscap/core/money';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { type IdempotentRequest, runUnderLease } from '../../kernel/http/idempotency.ts';
import { holdSession } from '../../kernel/sessions/hold-session.ts';
import { type CartRow, lockCart, readPricedCart, saveUnsold } from '../cart/index.ts';
import type { AttemptRow, PaymentContext } from '../payments/index.ts';
import { checkBudget, checkSplitAmounts, readBudgetAmount } from './order-accounting.ts';
import { createOrderAttempts, type OrderData, type OrderRequest } from './order-attempts.ts';
import { SessionEndedError, signInFirst, SupersededError } from './order-errors.ts';
import { createOrderPayments } from './order-payments.ts';
import { planPayments } from './payment-plan.ts';
import { checkCart, readyCart } from './ready-cart.ts';
import { writeOrder } from './write-order.ts';

export type OrderPlacement = ReturnType<typeof createOrderPlacement>;

/**
 * Places an order exactly once (design 5, decision-idempotency.10):
 *
 *   record the attempt -> authorize each tender -> ONE transaction { stock, order, cart closed, outcome stored } -> capture each tender
 *
 * A failure in between leaves no half order and no double charge: without the transaction the authorizations are voided, with it the money is
 * captured, by a repeat of the request or by `recoverPayments`. The money of an order that waits for approval is captured when it is released.
 *
 * A lease keeps two instances from placing the same order at the same time. Nothing depends on it: an attempt moves on by conditional
 * updates only, and a stored outcome is never replaced. An instance that loses such a race answers with the outcome of the other one.
 */
export function createOrderPlacement(
  context: Pick<PaymentContext, 'database' | 'gateway' | 'now'> & {
    /** Called for an order that waits for approval. */
    onWaiting?: (log: FastifyBaseLogger) => Promise<void>;
  },
) {
  const { database, now } = context;
  const payments = createOrderPayments(context);
  const attempts = createOrderAttempts(context, payments);

  /** Gives up an attempt whose order could not be written. */
  async function giveUp(request: OrderRequest, attempt: AttemptRow, error: unknown): Promise<OrderData> {
    // Only a rejection is certain to have written nothing. After any other failure the order may exist, so recovery finds out.
    if (error instanceof ApiError) return attempts.refuse(request, attempt, error);
    if (error instanceof SessionEndedError || error instanceof SupersededError)
      await payments.orLater(payments.abandon(attempt), attempt, request.log);
    if (error instanceof SessionEndedError) throw signInFirst();
    if (error instanceof SupersededError) return attempts.standingOutcome(request);
    throw error;
  }

  /** Moves the cart lines that are no longer sold to the saved items. */
  const moveUnsold = (caller: KnownCaller, kind: CartRow['kind']) =>
    database.db.transaction().execute(async (trx) => {
      if (!(await holdSession(trx, caller.session))) return;
      const cart = await lockCart(trx, caller.owner(caller.session), kind);
      if (cart) await saveUnsold(trx, cart, now());
    });

  async function placeOnce(
    request: OrderRequest,
    body: PlaceOrderBody,
    onPlaced: (order: Order) => Promise<void> | void,
  ): Promise<OrderData> {
    const earlier = await attempts.earlierAnswer(request);
    if (earlier) return earlier;

    const ready = await readyCart(database.db, request.caller, body, request.kind, now());
    const { priced } = await readPricedCart(database.db, ready.cart, ready.rows, now());
    // The check of the cart rejects this order. The shopper can then order what is left.
    if (priced.hasUnsold) await moveUnsold(request.caller, ready.cart.kind);
    const plan = planPayments(ready.tenders, priced);
    const expected = toMinorUnits(body.expectedTotal) ?? -1;
    checkCart(ready.rows, priced, expected);
    checkSplitAmounts(ready.accounting, ready.rows, priced);
    checkBudget(ready.accounting, await readBudgetAmount(database.db, ready.accounting, ready.rows, priced));

    const attempt = await attempts.begin(request, ready.cart.id, expected, plan);
    const declined = await attempts.authorize(request, attempt);
    if (declined) return attempts.refuse(request, attempt, declined.error, declined);

    let data: OrderData;
    try {
      data = await writeOrder(context, request, attempt, ready);
    } catch (error) {
      return giveUp(request, attempt, error);
    }
    const { orderNumber, status } = data.order;
    if (status === 'PENDING_APPROVAL') {
      // Housekeeping repeats what fails here.
      await context
        .onWaiting?.(request.log)
        .catch((error: unknown) => request.log.error({ err: error, orderNumber }, 'approvers got no mail'));
    } else {
      await payments.orLater(payments.finishCapture(attempt), attempt, request.log);
      // The order is visible before its money is captured. Refunds of units canceled in the meantime have been waiting for the capture.
      await payments.orLater(payments.makeRefunds(orderNumber, request.log), attempt, request.log);
    }
    request.log.info({ orderNumber }, 'order placed');
    await onPlaced(data.order);
    return data;
  }

  return {
    async place(
      caller: KnownCaller,
      requested: IdempotentRequest | undefined,
      body: PlaceOrderBody,
      log: FastifyBaseLogger,
      {
        kind = 'CART',
        onPlaced = () => undefined,
        onCardDeclined = async () => undefined,
        onWrite,
      }: {
        /** Kind of cart to order. */
        kind?: OrderableKind | undefined;
        /** Called once per order, when it is placed. */
        onPlaced?: (order: Order) => Promise<void> | void;
        /** Called once per attempt, when its credit card is declined. */
        onCardDeclined?: () => Promise<void>;
        onWrite?: OrderRequest['onWrite'];
      } = {},
    ): Promise<OrderData> {
      // Without a key, every call is a separate request. The cart can still be ordered only once.
      const idempotency = requested ?? { key: randomUUID(), hash: '' };
      return runUnderLease(database.leases, caller.session.id, idempotency, () =>
        placeOnce({ caller, idempotency, log, kind, onCardDeclined, onWrite }, body, onPlaced),
      );
    },
  };
}
