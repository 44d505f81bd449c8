import type { FastifyBaseLogger } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { UpdateCartBody } from '@foolscap/cart/contract';
import type { Order } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { toMinorUnits } from '@foolscap/core/money';
import type { Locale } from '@foolscap/core/vocabulary';
import { hasRisen, type SubscriptionProblem } from '@foolscap/subscriptions/model';
import { createJobCaller, type KnownCaller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import { openJobSession } from '../../kernel/sessions/sessions.repository.ts';
import { findAccount } from '../account/index.ts';
import type { createCartService } from '../cart/index.ts';
import type { CheckoutService } from '../checkout/index.ts';
import type { OrderPlacement } from '../orders/index.ts';
import type { PaymentsService } from '../payments/index.ts';
import { type DueOrder, recordPlaced } from './due-orders.repository.ts';
import { getAddProblem, PROBLEM_OF_REFUSAL, unknownProblem } from './order-problems.ts';
import { readChoices } from './restock-choices.ts';
import { listItems } from './subscriptions.repository.ts';

/** The checkout services, which a subscription's order uses like any other order. */
export interface RestockServices {
  cart: Pick<ReturnType<typeof createCartService>, 'add' | 'updateCart'>;
  payments: Pick<PaymentsService, 'saveCard'>;
  checkout: Pick<CheckoutService, 'precheckout'>;
  placement: Pick<OrderPlacement, 'place'>;
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

const problem = (name: SubscriptionProblem): TryOutcome => ({ kind: 'problem', problem: name });

/** Rejections that only mean that something has changed in the meantime. */
const CHANGED = ['SUBSCRIPTION_CHANGED', CHECKOUT_CODES.totalChanged, 'CART_REVISION_CONFLICT'];

/** Returns the outcome of a rejected call. @param fallback the problem for rejections that have no specific one */
function outcomeOf(error: unknown, fallback: SubscriptionProblem): TryOutcome {
  if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'later', error };
  if (error.code === 'REQUEST_IN_PROGRESS') return { kind: 'busy' };
  if (error.status === 402) return problem('PAYMENT_DECLINED');
  if (CHANGED.includes(error.code)) return { kind: 'later', error };
  return problem(PROBLEM_OF_REFUSAL[error.code] ?? fallback);
}

/** Carries a rejection out of a step, along with its meaning there. */
class StepRefused extends Error {
  constructor(readonly outcome: TryOutcome) {
    super('A step of an order was refused.');
  }
}

async function step<T>(fallback: SubscriptionProblem, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw new StepRefused(outcomeOf(error, fallback));
  }
}

/**
 * Creates the function that tries to place the order of a due subscription. It settles the order if it is placed, and otherwise leaves it
 * unchanged.
 */
export function createRestockOrders(
  { database: { db }, settings, now }: Pick<ApiContext, 'database' | 'settings' | 'now'>,
  { cart, payments, checkout, placement }: RestockServices,
) {
  /**
   * Fills the account's job cart with only this item; the shopper's own cart is not affected. The add replaces whatever an earlier try left
   * in the cart, or the try ends.
   */
  async function fillCart(
    caller: KnownCaller,
    due: DueOrder,
  ): Promise<{ body: { expectedTotal: number; revision: number }; isMember: boolean }> {
    const { subscription } = due;
    const account = (await findAccount(db, subscription.account_id))!;
    const choices = await readChoices(db, account, now());
    if (choices.refusal) throw new StepRefused(problem('NOT_ALLOWED'));
    const item = (await listItems(db, choices.buyer, [subscription.sku])).get(subscription.sku);
    if (!item?.published || item.price === null || item.is_replaced)
      throw new StepRefused(problem('DISCONTINUED'));
    const address = choices.addresses.find(({ id }) => id === subscription.address_id);
    if (!address) throw new StepRefused(problem('ADDRESS_REMOVED'));
    const card = choices.cards.find(({ id }) => id === subscription.card_id);
    if (!card) throw new StepRefused(problem('CARD_REMOVED'));
    if (card.isExpired) throw new StepRefused(problem('CARD_EXPIRED'));
    if (item.available < subscription.qty) throw new StepRefused(problem('OUT_OF_STOCK'));

    const request = { caller, idempotency: undefined, kind: KIND, whole: false } as const;
    const items = [{ itemId: subscription.sku, qty: subscription.qty }];
    // Stored addresses have already been validated by the address schema.
    const addresses = [{ ...address, type: 'S' }] as NonNullable<UpdateCartBody['addresses']>;
    const isMember = choices.member !== undefined;
    // The address is included, because some items are not sold everywhere. The following update checks that the item can be delivered
    // there.
    const added = await step(
      'DISCONTINUED',
      cart.add(request, { items, addresses }, { keepsOriginals: true }),
    );
    const refused = getAddProblem(added, subscription, isMember);
    if (refused) throw new StepRefused(problem(refused));
    await step('NOT_DELIVERABLE', cart.updateCart(request, { addresses }, { whole: false }));
    const cardPayment = {
      paymentType: 'CREDIT_CARD',
      source: 'USER_KEYED',
      currencyCode: 'USD',
      profileRefId: card.id,
    } as const;
    await step(
      'CARD_REMOVED',
      payments.saveCard(caller, undefined, { cardPayment }, { kind: KIND, address: 'job' }),
    );
    const { lines, totals, revision } = await step('DISCONTINUED', checkout.precheckout(caller, KIND));
    // It may come with free items from a promotion.
    const line = lines.find(({ itemId, finalPrice }) => itemId === subscription.sku && finalPrice > 0);
    if (!line) throw new StepRefused(problem('DISCONTINUED'));
    if (line.qty !== subscription.qty) throw new StepRefused(problem('QUANTITY_NOT_SOLD'));
    const unitPrice = toMinorUnits(line.finalPricePerUnit) ?? 0;
    if (subscription.known_price_minor !== null && hasRisen(subscription.known_price_minor, unitPrice))
      throw new StepRefused(problem('PRICE_ROSE'));
    return { body: { expectedTotal: totals.ordTotal, revision }, isMember };
  }

  return async (
    due: DueOrder,
    locale: Locale,
    log: FastifyBaseLogger,
    onPlaced: (order: Order) => void,
  ): Promise<TryOutcome> => {
    const { subscription, order } = due;
    const time = now();
    const session = await openJobSession(db, {
      id: order.id,
      unknownTokenHash: randomBytes(32).toString('hex'),
      expiresAt: new Date(time.getTime() + SESSION_MS),
      now: time,
    });
    const caller = createJobCaller(settings, {
      session,
      tenant: subscription.tenant,
      accountId: subscription.account_id,
      locale,
    });
    let isMember = false;
    try {
      const filled = await fillCart(caller, due);
      ({ isMember } = filled);
      // A try that is repeated after a crash has the same key, so its money is authorized only once.
      const request = { key: `restock-${order.id}-${order.attempt}`, hash: 'restock' };
      const { order: placed } = await placement.place(caller, request, filled.body, log, {
        kind: KIND,
        onPlaced,
        onWrite: (trx, orderNumber) => recordPlaced(trx, due, orderNumber, now()),
      });
      return { kind: 'placed', order: placed };
    } catch (error) {
      return error instanceof StepRefused ? error.outcome : outcomeOf(error, unknownProblem(isMember));
    }
  };
}
