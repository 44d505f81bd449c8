/** Names of headers, parameters and paths that client and server must agree on (decisions, "Wire"). */
export const API_BASE_PATH = '/cc/api';
/** `{prefix}/api/sparxProxy` under the default prefix (storefront 1, 7). */
export const SPARX_PROXY_PATH = '/ele-lpd/api/sparxProxy';
/** What belongs to a person and not to a cart (storefront 7). */
export const USER_PATH = '/gus/api/usr/c';
export const LOGIN_PATH = '/office/supplies/login';

export const HEADERS = {
  contextToken: 'x-context-token',
  sessionId: 'x-session-id',
  dataEncoded: 'x-data-encoded',
  methodOverride: 'x-http-method-override',
  idempotencyKey: 'idempotency-key',
  /** Which of the two stores is meant; the path prefix or the host of a page decides it. */
  tenant: 'x-tenant',
} as const;

/** All calls give up after this long (cart 7, storefront 7). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Codes that any call with a body may be refused with. */
export const REQUEST_CODES = {
  /** A field of free text holds a payment card number; `field` names it, and the message can be shown. */
  cardNumberInText: 'CARD_NUMBER_IN_TEXT',
} as const;

/** Shown for `CARD_NUMBER_IN_TEXT` where the server's own message is not at hand. */
export const CARD_NUMBER_IN_TEXT_MESSAGE =
  'Remove the card number: card numbers go only in the card number field at checkout.';

/**
 * Code of a call that carried the id of a session which a sign-in or sign-out had just replaced. It had no effect; it is repeated
 * once, under the same key, with the cookie that the browser has by then (decisions, "rotated session").
 */
export const SESSION_CHANGED = 'SESSION_CHANGED';

/** The body of every refused call (decisions, "envelope"). */
export interface ErrorReply {
  error: { status: number; code: string; message: string; field?: string; requestId?: string };
}
