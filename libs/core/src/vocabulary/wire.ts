/** Names of headers, parameters and paths shared by client and server (decision-envelope). */
export const API_BASE_PATH = '/cc/api';
/** `{prefix}/api/sparxProxy` with the default prefix (storefront-1, storefront-7.27). */
export const SPARX_PROXY_PATH = '/ele-lpd/api/sparxProxy';
/** The base path of the call of offers (storefront-7.30), which the specification gives without a prefix. */
export const OFFERS_PATH = '/sparxProxy';
/** `{prefix}/api/productTileProxy` with the default prefix (storefront-7.29). */
export const PRODUCT_TILE_PROXY_PATH = '/ele-lpd/api/productTileProxy';
/** `{prefix}/api/approvalsProxy` with the default prefix (storefront-7.26). */
export const APPROVALS_PROXY_PATH = '/ele-lpd/api/approvalsProxy';
/** Root of the calls of the home page (storefront-7.33). */
export const HOME_PATH = '/ele-lpd/api/home';
/** Root of the calls of landing pages (storefront-7.35). */
export const LANDING_PAGES_PATH = '/ele-lpd/api/landingPages';
/** `{prefix}/api/commonProxy` with the default prefix (storefront-7.36). */
export const COMMON_PROXY_PATH = '/ele-lpd/api/commonProxy';
/** Root of calls about a user rather than a cart (storefront-7). */
export const USER_PATH = '/gus/api/usr/c';
/** Root of the call of print services (storefront-7.34). */
export const PRINT_SERVICES_PATH = '/sbaSearch/common/api/engine';
/** Root of the call of header and footer (storefront-7.37). */
export const HEADER_FOOTER_PATH = '/_next/api/hf';
/** Root of the calls about purchase history (storefront-7.31). */
export const PTD_PATH = '/ptd';
export const LOGIN_PATH = '/office/supplies/login';

export const HEADERS = {
  contextToken: 'x-context-token',
  sessionId: 'x-session-id',
  dataEncoded: 'x-data-encoded',
  methodOverride: 'x-http-method-override',
  idempotencyKey: 'idempotency-key',
  /** Selects the store; determined by the path prefix or the host of the page. */
  tenant: 'x-tenant',
  /** Selects the language of the reply; that of the page. */
  locale: 'x-locale',
} as const;

/** Timeout of every call (cart-7, storefront-7.2). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** Codes that any call with a body can be rejected with. */
export const REQUEST_CODES = {
  /** A free-text field contains a payment card number; `field` names it, and the message can be shown. */
  cardNumberInText: 'CARD_NUMBER_IN_TEXT',
} as const;

/** Fallback text for `CARD_NUMBER_IN_TEXT` if the server's message is not available. */
export const CARD_NUMBER_IN_TEXT_MESSAGE =
  'Remove the card number: card numbers go only in the card number field at checkout.';

/**
 * Code for a call whose session id was just replaced by a sign-in or sign-out. The call had no effect; it is repeated
 * once, with the same key and the browser's new cookie (decision-rotated-session.2).
 */
export const SESSION_CHANGED = 'SESSION_CHANGED';

/** Body of an error reply (decision-envelope.2). */
export interface ErrorReply {
  error: { status: number; code: string; message: string; field?: string; requestId?: string };
}
