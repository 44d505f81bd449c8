import { MINUTE } from '@foolscap/core/clock';
import type { WholeCartData } from '../contract/index.ts';
import type { Message } from '@foolscap/core/vocabulary';
import type { CART_CODES } from './cart-codes.ts';
import { ITEM_CODES } from './item-codes.ts';

/** A cart in the browser's storage. */
export interface StoredCart {
  data: WholeCartData;
  /** The session epoch that the cart belongs to; absent for replies without a session. */
  sessionId?: string | undefined;
  /** The time at which it was stored, in milliseconds since 1970. */
  at: number;
}

/** The parts of a page that the cart cache depends on. */
export interface CachePage {
  /** The path from the root: `/cc/mmx/cart`. */
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** The page's cookies. */
  cookies: Readonly<Record<string, string>>;
}

/** Lifetime of a stored cart in milliseconds (cart-9.4). */
export const CART_CACHE_MS = 10 * MINUTE;
/** Lifetime on the sparq cart page in milliseconds (decision-cart-cache). */
export const SPARQ_CART_CACHE_MS = 15 * MINUTE;

/** A literal checked by its type, because this module loads without the cart's messages. */
const EMPTY_CART: typeof CART_CODES.empty = 'EMPTY_CART';
const isError = ({ type }: Message): boolean => type === 'ERROR';

const SPARQ_CART_PATH = '/cc/sparq/cart';

/** The query parameter and cookie that request a fresh cart, with the value 1. The names are our own (cart-4.60). */
export const CART_REFRESH_PARAMETER = 'refreshCart';
export const CART_REFRESH_COOKIE = 'refreshCart';

/** The third-party verification page, which never reads a stored cart (cart-2.12). */
const NEVER_READ = '/tpv';
/** URL parts of pages whose carts are not stored (cart-2.11). */
const RESTRICTED_PARTS = [NEVER_READ, '/gus/sba', '/budget', '/gus/sdc/profileinfo'];

/** Checks for pages whose carts are not stored. */
export const isRestrictedPage = ({ pathname, search }: Pick<CachePage, 'pathname' | 'search'>): boolean =>
  RESTRICTED_PARTS.some((part) => (pathname + search).includes(part));

/** Checks whether the page requests a fresh cart, through its URL or a cookie. */
const requestsRefresh = ({ search, cookies }: CachePage): boolean =>
  new URLSearchParams(search).get(CART_REFRESH_PARAMETER) === '1' || cookies[CART_REFRESH_COOKIE] === '1';

/** Checks whether a cart may be stored: not on restricted pages, not empty, and without error messages (cart-4.61, cart-4.62). */
export function mayStoreCart(
  { cartInfo, error = [] }: WholeCartData,
  page: Pick<CachePage, 'pathname' | 'search'>,
): boolean {
  const { messages, items } = cartInfo;
  return (
    !isRestrictedPage(page) &&
    error.length === 0 &&
    items.length > 0 &&
    !messages.some((message) => message.code === EMPTY_CART || isError(message))
  );
}

/** Checks whether a stored cart is complete: every line has an id, and none has a delivery error about stock (cart-4.63, cart-4.64). */
function isComplete({ cartInfo }: WholeCartData): boolean {
  return cartInfo.items.every(
    ({ cartItemId, messages, selectedDeliveryOption }) =>
      cartItemId &&
      ![...messages, ...(selectedDeliveryOption.messages ?? [])].some(
        (message) => message.code === ITEM_CODES.outOfStock && isError(message),
      ),
  );
}

/**
 * Checks whether a stored cart may be used instead of a read (cart-4.58 to cart-4.64).
 *
 * @param context `now` in milliseconds since 1970; `sessionId` from this page's replies, undefined before the first one
 */
export function mayUseCart(
  { data, sessionId, at }: StoredCart,
  page: CachePage,
  context: { now: number; sessionId: string | undefined },
): boolean {
  const lifetime = page.pathname.endsWith(SPARQ_CART_PATH) ? SPARQ_CART_CACHE_MS : CART_CACHE_MS;
  const age = context.now - at;
  return (
    // If the clock was set back, the age is unknown.
    age >= 0 &&
    age < lifetime &&
    (context.sessionId === undefined || context.sessionId === sessionId) &&
    !page.pathname.includes(NEVER_READ) &&
    !requestsRefresh(page) &&
    isComplete(data)
  );
}

/** Checks whether a stored cart is newer than the held one. Revisions of different carts and sessions are not comparable. */
export const isNewerCart = (
  stored: StoredCart,
  held: { cartId: string; revision: number } | undefined,
  heldSessionId: string | undefined,
): boolean => {
  const { cartId, revision } = stored.data.cartInfo;
  return (
    held !== undefined &&
    heldSessionId === stored.sessionId &&
    held.cartId === cartId &&
    revision > held.revision
  );
};
