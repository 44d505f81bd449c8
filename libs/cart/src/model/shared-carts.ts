/** Codes of shared carts. */
export const SHARED_CART_CODES = {
  /** 404: the id is unknown, or the link has expired or was revoked (decision-shared-cart.4). */
  notFound: 'SHARED_CART_NOT_FOUND',
  /** 409: the owner has too many links. */
  limit: 'SHARED_CART_LIMIT',
} as const;

/** Returns the path of a shared cart's page, below the root of the viewer's site. */
export const getSharedCartPath = (shareId: string): string => `/cart/shared/${encodeURIComponent(shareId)}`;
