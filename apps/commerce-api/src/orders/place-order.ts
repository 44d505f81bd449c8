import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Order, PlaceOrderBody } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { toDecimal, toMinorUnits, formatMoney } from '@foolscap/core/money';
import type { Address } from '@foolscap/core/vocabulary';
import { itemUrlOf } from '../catalog/slug.ts';
import { sumRows, totalsOfCart } from '../cart/cart-reply.ts';
import { isPickup, listLines, type LineRow } from '../cart/cart-lines.repository.ts';
import { findCart, lockCart, type CartRow } from '../cart/cart.repository.ts';
import type { KnownCaller } from '../cart/cart-change.ts';
import { deliveryDatesOf } from '../cart/delivery-dates.ts';
import { checkoutKindOf } from '../checkout/checkout-kind.ts';
import { emptyCart } from '../checkout/empty-cart.ts';
import type { ApiContext } from '../context.ts';
import type { Db } from '../database/database.ts';
import { ApiError, badRequest } from '../http/api-error.ts';
import {
  findOutcome,
  lockNameOf,
  stillRunning,
  storeOutcome,
  type IdempotentRequest,
} from '../http/idempotency.ts';
import { membershipOf } from '../organizations/membership.ts';
import { mayUseAddress } from '../organizations/organization-addresses.ts';
import { checkedPurchaseOrder } from '../organizations/purchase-order.ts';
import { pictureUrl } from '../media/pictures.ts';
import { GatewayUnavailableError, type Authorisation } from '../payments/card-gateway.ts';
import { findCartPayment, type CartPaymentRow } from '../payments/cart-payments.repository.ts';
import {
  findOpenAttempt,
  markCaptured,
  setAttemptState,
  startAttempt,
  type AttemptRow,
} from '../payments/payment-attempts.repository.ts';
import type { PickupPerson } from '../database/tables.ts';
import { pickupsOf } from '../stores/pickups.ts';
import { pointOfZip } from '../stores/zip-places.ts';
import { orderData } from './order-reply.ts';
import { recordTaken, takeStock, type WantedUnits } from './order-stock.ts';
import {
  findOrder,
  insertOrder,
  nextOrderNumber,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts';

interface OrderData {
  order: Order;
}

/** A cart with everything that an order needs. */
interface ReadyCart {
  cart: CartRow;
  rows: LineRow[];
  payment: CartPaymentRow;
  email: string;
  /** None where everything is collected. */
  shippingAddress: Address | undefined;
  pickupPerson: PickupPerson | undefined;
  purchaseOrderNumber: string | null;
  /** Whose member orders. */
  organizationId: string | null;
}

/** A refusal that the same key is answered with again. */
interface StoredRefusal {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

const totalChanged = (total: number) =>
  new ApiError(
    409,
    CHECKOUT_CODES.totalChanged,
    `The total is now ${formatMoney(total)}. Check it, then place your order.`,
    {
      details: { ordTotal: toDecimal(total) },
    },
  );

const declined = (reason: string) =>
  new ApiError(
    402,
    CHECKOUT_CODES.paymentFailed,
    'There was an error processing your payment. Your credit card was not charged. Please re-enter your credit card details and try again.',
    { details: { reason } },
  );

/** What a line wants, and from where. */
const wantedOf = (row: LineRow): WantedUnits => ({
  sku: row.item_id,
  qty: row.qty,
  store: isPickup(row) ? row.pickup_store : '',
});

const keyOf = ({ sku, store }: Pick<WantedUnits, 'sku' | 'store'>) => `${store}\n${sku}`;

/** @param keys of the units that there are not enough of */
function shortOf(rows: readonly LineRow[], keys: ReadonlySet<string>): ApiError {
  const items = rows
    .filter((row) => keys.has(keyOf(wantedOf(row))))
    .map((row) => ({
      cartItemId: row.id,
      itemId: row.item_id,
      qty: row.qty,
      availableQuantity: row.published ? row.available : 0,
    }));
  return new ApiError(
    409,
    CHECKOUT_CODES.outOfStock,
    'Some items are out of stock or only partly available. Change or remove them to go on.',
    { details: { items } },
  );
}

/** Items that cannot be sold at all, or not in the quantity that is wanted. */
function missingItems(rows: readonly LineRow[]): Set<string> {
  return new Set(
    rows
      .filter(
        (row) =>
          !row.published ||
          row.price === null ||
          row.available < row.in_place ||
          (isPickup(row) && !row.bopis_eligible),
      )
      .map((row) => keyOf(wantedOf(row))),
  );
}

export type OrderPlacement = ReturnType<typeof createOrderPlacement>;

/**
 * Places an order exactly once (design 5; decisions, "idempotency"):
 *
 *   note the attempt -> hold the money -> ONE transaction { stock, order, cart closed, reply kept } -> take the money
 *
 * Whatever dies in between leaves no half order and no double charge: without the transaction the money is let go, with it the
 * money is taken, by a repeat of the request or by `recoverPayments`.
 */
export function createOrderPlacement({ database: { db, locks }, gateway, now }: ApiContext) {
  async function emailOf(caller: KnownCaller, cart: CartRow): Promise<string> {
    if (caller.accountId === undefined) {
      if (!caller.guestCheckoutAllowed)
        throw new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
      if (!cart.email)
        throw badRequest(CHECKOUT_CODES.noEmail, 'Enter an e-mail address to go on.', 'emailId1');
      return cart.email;
    }
    const account = await db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow();
    return account.email;
  }

  /** Refuses what is not ready to be ordered; nothing is recorded for that. */
  async function readyCart(caller: KnownCaller, { purchaseOrderNumber }: PlaceOrderBody): Promise<ReadyCart> {
    const cart = await findCart(db, caller.owner(caller.session));
    const rows = cart ? await listLines(db, cart) : [];
    if (!cart || !rows.length) throw emptyCart();
    const email = await emailOf(caller, cart);
    const kind = checkoutKindOf(rows);
    const member = await membershipOf(db, caller.accountId);
    const shipTo = cart.shipping_address;
    // An address of a time before: as a guest, or in another role.
    if (kind !== 'PICKUP' && (!shipTo || !(await mayUseAddress(db, member, 'S', shipTo)))) {
      throw badRequest(CHECKOUT_CODES.addressMissing, 'Enter a delivery address to go on.', 'addresses');
    }
    if (kind !== 'SHIP_TO_ADDRESS' && !cart.pickup_person) {
      throw badRequest(
        CHECKOUT_CODES.pickupPersonMissing,
        'Say who will pick it up to go on.',
        'pickupPerson',
      );
    }
    const payment = await findCartPayment(db, cart.id);
    if (!payment) throw badRequest(CHECKOUT_CODES.paymentMissing, 'Add a card to go on.', 'cardPayment');
    if (!(await mayUseAddress(db, member, 'B', payment.billing_address)))
      throw badRequest(CHECKOUT_CODES.paymentMissing, 'Choose where to bill it to go on.', 'cardPayment');
    return {
      cart,
      rows,
      payment,
      email,
      purchaseOrderNumber: checkedPurchaseOrder(
        purchaseOrderNumber ?? cart.purchase_order_number,
        member?.organization.purchaseOrderPolicy,
      ),
      organizationId: member?.organization.id ?? null,
      shippingAddress: kind === 'PICKUP' ? undefined : (shipTo ?? undefined),
      pickupPerson: kind === 'SHIP_TO_ADDRESS' ? undefined : (cart.pickup_person ?? undefined),
    };
  }

  /** Compares with what the shopper saw, and with what there is. */
  function checkCart(cart: CartRow, rows: readonly LineRow[], expected: number): void {
    const missing = missingItems(rows);
    if (missing.size) throw shortOf(rows, missing);
    const { total } = totalsOfCart(cart, sumRows(rows));
    if (total !== expected) throw totalChanged(total);
  }

  /** Asks twice: the second time under the same key, so that an answer that was lost is given again. */
  async function authorise(attempt: AttemptRow): Promise<Authorisation> {
    try {
      return await gateway.authorise(attempt.id, attempt.card_token, attempt.amount_minor);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      return gateway.authorise(attempt.id, attempt.card_token, attempt.amount_minor);
    }
  }

  async function letGo(attempt: AttemptRow): Promise<void> {
    await gateway.void(attempt.id);
    await setAttemptState(db, attempt.id, 'VOIDED');
  }

  /** The one transaction. Throws an ApiError, and so undoes everything, when the cart is no longer what was held money for. */
  async function writeOrder(
    caller: KnownCaller,
    attempt: AttemptRow,
    idempotency: IdempotentRequest,
    ready: ReadyCart,
  ): Promise<OrderData> {
    return db.transaction().execute(async (trx) => {
      const cart = await lockCart(trx, caller.owner(caller.session));
      if (!cart || cart.id !== ready.cart.id) throw emptyCart();
      const rows = await listLines(trx, cart);
      if (!rows.length) throw emptyCart();
      checkCart(cart, rows, attempt.amount_minor);
      const { short, taken } = await takeStock(
        trx,
        rows.map(wantedOf),
        ready.shippingAddress && pointOfZip(ready.shippingAddress.zipCode),
      );
      if (short.length) throw shortOf(await listLines(trx, cart), new Set(short.map(keyOf)));

      const { order, lines } = await insertFrom(trx, caller, cart, rows, ready);
      await recordTaken(trx, order.order_number, taken);
      await setAttemptState(trx, attempt.id, 'ORDERED', order.order_number);
      await trx
        .updateTable('carts')
        .set({ status: 'ORDERED', updated_at: now() })
        .where('id', '=', cart.id)
        .execute();
      const data: OrderData = { order: orderData(order, lines, now()) };
      await storeOutcome(trx, caller.session.id, idempotency, { status: 200, reply: data }, now());
      return data;
    });
  }

  async function insertFrom(
    trx: Db,
    caller: KnownCaller,
    cart: CartRow,
    rows: readonly LineRow[],
    { payment, email, shippingAddress, pickupPerson, purchaseOrderNumber, organizationId }: ReadyCart,
  ): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
    const sums = sumRows(rows);
    const totals = totalsOfCart(cart, sums);
    const placedAt = now();
    const pickups = await pickupsOf(trx, rows, placedAt);
    // What is only collected arrives nowhere: it is ready.
    const readyDays = pickups.map(({ readyDate }) => readyDate).sort();
    const dates = shippingAddress
      ? deliveryDatesOf(placedAt, shippingAddress.state, cart.level_of_service)
      : { minDeliveryDate: readyDays[0] ?? '', maxDeliveryDate: readyDays.at(-1) ?? '' };
    const order: OrderRow = {
      order_number: await nextOrderNumber(trx),
      tenant: cart.tenant,
      session_id: caller.accountId === undefined ? caller.session.id : null,
      account_id: caller.accountId ?? null,
      cart_id: cart.id,
      status: 'PLACED',
      email,
      shipping_address: shippingAddress ?? null,
      billing_address: payment.billing_address,
      pickup_person: pickupPerson ?? null,
      pickups: pickups.map(({ pickup }) => pickup),
      level_of_service: cart.level_of_service,
      min_delivery_date: dates.minDeliveryDate,
      max_delivery_date: dates.maxDeliveryDate,
      payment_brand: payment.brand,
      payment_last_four: payment.last_four,
      purchase_order_number: purchaseOrderNumber,
      organization_id: organizationId,
      totals: {
        numberOfItems: sums.units,
        cartSubTotal: totals.subTotal,
        instantCouponSavings: 0,
        shipFee: totals.shipFee,
        handlingFee: totals.handlingFee,
        taxTotal: totals.tax ?? 0,
        ordTotal: totals.total,
      },
      ord_total_minor: totals.total,
      placed_at: placedAt,
      shipped_at: null,
      delivered_at: null,
      cancelled_at: null,
    };
    const lines = rows.map((row, index): OrderLineRow => ({
      order_number: order.order_number,
      line_number: index + 1,
      sku: row.item_id,
      name: row.name,
      image: pictureUrl(row.picture),
      item_url: itemUrlOf(row.item_id, row.name),
      qty: row.qty,
      unit_price_minor: row.price ?? 0,
      price_minor: (row.price ?? 0) * row.qty,
      uom: row.uom,
      delivery_type: row.delivery_type,
      pickup_store: row.pickup_store,
      parent_item_id: row.parent_item_id,
    }));
    await insertOrder(
      trx,
      {
        ...order,
        shipping_address: order.shipping_address && JSON.stringify(order.shipping_address),
        pickup_person: order.pickup_person && JSON.stringify(order.pickup_person),
        pickups: JSON.stringify(order.pickups),
        billing_address: JSON.stringify(order.billing_address),
        totals: JSON.stringify(order.totals),
      },
      lines,
    );
    return { order, lines };
  }

  /** Takes the money that is held for an order that stands. What fails here is taken later (see `recoverPayments`). */
  async function capture(attempt: AttemptRow, log: FastifyBaseLogger): Promise<void> {
    try {
      await gateway.capture(attempt.id);
      await markCaptured(db, attempt.id);
    } catch (error) {
      log.error(
        { err: error, attempt: attempt.id },
        'a payment could not be captured; it will be tried again',
      );
    }
  }

  async function refuse(
    caller: KnownCaller,
    idempotency: IdempotentRequest,
    attempt: AttemptRow,
    error: ApiError,
  ): Promise<never> {
    await letGo(attempt);
    const reply: StoredRefusal = { code: error.code, message: error.message, details: error.details };
    await storeOutcome(db, caller.session.id, idempotency, { status: error.status, reply }, now());
    throw error;
  }

  async function placeOnce(
    caller: KnownCaller,
    idempotency: IdempotentRequest,
    body: PlaceOrderBody,
    log: FastifyBaseLogger,
    onPlaced: (order: Order) => void,
  ): Promise<OrderData> {
    const sessionId = caller.session.id;
    const stored = await findOutcome(db, sessionId, idempotency, now());
    if (stored) {
      if (stored.status === 200) return stored.reply as OrderData;
      const { code, message, details } = stored.reply as StoredRefusal;
      throw new ApiError(stored.status, code, message, { details });
    }

    let attempt = await findOpenAttempt(db, sessionId, idempotency.key);
    if (attempt?.order_number) {
      // The key is older than its record, but the order stands.
      const found = await findOrder(db, attempt.order_number, caller.owner(caller.session));
      if (found) return { order: orderData(found.order, found.lines, now(), found.parts) };
    }

    const expected = toMinorUnits(body.expectedTotal) ?? -1;
    const ready = await readyCart(caller, body);
    checkCart(ready.cart, ready.rows, expected);

    // Left by a request that died: the same money on the same card is held already; anything else is let go.
    if (attempt && (attempt.amount_minor !== expected || attempt.card_token !== ready.payment.card_token)) {
      await letGo(attempt);
      attempt = undefined;
    }
    attempt ??= await startAttempt(db, {
      sessionId,
      key: idempotency.key,
      cartId: ready.cart.id,
      amount: expected,
      cardToken: ready.payment.card_token,
    });

    let authorisation: Authorisation;
    try {
      authorisation = await authorise(attempt);
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError)) throw error;
      await letGo(attempt).catch((cause: unknown) => {
        log.error(
          { err: cause, attempt: attempt?.id },
          'an unanswered payment could not be let go; it will be tried again',
        );
      });
      throw new ApiError(
        503,
        'GATEWAY_UNAVAILABLE',
        "We're unable to process your payment at this time. Please try again or use a different payment method.",
        { cause: error },
      );
    }
    if (!authorisation.approved) return refuse(caller, idempotency, attempt, declined(authorisation.reason));

    let data: OrderData;
    try {
      data = await writeOrder(caller, attempt, idempotency, ready);
    } catch (error) {
      // Only a refusal is known to have written nothing. After any other failure the order may stand: recovery finds out.
      if (error instanceof ApiError) return refuse(caller, idempotency, attempt, error);
      throw error;
    }
    await capture(attempt, log);
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
      /** Told once an order, when it stands. */
      onPlaced: (order: Order) => void = () => undefined,
    ): Promise<OrderData> {
      // Without a key every call is a request of its own; the cart can still be ordered only once.
      const idempotency = requested ?? { key: randomUUID(), hash: '' };
      const release = await locks.tryAcquire(lockNameOf(caller.session.id, idempotency));
      if (!release) throw stillRunning();
      try {
        return await placeOnce(caller, idempotency, body, log, onPlaced);
      } finally {
        await release();
      }
    },
  };
}
