/** Names of the HTTP statuses that pages and clients treat in a special way (storefront-8.43, storefront-8.45, storefront-8.46). */
export const UNAUTHORIZED = 401;
export const FORBIDDEN = 403;
export const SERVER_ERROR = 500;
