import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { UpdateCartBody } from '@foolscap/cart/contract';
import type { Order } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { toMinorUnits } from '@foolscap/core/money';
import type { Address, Locale, TenantId } from '@foolscap/core/vocabulary';
import type { SubscriptionProblem } from '@foolscap/subscriptions/model';
import { createJobCaller, type KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { openJobSession } from '../../kernel/sessions/sessions.repository.ts';
import type { createCartService } from '../cart/index.ts';
import type { CheckoutService } from '../checkout/index.ts';
import type { OrderPlacement } from '../orders/index.ts';
import type { PaymentsService } from '../payments/index.ts';
import { getAddProblem, PROBLEM_OF_REFUSAL, unknownProblem } from './order-problems.ts';

/** The checkout services, which the orders of jobs use like any other order. */
export interface JobOrderServices {
  cart: Pick<ReturnType<typeof createCartService>, 'add' | 'updateCart'>;
  payments: Pick<PaymentsService, 'saveCard'>;
  checkout: Pick<CheckoutService, 'precheckout'>;
  placement: Pick<OrderPlacement, 'place'>;
}

/** One try of an order that a job places for an account. */
export interface JobOrder {
  /** The UUID of the order's row, which is also the id of the job's session. */
  id: string;
  /** The number of the try. A try that is repeated after a crash has the same key, so its money is authorized only once. */
  attempt: number;
  tenant: TenantId;
  accountId: string;
  locale: Locale;
}

/** The content of an order. */
export interface JobPurchase {
  sku: string;
  qty: number;
  address: Address;
  /** A saved card of the account. */
  cardId: string;
  /** Whether the account is a member of an organization, whose rules may then be the reason for a rejection. */
  isMember: boolean;
  /** @param unitPrice US cents */
  accepts: (unitPrice: number) => boolean;
}

/** The outcome of one try. */
export type TryOutcome =
  | { kind: 'placed'; order: Order }
  | { kind: 'problem'; problem: SubscriptionProblem }
  /** Another instance is placing the order. */
  | { kind: 'busy' }
  /** Not the shopper's fault: the order is tried again soon, under a new key. */
  | { kind: 'later'; error: unknown };

const KIND = 'RESTOCK';
/** A job session lasts longer than one order takes; a later try extends it. */
const SESSION_MS = 3_600_000;
/** Delay before retrying an order that failed through a fault of ours; doubled after each try (exponential backoff). */
const LATER_MS = 10 * 60_000;
const LATEST_MS = 24 * 60 * 60_000;

/** Returns the time of the next try after a fault of ours. */
export const getLaterTry = (attempt: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(LATER_MS * 2 ** Math.min(attempt - 1, 10), LATEST_MS));

/** The orders of an account's jobs share one cart, so they are placed one after another. */
export const getJobLease = (accountId: string): string => `restock:${accountId}`;

/** The code of an error that rolls back an order whose reason was changed while it was being placed. */
export const JOB_ORDER_OUTDATED = 'SUBSCRIPTION_CHANGED';

/** Rejections that only mean that something has changed in the meantime. */
const CHANGED: readonly string[] = [
  JOB_ORDER_OUTDATED,
  CHECKOUT_CODES.totalChanged,
  'CART_REVISION_CONFLICT',
];

/** Returns the outcome of a rejected call. @param fallback the problem for rejections that have no specific one */
function outcomeOf(error: unknown, fallback: SubscriptionProblem): TryOutcome {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'later', error };
  if (error.code === 'REQUEST_IN_PROGRESS') return { kind: 'busy' };
  if (error.status === 402) return { kind: 'problem', problem: 'PAYMENT_DECLINED' };
  if (CHANGED.includes(error.code)) return { kind: 'later', error };
  return { kind: 'problem', problem: PROBLEM_OF_REFUSAL[error.code] ?? fallback };
}

