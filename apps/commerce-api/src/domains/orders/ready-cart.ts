import { conditionMessages, type FreeItemUnits, type OrderableKind } from '@foolscap/cart/model';
import type { PlaceOrderBody } from '@foolscap/checkout/contract';
import { CHECKOUT_CODES, QUICK_BUY_CODES } from '@foolscap/checkout/model';
import { formatMoney, toDecimal } from '@foolscap/core/money';
import type { Address } from '@foolscap/core/vocabulary';
import type { KnownCaller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import {
  type CartRow,
  type CartTenderRow,
  emptyCartError,
  findCart,
  getUndeliverable,
  type LineRow,
  listLines,
  listTenders,
  type PricedRows,
} from '../cart/index.ts';
import { getCheckoutKind } from '../checkout/index.ts';
import { isPickup } from '../delivery/index.ts';
import {
  allowsTender,
  checkedPurchaseOrder,
  getMinimumMessage,
  type Membership,
  mayUseAddress,
  findMembership,
  paymentNotAllowed,
} from '../organizations/index.ts';
import { checkAgentOrder } from './check-agent.ts';
import { type OrderAccounting, readOrderAccounting } from './order-accounting.ts';
import type { WantedUnits } from './order-stock.ts';

/** A cart with everything that its order needs. */
export interface ReadyCart {
  cart: CartRow;
  rows: LineRow[];
  tenders: CartTenderRow[];
  email: string;
  /** Undefined if every line is picked up. */
  shippingAddress: Address | undefined;
  pickupPerson: NonNullable<CartRow['pickup_person']> | undefined;
  purchaseOrderNumber: string | null;
  accounting: OrderAccounting;
  /** The revision that the shopper saw; undefined to check only the total. */
  expectedRevision: number | undefined;
  /** The buyer's organization and role in it. */
  member: Membership | undefined;
}

export const totalChanged = (total: number) =>
  new ApiError(
    409,
    CHECKOUT_CODES.totalChanged,
    `The total is now ${formatMoney(total)}. Check it, then place your order.`,
    {
      details: { ordTotal: toDecimal(total) },
    },
  );

/** Checks that the cart still has the revision that the shopper saw. @throws ApiError 409 CART_REVISION_CONFLICT */
export function checkRevision({ revision }: Pick<CartRow, 'revision'>, expected: number | undefined): void {
  if (expected === undefined || expected === revision) return;
  throw new ApiError(
    409,
    QUICK_BUY_CODES.cartChanged,
    'Your order was changed in another window. Check it, then try again.',
    { field: 'revision', details: { revision } },
  );
}

/** Returns the units that a line needs, with the place that they come from. */
export const getWanted = (row: LineRow): WantedUnits => ({
  sku: row.item_id,
  qty: row.qty,
  store: isPickup(row) ? row.pickup_store : '',
});

/** Returns the units of a free item, which is always delivered. */
export const getWantedGift = ({ itemId, qty }: FreeItemUnits): WantedUnits => ({
  sku: itemId,
  qty,
  store: '',
});

/** Returns the promotions that an order uses. An offer of free items counts only if the order includes one of them. */
export const getUsed = ({ applied, free }: Pick<PricedRows, 'applied' | 'free'>) =>
  applied.filter(
    ({ promotionId }) =>
      !free.offers.some((offer) => offer.promotionId === promotionId) ||
      free.held.some((gift) => gift.promotionId === promotionId),
  );

export const getKey = ({ sku, store }: Pick<WantedUnits, 'sku' | 'store'>) => `${store}\n${sku}`;

/** Returns the out-of-stock error that names the affected lines. @param keys keys of the units that are short */
export function getShort(rows: readonly LineRow[], keys: ReadonlySet<string>): ApiError {
  const items = rows
    .filter((row) => keys.has(getKey(getWanted(row))))
    .map((row) => ({
      cartItemId: row.id,
      itemId: row.item_id,
      qty: row.qty,
      availableQuantity: row.published ? row.available : 0,
    }));
  return new ApiError(
    409,
    CHECKOUT_CODES.outOfStock,
    'Some items are out of stock or only partly available. Change or remove them to continue.',
    { details: { items } },
  );
}

async function getEmail(db: Db, caller: KnownCaller, cart: CartRow): Promise<string> {
  if (caller.accountId === undefined) {
    if (!caller.guestCheckoutAllowed)
      throw new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
    if (!cart.email)
      throw badRequest(CHECKOUT_CODES.noEmail, 'Enter an email address to continue.', 'emailId1');
    return cart.email;
  }
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  return account.email;
}

/**
 * Reads the cart with everything that its order needs.
 * @throws ApiError for the first missing detail, in which case nothing is recorded under the request's key
 */
export async function readyCart(
  db: Db,
  caller: KnownCaller,
  { purchaseOrderNumber, revision }: PlaceOrderBody,
  kind: OrderableKind,
  now: Date,
): Promise<ReadyCart> {
  const cart = await findCart(db, caller.owner(caller.session), kind);
  const rows = cart ? await listLines(db, cart) : [];
  if (!cart || !rows.length) throw emptyCartError();
  checkRevision(cart, revision);
  await checkAgentOrder(db, caller, cart.id, rows);
  const email = await getEmail(db, caller, cart);
  const checkoutKind = getCheckoutKind(rows);
  const member = await findMembership(db, caller.accountId);
  const shipTo = cart.shipping_address;
  // The address may have been chosen before signing in or before a change of role.
  if (checkoutKind !== 'PICKUP' && (!shipTo || !(await mayUseAddress(db, member, 'S', shipTo)))) {
    throw badRequest(CHECKOUT_CODES.addressMissing, 'Enter a delivery address to continue.', 'addresses');
  }
  // Lines may have been added after the address was chosen.
  const undeliverable = checkoutKind !== 'PICKUP' && shipTo && getUndeliverable(shipTo, rows);
  if (undeliverable) throw undeliverable;
  if (checkoutKind !== 'SHIP_TO_ADDRESS' && !cart.pickup_person) {
    throw badRequest(CHECKOUT_CODES.pickupPersonMissing, 'Add a pickup person to continue.', 'pickupPerson');
  }
  const tenders = await listTenders(db, cart.id);
  for (const { type, token, billing_address } of tenders) {
    // The contract may have started after the payment was chosen.
    if (!allowsTender(member?.organization.contract, type)) throw paymentNotAllowed();
    if (billing_address && !(await mayUseAddress(db, member, 'B', billing_address)))
      throw badRequest(CHECKOUT_CODES.paymentMissing, 'Choose a billing address to continue.', 'cardPayment');
    const owner = type === 'REWARDS' ? caller.accountId : member?.organization.id;
    if ((type === 'REWARDS' || type === 'ACCOUNT') && token !== owner)
      throw badRequest(CHECKOUT_CODES.paymentMissing, 'Choose a payment method to continue.', 'cardPayment');
  }
  const number = checkedPurchaseOrder(
    purchaseOrderNumber ?? cart.purchase_order_number,
    member?.organization.purchaseOrderPolicy,
  );
  return {
    cart,
    rows,
    tenders,
    email,
    purchaseOrderNumber: number,
    accounting: await readOrderAccounting(db, member, { ...cart, purchase_order_number: number }, rows, now),
    member,
    expectedRevision: revision,
    shippingAddress: checkoutKind === 'PICKUP' ? undefined : (shipTo ?? undefined),
    pickupPerson: checkoutKind === 'SHIP_TO_ADDRESS' ? undefined : (cart.pickup_person ?? undefined),
  };
}

/**
 * Compares the cart with the total that the shopper confirmed and with the stock.
 * @param expected US cents
 * @throws ApiError 409 ORDER_TOTAL_CHANGED, OUT_OF_STOCK or CONTRACT_MINIMUM_NOT_MET, or the code of another message that blocks checkout
 */
export function checkCart(rows: readonly LineRow[], priced: PricedRows, expected: number): void {
  const missing = new Set(
    rows.filter(({ id }) => priced.shortIds.has(id)).map((row) => getKey(getWanted(row))),
  );
  if (missing.size) throw getShort(rows, missing);
  const { total } = priced.totals;
  const [problem] = conditionMessages({
    ...priced,
    lines: rows.length,
    total,
    isShort: false,
    hasUnsold: false,
  });
  if (problem) throw new ApiError(409, problem.code, libraryText(problem.description ?? ''));
  const minimum = getMinimumMessage(priced.forMinimum);
  if (minimum) throw new ApiError(409, minimum.code, minimum.description);
  if (total !== expected) throw totalChanged(total);
}
