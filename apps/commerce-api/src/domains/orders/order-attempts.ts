import type { OrderableKind } from '@foolscap/cart/model';
import type { FastifyBaseLogger } from 'fastify';
import type { Order } from '@foolscap/checkout/contract';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import {
  findOutcome,
  type IdempotentRequest,
  stillRunning,
  type StoredOutcome,
  storeOutcome,
} from '../../kernel/http/idempotency.ts';
import { holdSession } from '../../kernel/sessions/hold-session.ts';
import { lockCart, refreshTender } from '../cart/index.ts';
import {
  type AttemptRow,
  findOpenAttempt,
  gatewayUnavailable,
  GatewayUnavailableError,
  moveAttempt,
  type PaymentContext,
  startAttempt,
  type TenderAmount,
} from '../payments/index.ts';
import { findAvailableRewards } from '../rewards/index.ts';
import { type DeclinedTender, describeDecline } from './declined-tenders.ts';
import type { OrderPayments } from './order-payments.ts';
import { orderData } from './order-reply.ts';
import { findOrder } from './orders.repository.ts';
import { paysAsPlanned } from './payment-plan.ts';

export interface OrderData {
  order: Order;
}

/** A rejection that is returned again for the same key. */
interface StoredRefusal {
  code: string;
  message: ApiError['message'];
  details: Record<string, unknown>;
}

/** A request to place an order. */
export interface OrderRequest {
  caller: KnownCaller;
  idempotency: IdempotentRequest;
  log: FastifyBaseLogger;
  kind: OrderableKind;
  /** Called when the provider declines the credit card. */
  onCardDeclined: () => Promise<void>;
  /** Writes more data in the order's transaction. An ApiError rolls back the order and becomes the outcome. */
  onWrite?: ((trx: Db, orderNumber: string) => Promise<void>) | undefined;
}

/** @throws ApiError if the outcome is a rejection */
function getAnswer({ status, reply }: StoredOutcome): OrderData {
  if (status === 200) return reply as OrderData;
  const { code, message, details } = reply as StoredRefusal;
  throw new ApiError(status, code, message, { details });
}

/** Creates the parts of order placement that handle the request's key and its payment attempt. */
export function createOrderAttempts(
  { database: { db }, gateway, now }: Pick<PaymentContext, 'database' | 'gateway' | 'now'>,
  payments: OrderPayments,
) {
  /** Finds the outcome of the instance that finished this request first. @throws ApiError 409 if there is none yet */
  async function standingOutcome({ caller, idempotency }: OrderRequest): Promise<OrderData> {
    const stored = await findOutcome(db, caller.session.id, idempotency, now());
    if (!stored) throw stillRunning();
    return getAnswer(stored);
  }

  /**
   * Abandons the attempt and stores the rejection under the key in one transaction, then voids the authorizations.
   * @param tender the declined tender, if that is the reason; the cart gets its current balance
   */
  async function refuse(
    request: OrderRequest,
    attempt: AttemptRow,
    error: ApiError,
    tender?: DeclinedTender,
  ): Promise<OrderData> {
    const { caller, idempotency, log } = request;
    const reply: StoredRefusal = { code: error.code, message: error.message, details: error.details };
    const outcome = { status: error.status, reply };
    const { isOurs, isStored } = await db.transaction().execute(async (trx) => {
      // An ended session has no keys anymore, but the attempt must be abandoned anyway.
      const held = await holdSession(trx, caller.session);
      const cart =
        held && tender ? await lockCart(trx, caller.owner(caller.session), request.kind) : undefined;
      if (!(await moveAttempt(trx, attempt.id, 'STARTED', 'VOIDING')))
        return { isOurs: false, isStored: false };
      if (cart && tender?.balance !== undefined)
        await refreshTender(trx, cart, { token: tender.payment.token, balance: tender.balance }, now());
      return {
        isOurs: true,
        isStored: !held || (await storeOutcome(trx, caller.session.id, idempotency, outcome, now())),
      };
    });
    if (isOurs) await payments.orLater(payments.finishVoid(attempt), attempt, log);
    if (!isStored) return standingOutcome(request);
    throw error;
  }

  return {
    standingOutcome,
    refuse,

    /** Finds the reply to an earlier request with the key. @throws ApiError if that was a rejection */
    async earlierAnswer({ caller, idempotency }: OrderRequest): Promise<OrderData | undefined> {
      const stored = await findOutcome(db, caller.session.id, idempotency, now());
      if (stored) return getAnswer(stored);
      const open = await findOpenAttempt(db, caller.session.id, idempotency.key);
      if (!open?.order_number) return undefined;
      // The outcome has expired, but the order exists.
      const found = await findOrder(db, open.order_number, caller.owner(caller.session));
      return found && { order: orderData(found, now()) };
    },

    /** Resumes the attempt of a request that died, if it still matches, or starts a new one. @throws ApiError 409 */
    async begin(
      { caller, idempotency }: OrderRequest,
      cartId: string,
      amount: number,
      tenders: readonly TenderAmount[],
    ): Promise<AttemptRow> {
      const { session } = caller;
      const open = await findOpenAttempt(db, session.id, idempotency.key);
      if (open && open.amount_minor === amount && paysAsPlanned(open, tenders)) return open;
      if (open && !(await payments.abandon(open))) throw stillRunning();
      const attempt = await startAttempt(db, {
        sessionId: session.id,
        key: idempotency.key,
        cartId,
        amount,
        tenders,
      });
      if (!attempt) throw stillRunning();
      return attempt;
    },

    /**
     * Authorizes all tenders of an attempt, or voids them all.
     * @returns the declined tender with the error to reply with; undefined if all are authorized
     * @throws ApiError 503 if the gateway does not respond
     */
    async authorize(
      { log, onCardDeclined }: OrderRequest,
      attempt: AttemptRow,
    ): Promise<DeclinedTender | undefined> {
      try {
        const authorization = await payments.authorize(attempt);
        if (authorization.approved) return undefined;
        const { reason, payment } = authorization;
        if (payment.type === 'CARD') await onCardDeclined();
        const findRewards = (accountId: string) => findAvailableRewards(db, accountId, now());
        return await describeDecline({ ...gateway, findRewards }, payment, reason);
      } catch (error) {
        if (!(error instanceof GatewayUnavailableError)) throw error;
        await payments.orLater(payments.abandon(attempt), attempt, log);
        throw gatewayUnavailable(error);
      }
    },
  };
}
