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
  /** When it was stored, in milliseconds since 1970. */
  at: number;
}

/** The parts of a page that decide about the cart cache. */
export interface CachePage {
  /** The path from the root: `/cc/mmx/cart`. */
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** The page's cookies. */
  cookies: Readonly<Record<string, string>>;
}

/** The lifetime of a stored cart in milliseconds (cart-9.4). */
export const CART_CACHE_MS = 10 * MINUTE;
/** The lifetime on the sparq cart page in milliseconds (decision-cart-cache). */
export const SPARQ_CART_CACHE_MS = 15 * MINUTE;

/** By type only: this module loads without the messages of the cart. */
const EMPTY_CART: typeof CART_CODES.empty = 'EMPTY_CART';
const isError = ({ type }: Message): boolean => type === 'ERROR';

const SPARQ_CART_PATH = '/cc/sparq/cart';

/** The query parameter and the cookie that request a fresh cart, with the value 1. The names are ours (cart-4.60). */
export const CART_REFRESH_PARAMETER = 'refreshCart';
export const CART_REFRESH_COOKIE = 'refreshCart';

/** The third-party verification page, which never reads a stored cart (cart-2.12). */
const NEVER_READ = '/tpv';
/** Parts of the addresses of pages whose carts are not stored (cart-2.11). */
const RESTRICTED_PARTS = [NEVER_READ, '/gus/sba', '/budget', '/gus/sdc/profileinfo'];

/** Whether the carts of a page are not stored. */
export const isRestrictedPage = ({ pathname, search }: Pick<CachePage, 'pathname' | 'search'>): boolean =>
  RESTRICTED_PARTS.some((part) => (pathname + search).includes(part));

/** Whether the page requests a fresh cart, by its address or by a cookie. */
const requestsRefresh = ({ search, cookies }: CachePage): boolean =>
  new URLSearchParams(search).get(CART_REFRESH_PARAMETER) === '1' || cookies[CART_REFRESH_COOKIE] === '1';

/** Whether a cart may be stored: not on restricted pages, not empty, and without any error message (cart-4.61, cart-4.62). */
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

/** Whether a stored cart is complete: every line has an id, and none has a delivery error for stock (cart-4.63, cart-4.64). */
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
 * Whether a stored cart may be used instead of a read (cart-4.58 to cart-4.64).
 *
 * @param context `now` in milliseconds since 1970; `sessionId` of the replies of this page, undefined before the first one
 */
export function mayUseCart(
  { data, sessionId, at }: StoredCart,
  page: CachePage,
  context: { now: number; sessionId: string | undefined },
): boolean {
  const lifetime = page.pathname.endsWith(SPARQ_CART_PATH) ? SPARQ_CART_CACHE_MS : CART_CACHE_MS;
  const age = context.now - at;
  return (
    // A clock that was set back makes the age unknown.
    age >= 0 &&
    age < lifetime &&
    (context.sessionId === undefined || context.sessionId === sessionId) &&
    !page.pathname.includes(NEVER_READ) &&
    !requestsRefresh(page) &&
    isComplete(data)
  );
}

/** Whether a stored cart is newer than the held one. Revisions of different carts and sessions are not comparable. */
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
