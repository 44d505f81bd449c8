import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Order, PlaceOrderBody } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { toMinorUnits } from '@foolscap/core/money';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import { pointOfZip } from '../../kernel/geo/zip-places.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import {
  findOutcome,
  type IdempotentRequest,
  leaseNameOf,
  stillRunning,
  type StoredOutcome,
  storeOutcome,
} from '../../kernel/http/idempotency.ts';
import { holdSession } from '../../kernel/sessions/hold-session.ts';
import { emptyCartError, listLines, priceRows, lockCart, closeCart } from '../cart/index.ts';
import { listPromotions, usePromotions } from '../pricing/index.ts';
import {
  type AttemptRow,
  type Authorization,
  findOpenAttempt,
  GatewayUnavailableError,
  moveAttempt,
  type PaymentContext,
  startAttempt,
} from '../payments/index.ts';
import { insertFromCart } from './insert-from-cart.ts';
import { createOrderPayments } from './order-payments.ts';
import { orderData } from './order-reply.ts';
import { recordTaken, takeStock } from './order-stock.ts';
import { findOrder } from './orders.repository.ts';
import {
  checkCart,
  keyOf,
  readyCart,
  type ReadyCart,
  shortOf,
  totalChanged,
  wantedOf,
} from './ready-cart.ts';

interface OrderData {
  order: Order;
}