/** Carries a rejection out of a step, along with its meaning there. */
class StepRefused extends Error {
  constructor(readonly outcome: TryOutcome) {
    super('A step of an order was refused.');
  }
}

/** Returns the error that ends a try with a problem. */
export const refuse = (problem: SubscriptionProblem): Error => new StepRefused({ kind: 'problem', problem });

async function step<T>(fallback: SubscriptionProblem, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StepRefused(outcomeOf(error, fallback));
  }
}

/** Creates the function that tries to place an order for an account, with the services of checkout. */
export function createJobOrders(
  { database: { db }, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  { cart, payments, checkout, placement }: JobOrderServices,
) {
  /**
   * Fills the account's job cart with only this item; the shopper's own cart is not affected. The add replaces whatever an earlier try left
   * in the cart, or the try ends.
   */
  async function fillCart(
    caller: KnownCaller,
    { sku, qty, address, cardId, isMember, accepts }: JobPurchase,
  ): Promise<{ expectedTotal: number; revision: number }> {
    const request = { caller, idempotency: undefined, kind: KIND, whole: false } as const;
    // Stored addresses have already been validated by the address schema.
    const addresses = [{ ...address, type: 'S' }] as NonNullable<UpdateCartBody['addresses']>;
    // The address is included, because some items are not sold everywhere. The following update checks that the item can be delivered
    // there.
    const added = await step(
      'DISCONTINUED',
      cart.add(request, { items: [{ itemId: sku, qty }], addresses }, { keepsOriginals: true }),
    );
    const refused = getAddProblem(added, { sku, qty }, isMember);
    if (refused) throw refuse(refused);
    await step('NOT_DELIVERABLE', cart.updateCart(request, { addresses }, { whole: false }));
    const cardPayment = {
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      profileRefId: cardId,
    } as const;
    await step(
      'CARD_REMOVED',
      payments.saveCard(caller, undefined, { cardPayment }, { kind: KIND, address: 'job' }),
    );
    const { lines, totals, revision } = await step('DISCONTINUED', checkout.precheckout(caller, KIND));
    // It may come with free items from a promotion.
    const line = lines.find(({ itemId, finalPrice }) => itemId === sku && finalPrice > 0);
    if (!line) throw refuse('DISCONTINUED');
    if (line.qty !== qty) throw refuse('QUANTITY_NOT_SOLD');
    if (!accepts(toMinorUnits(line.finalPricePerUnit) ?? 0)) throw refuse('PRICE_ROSE');
    return { expectedTotal: totals.ordTotal, revision };
  }

  /**
   * @param getPurchase reads the content of the order; throws {@link refuse} if there is a problem
   * @param onWrite runs in the transaction that writes the order, and throws to roll it back
   */
  return async (
    { id, attempt, tenant, accountId, locale }: JobOrder,
    getPurchase: () => Promise<JobPurchase>,
    {
      log,
      onPlaced,
      onWrite,
    }: {
      log: FastifyBaseLogger;
      onPlaced: (order: Order) => Promise<void> | void;
      onWrite: (trx: Db, orderNumber: string) => Promise<void>;
    },
  ): Promise<TryOutcome> => {
    const time = now();
    const session = await openJobSession(db, {
      id,
      unknownTokenHash: randomBytes(32).toString('hex'),
      expiresAt: new Date(time.getTime() + SESSION_MS),
      now: time,
    });
    const caller = createJobCaller(settings, { session, tenant, accountId, locale });
    let isMember = false;
    try {
      const purchase = await getPurchase();
      const body = await fillCart(caller, purchase);
      ({ isMember } = purchase);
      const request = { key: `restock-${id}-${attempt}`, hash: 'restock' };
      const { order } = await placement.place(caller, request, body, log, { kind: KIND, onPlaced, onWrite });
      return { kind: 'placed', order };
    } catch (error) {
      return error instanceof StepRefused ? error.outcome : outcomeOf(error, unknownProblem(isMember));
    }
  };
}
