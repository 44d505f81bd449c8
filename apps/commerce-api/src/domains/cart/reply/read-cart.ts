import { CART_CODES, DEFAULT_CART_ID, type OrderableKind, SERVICE_MESSAGES } from '@foolscap/cart/model';
import type { CartInfo, WholeCartData } from '@foolscap/cart/contract';
import type { Message } from '@foolscap/core/vocabulary';
import { SALE_CODES } from '@foolscap/pricing/model';
import { sql } from 'kysely';
import type { Caller } from '../../../kernel/caller/caller.ts';
import type { ApiContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import { createRecentValues } from '../../../kernel/recent-values.ts';
import { readPart, type ShopPart } from '../../../kernel/shop-parts.ts';
import { isBuyNowEligible } from '../../account/index.ts';
import type { CartRow, LineRow } from '../cart-types.ts';
import { type LineChoice, listLines } from '../facts/cart-lines.repository.ts';
import { GUEST, readCartOwner } from '../facts/cart-owner.ts';
import { findCart } from '../facts/cart.repository.ts';
import { NO_PRICE_FACTS, readPriceFacts } from '../facts/pricing-rows.repository.ts';
import { createSmallOrderThresholds } from '../facts/small-order-thresholds.ts';
import { wholeCart } from './cart-reply.ts';
import { getReplyContext } from './command-reply.ts';
import { readRelatedItems, type RequestedLists } from './related-items.ts';
import type { ReplyContext } from './reply-item.ts';

export interface ReadOptions extends RequestedLists {
  /** Kind of cart; CART by default. */
  kind?: OrderableKind;
  /** Whether to list inventory by warehouse. */
  invDtls?: boolean;
  /** The age up to which an unchanged cart may be shown with the prices and stock that another read has found, in milliseconds; 0 unless given. */
  maxAgeMs?: number;
}

/** Maximum number of recent replies; a reply has about 10 kB. */
const MAX_RECENT = 2000;

/** Messages that are unreliable while a part is down, since the cart may not be empty and its lines may be sold. */
const UNKNOWN_WITHOUT: Partial<Record<ShopPart, readonly string[]>> = {
  items: [CART_CODES.empty],
  users: [CART_CODES.empty],
  prices: [CART_CODES.empty, SALE_CODES.notAvailable],
};

/** Adds the parts that could not be read to a cart, as messages and as errors of the reply (decision-envelope.3). */
function withFailures(
  cartInfo: CartInfo,
  failed: ReadonlySet<ShopPart>,
  missingOwner: boolean,
): WholeCartData {
  if (!failed.size && !missingOwner) return { cartInfo };
  const hidden = new Set([...failed].flatMap((part) => UNKNOWN_WITHOUT[part] ?? []));
  const errors: (Message & { type: 'ERROR'; description: string })[] = [
    ...[...failed].map((part) => SERVICE_MESSAGES[part]),
    ...(missingOwner ? [SERVICE_MESSAGES.owner] : []),
  ].map((message) => ({ ...message, type: 'ERROR' }));
  return {
    cartInfo: {
      ...cartInfo,
      messages: [...errors, ...cartInfo.messages.filter(({ code }) => !hidden.has(code))],
      cartAttributes: { ...cartInfo.cartAttributes, proceedCheckout: false, hardStop: true },
    },
    error: errors,
  };
}

const countUnits = async (db: Db, cart: CartRow) => {
  const { rows } = await sql<{ lines: number; units: number }>`
    select count(*)::integer as lines, coalesce(sum(qty), 0)::integer as units from cart_lines
      where cart_id = ${cart.id} and status = 'ACTIVE' and parent_line_id is null`.execute(db);
  return rows[0]!;
};

/** Creates the reader of whole carts. A read shows what is available and reports what is not (cart-8.2 to cart-8.4). */
export function createCartReader({
  database,
  now,
  settings,
  failingParts,
}: Pick<ApiContext, 'database' | 'now' | 'settings' | 'failingParts'>) {
  const { db } = database;
  const readSmallOrders = createSmallOrderThresholds({ database, settings });
  const recent = createRecentValues<WholeCartData>({ now, maxEntries: MAX_RECENT });

  return async function read(
    caller: Caller,
    { invDtls, kind, maxAgeMs = 0, ...lists }: ReadOptions,
    report: (part: ShopPart, error: unknown) => void,
  ): Promise<WholeCartData> {
    const failed = new Set<ShopPart>();
    const readOr = <T>(part: ShopPart, reads: () => Promise<T>, fallback: () => T | Promise<T>): Promise<T> =>
      readPart(part, reads, {
        failing: failingParts,
        onFailure(name, error) {
          failed.add(name);
          report(name, error);
          return fallback();
        },
      });

    const cart = await readOr<CartRow | undefined>(
      'users',
      async () => caller.session && (await findCart(db, caller.owner(caller.session), kind)),
      () => undefined,
    );
    if (!cart) {
      const empty = emptyCart(getReplyContext(caller, now()), kind);
      const { accountId } = caller;
      const buyNowEligible = await readOr(
        'accounts',
        () => isBuyNowEligible(db, accountId, now()),
        () => false,
      );
      return withFailures({ ...empty, ...(accountId ? { buyNowEligible } : {}) }, failed, false);
    }

    const { now: at, ...circumstances } = getReplyContext(caller, now(), cart);
    // All that a reply depends on besides time, the products and the facts of the owner.
    const key = JSON.stringify([
      [cart.id, cart.revision, cart.updated_at, lists, invDtls],
      [caller.accountId, caller.yourStoreNumber, circumstances],
    ]);
    const found = maxAgeMs > 0 ? recent.get(key, maxAgeMs) : undefined;
    if (found) return found;

    // Prices and inventory are joined to the lines, so the statement leaves out a part that is down.
    const works = (part: ShopPart) =>
      readOr(
        part,
        () => Promise.resolve(true),
        () => false,
      );
    const choice: LineChoice = {
      yourStoreNumber: caller.yourStoreNumber,
      withoutPrices: !(await works('prices')),
      withoutInventory: !(await works('inventory')),
    };
    const rows = await readOr<LineRow[]>(
      'items',
      () => listLines(db, cart, choice),
      () => [],
    );
    const facts = await readOr(
      'fees',
      () => readPriceFacts(db, cart, now()),
      () => NO_PRICE_FACTS,
    );
    const owner = await readOr(
      'accounts',
      () => readCartOwner(db, cart, now()),
      () => GUEST,
    );
    const isOwnerMissing = cart.account_id !== null && owner === GUEST;
    const context = {
      ...circumstances,
      now: at,
      // An owner who could not be read may be exempt from the warning.
      ...(isOwnerMissing ? {} : { smallOrderBelow: (await readSmallOrders()).get(cart.tenant) }),
      ...(invDtls ? { hasInventoryDetails: true } : {}),
    };
    const whole = wholeCart(cart, rows, facts, context, undefined, owner);
    const counts = failed.has('items') || failed.has('prices') ? await countUnits(db, cart) : undefined;
    const cartInfo: CartInfo = {
      ...whole,
      ...(await readRelatedItems(db, cart, rows, lists)),
      ...(counts
        ? {
            cartAttributes: {
              ...whole.cartAttributes,
              numberOfLineItems: counts.lines,
              numberOfItems: counts.units,
            },
          }
        : {}),
    };
    const reply = withFailures(cartInfo, failed, !failed.has('accounts') && isOwnerMissing);
    if (maxAgeMs > 0 && !reply.error) recent.keep(key, reply);
    return reply;
  };
}

/** Returns an empty cart for a caller who has none of its kind. Nothing is written. */
export function emptyCart(context: ReplyContext, kind: CartRow['kind'] = 'CART'): CartInfo {
  const cart: CartRow = {
    id: DEFAULT_CART_ID,
    tenant: 'sdc',
    session_id: null,
    account_id: null,
    status: 'OPEN',
    kind,
    revision: 0,
    proceed_checkout: false,
    email: null,
    level_of_service: 'STANDARD',
    shipping_address: null,
    billing_address: null,
    purchase_order_number: null,
    pickup_person: null,
    notices: [],
    special_bill_to: null,
    future_delivery: null,
    accounting: null,
    previous_cart_id: null,
    order_number: null,
    free_items: null,
    created_at: context.now,
    updated_at: context.now,
  };
  return wholeCart(cart, [], NO_PRICE_FACTS, context);
}