/** A refusal that the same key is answered with again. */
interface StoredRefusal {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

/** Another instance finished the same request first; its outcome counts. */
class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** The session ended, by a sign-out, while the order was being placed. */
class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

const signInFirst = () => new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');

const declined = (reason: string) =>
  new ApiError(
    402,
    CHECKOUT_CODES.paymentFailed,
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
    { details: { reason } },
  );

const unavailable = (cause: unknown) =>
  new ApiError(
    503,
    'GATEWAY_UNAVAILABLE',
    "We're unable to process your payment at this time. Please try again or use a different payment method.",
    { cause },
  );

/** @throws ApiError for an outcome that is a refusal */
function answerOf({ status, reply }: StoredOutcome): OrderData {
  if (status === 200) return reply as OrderData;
  const { code, message, details } = reply as StoredRefusal;
  throw new ApiError(status, code, message, { details });
}

export type OrderPlacement = ReturnType<typeof createOrderPlacement>;

/**
 * Places an order exactly once (design 5; decisions, "idempotency"):
 *
 *   record the attempt -> authorize -> ONE transaction { stock, order, cart closed, outcome stored } -> capture
 *
 * A failure in between leaves no half order and no double charge: without the transaction the authorization is voided, with it
 * the money is captured, by a repeat of the request or by `recoverPayments`.
 *
 * A lease keeps two instances from placing the same order at the same time. Nothing depends on it: an attempt moves on by
 * conditional updates only, and a stored outcome is never replaced. An instance that loses such a race answers with the outcome
 * of the other one.
 */
export function createOrderPlacement({ database, gateway, now }: PaymentContext) {
  const { db, leases } = database;
  const payments = createOrderPayments({ database, gateway });

  /** The one transaction. Throws an ApiError, and so undoes everything, when the cart is not what the money was authorized for. */
  async function writeOrder(
    caller: KnownCaller,
    attempt: AttemptRow,
    idempotency: IdempotentRequest,
    ready: ReadyCart,
  ): Promise<OrderData> {
    return db.transaction().execute(async (trx) => {
      if (!(await holdSession(trx, caller.session))) throw new SessionEndedError();
      const cart = await lockCart(trx, caller.owner(caller.session));
      if (!cart || cart.id !== ready.cart.id) throw emptyCartError();
      const rows = await listLines(trx, cart);
      if (!rows.length) throw emptyCartError();
      const priced = priceRows(cart, rows, await listPromotions(trx, cart, now()), now());
      checkCart(rows, priced, attempt.amount_minor);
      const { short, taken } = await takeStock(
        trx,
        rows.map(wantedOf),
        ready.shippingAddress && pointOfZip(ready.shippingAddress.zipCode),
      );
      if (short.length) throw shortOf(await listLines(trx, cart), new Set(short.map(keyOf)));

      const { order, lines } = await insertFromCart(trx, caller, cart, rows, priced, ready, now());
      if (!(await usePromotions(trx, order.order_number, caller.owner(caller.session), priced.applied)))
        // Another order had the last use: the price without it is read again.
        throw totalChanged(priceRows(cart, rows, await listPromotions(trx, cart, now()), now()).totals.total);
      await recordTaken(trx, order.order_number, taken);
      if (!(await moveAttempt(trx, attempt.id, 'STARTED', 'ORDERED', order.order_number)))
        throw new SupersededError();
      await closeCart(trx, cart.id, now());
      const data: OrderData = { order: orderData(order, lines, now()) };
      const outcome = { status: 200, reply: data };
      if (!(await storeOutcome(trx, caller.session.id, idempotency, outcome, now())))
        throw new SupersededError();
      return data;
    });
  }

  /** Finds the outcome of the instance that finished this request first. @throws ApiError 409 while it has none yet */
  async function standingOutcome(caller: KnownCaller, idempotency: IdempotentRequest): Promise<OrderData> {
    const stored = await findOutcome(db, caller.session.id, idempotency, now());
    if (!stored) throw stillRunning();
    return answerOf(stored);
  }

  /** Gives up the attempt and stores the refusal under the key, both or neither; then voids the authorization. */
  async function refuse(
    caller: KnownCaller,
    idempotency: IdempotentRequest,
    attempt: AttemptRow,
    error: ApiError,
    log: FastifyBaseLogger,
  ): Promise<OrderData> {
    const reply: StoredRefusal = { code: error.code, message: error.message, details: error.details };
    const outcome = { status: error.status, reply };
    const { isOurs, isStored } = await db.transaction().execute(async (trx) => {
      // A session that has ended has no keys anymore; the attempt is given up all the same.
      const held = await holdSession(trx, caller.session);
      if (!(await moveAttempt(trx, attempt.id, 'STARTED', 'VOIDING')))
        return { isOurs: false, isStored: false };
      return {
        isOurs: true,
        isStored: !held || (await storeOutcome(trx, caller.session.id, idempotency, outcome, now())),
      };
    });
    if (isOurs) await payments.orLater(payments.finishVoid(attempt), attempt, log);
    if (!isStored) return standingOutcome(caller, idempotency);
    throw error;
  }

  /** The attempt of a request that died, if it still fits; else a new one. */
  async function attemptFor(
    caller: KnownCaller,
    key: string,
    open: AttemptRow | undefined,
    ready: ReadyCart,
    amount: number,
  ): Promise<AttemptRow> {
    const cardToken = ready.payment.card_token;
    if (open?.amount_minor === amount && open.card_token === cardToken) return open;
    if (open && !(await payments.abandon(open))) throw stillRunning();
    const attempt = await startAttempt(db, {
      sessionId: caller.session.id,
      key,
      cartId: ready.cart.id,
      amount,
      cardToken,
    });
    if (!attempt) throw stillRunning();
    return attempt;
  }

  async function placeOnce(
    caller: KnownCaller,
    idempotency: IdempotentRequest,
    body: PlaceOrderBody,
    log: FastifyBaseLogger,
    onPlaced: (order: Order) => void,
  ): Promise<OrderData> {
    const stored = await findOutcome(db, caller.session.id, idempotency, now());
    if (stored) return answerOf(stored);
    const open = await findOpenAttempt(db, caller.session.id, idempotency.key);
    if (open?.order_number) {
      // The outcome has expired, but the order exists.
      const found = await findOrder(db, open.order_number, caller.owner(caller.session));
      if (found) return { order: orderData(found.order, found.lines, now(), found.parts) };
    }

    const expected = toMinorUnits(body.expectedTotal) ?? -1;
    const ready = await readyCart(db, caller, body);
    const promotions = await listPromotions(db, ready.cart, now());
    checkCart(ready.rows, priceRows(ready.cart, ready.rows, promotions, now()), expected);
    const attempt = await attemptFor(caller, idempotency.key, open, ready, expected);

    let authorization: Authorization;
    try {
      authorization = await payments.authorize(attempt);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      await payments.orLater(payments.abandon(attempt), attempt, log);
      throw unavailable(error);
    }
    if (!authorization.approved)
      return refuse(caller, idempotency, attempt, declined(authorization.reason), log);

    let data: OrderData;
    try {
      data = await writeOrder(caller, attempt, idempotency, ready);
    } catch (error) {
      // Only a refusal is known to have written nothing. After any other failure the order may exist: recovery finds out.
      if (error instanceof ApiError) return refuse(caller, idempotency, attempt, error, log);
      if (error instanceof SessionEndedError || error instanceof SupersededError)
        await payments.orLater(payments.abandon(attempt), attempt, log);
      if (error instanceof SessionEndedError) throw signInFirst();
      if (error instanceof SupersededError) return standingOutcome(caller, idempotency);
      throw error;
    }
    await payments.orLater(payments.finishCapture(attempt), attempt, log);
    log.info({ orderNumber: data.order.orderNumber }, 'order placed');
    onPlaced(data.order);
    return data;
  }

  return {
    async place(
      caller: KnownCaller,
      requested: IdempotentRequest | undefined,
      body: PlaceOrderBody,
      log: FastifyBaseLogger,
      /** Called once an order, when it is placed. */
      onPlaced: (order: Order) => void = () => undefined,
    ): Promise<OrderData> {
      // Without a key every call is a request of its own; the cart can still be ordered only once.
      const idempotency = requested ?? { key: randomUUID(), hash: '' };
      const release = await leases.tryAcquire(leaseNameOf(caller.session.id, idempotency));
      if (!release) throw stillRunning();
      try {
        return await placeOnce(caller, idempotency, body, log, onPlaced);
      } finally {
        await release();
      }
    },
  };
}
