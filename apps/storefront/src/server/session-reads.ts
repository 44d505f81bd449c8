import { createSwrCache } from '@foolscap/core/cache';
import type { Transport, TransportReply, TransportRequest } from '@foolscap/core/http';
import { API_BASE_PATH } from '@foolscap/core/vocabulary';

/** Maximum number of cached replies; a reply has about 30 kB. */
const MAX_REPLIES = 500;

const ACCOUNT = `${API_BASE_PATH}/account`;
const CART = `${API_BASE_PATH}/checkout`;
/** Their replies depend on prices, permissions and place only, except for the dates of a shopper's own orders. */
const CATALOG = `${API_BASE_PATH}/catalog/`;

interface AccountReply {
  data?: { session?: { isLoggedIn?: boolean } };
}
interface CartReply {
  data?: { cartInfo?: { addresses?: readonly { type: string }[] } };
}

const isSignedOut = ({ status, body }: TransportReply) =>
  status === 200 && (body as AccountReply).data?.session?.isLoggedIn === false;

/** Returns whether a cart has no shipping address, which would determine the delivery place. */
const hasNoAddress = ({ status, body }: TransportReply) =>
  status === 200 && !(body as CartReply).data?.cartInfo?.addresses?.some(({ type }) => type !== 'ST');

export interface SessionReadsOptions {
  /** Calls the API as the shopper. */
  asShopper: Transport;
  /** Calls the API as a guest at the same place: only with the shopper's store and ZIP code. */
  asGuest: Transport;
  /** The site and the place, on which replies depend. */
  key: string;
  /** The age of a cart that the page may show, in seconds. */
  cartMaxAge: number;
}

/**
 * Creates the transports of pages for shoppers with a session. A shopper who is not signed in sees the same catalog as a guest at the same
 * place, so its replies are read as a guest, and shared between pages for some seconds. Replies for a signed-in shopper are not shared,
 * because prices and dates may be personal.
 *
 * @param seconds lifetime of a reply; 0 disables the cache
 */
export function createSessionReads(seconds: number) {
  const replies = createSwrCache<TransportReply>({ seconds, maxEntries: MAX_REPLIES });

  return function readWith({ asShopper, asGuest, key, cartMaxAge }: SessionReadsOptions): Transport {
    if (seconds === 0) return asShopper;
    // The page reads both anyway, before or after the catalog.
    const account = createReply();
    const cart = createReply();
    const looksLikeGuest = Promise.all([account.reply.then(isSignedOut), cart.reply.then(hasNoAddress)]).then(
      (answers) => answers.every(Boolean),
      () => false,
    );

    return async (call) => {
      const path = call.method === 'GET' ? call.url.split('?')[0]! : '';
      if (path === ACCOUNT) return account.settleWith(asShopper(call));
      if (path === CART) return cart.settleWith(asShopper(withMaxAge(call, cartMaxAge)));
      if (!path.startsWith(CATALOG) || !(await looksLikeGuest)) return asShopper(call);
      return replies.get(
        `${key} ${call.url}`,
        () => asGuest(call),
        ({ status }) => status === 200,
      );
    };
  };
}

/** Accepts a cart of an age. `grindType=ALL` would have it computed now. */
function withMaxAge(call: TransportRequest, seconds: number): TransportRequest {
  if (!seconds) return call;
  const [path, query] = call.url.split('?');
  const options = new URLSearchParams(query);
  options.delete('grindType');
  return {
    ...call,
    url: options.size ? `${path}?${options}` : path!,
    headers: { ...call.headers, 'cache-control': `max-age=${seconds}` },
  };
}

/** Pending replies, which concurrent pages share. */
function createReply() {
  let settle: (reply: Promise<TransportReply>) => void = () => undefined;
  const reply = new Promise<TransportReply>((resolve) => (settle = resolve));
  return {
    reply,
    settleWith: (pending: Promise<TransportReply>) => {
      settle(pending);
      return pending;
    },
  };
}
