/** A placeholder for the URL of a product in the current product catalog. */
export const PRODUCT_ADDRESS = '{product}';

/** Pages without a cart or an account, below a tenant's root. */
export const PUBLIC_PAGES = [
  '/',
  '/search?q=paper',
  '/search?q=stapler&inStock=true&sort=price-asc',
  '/search?q=no+such+thing+at+all',
  '/c/paper',
  '/c/chairs?page=2',
  PRODUCT_ADDRESS,
  '/compare',
  '/compare?items=24110101,24110202,no-such-item',
  '/cart',
  '/cart?error=CART_ITEM_ID_NOT_FOUND',
  '/cc/sparq/cart?viewcart=true',
  '/cart/shared/no-such-cart',
  '/list/mylists',
  '/list/details?listId=no-such-list',
  '/cc/sparq/list',
  '/kuber/viewList?tid=US',
  '/kuber/viewList?channel=WEB&tid=US',
  '/kuber/createList?tid=US',
  '/list/shared/no-such-list',
  '/stores',
  '/stores?zip=01702',
  '/stores?error=STORE_NOT_FOUND',
  '/stores/1547',
  '/quick-order',
  '/gift-card-balance',
  '/customize?error=PUNCHOUT_EXPIRED',
  '/office/supplies/login',
  '/office/supplies/login?error=SIGN_IN_FAILED&jumpUrl=/account',
  '/office/supplies/register',
  '/office/supplies/register?error=USERNAME_TAKEN',
  '/office/supplies/forgot-password',
  '/office/supplies/reset-password?token=none',
  '/office/supplies/tps-login?token=none',
  '/office/supplies/tps-login?error=THIRD_PARTY_LINK_INVALID',
  '/tpv',
  '/order/1',
  '/orders/find',
  '/orders/find?error=ORDER_NOT_FOUND',
  '/office/supplies/confirm-email?token=none',
  '/contact',
  '/feedback',
  '/newsletter',
  '/newsletter/confirm?token=none',
  '/newsletter/unsubscribe?token=none',
  '/newsletter/unsubscribe?error=NEWSLETTER_LINK_INVALID',
  '/no-such-page',
] as const;

/** Pages of the checkout, opened at each step. */
export const CHECKOUT_PAGES = [
  '/office/supplies/login?jumpUrl=%2Fcheckout',
  '/checkout',
  '/office/supplies/checkout',
] as const;

/** Account pages, for users of either tenant. */
export const ACCOUNT_PAGES = [
  '/account',
  '/account/orders',
  '/account/orders?status=PLACED',
  '/account/details',
  '/account/addresses',
  '/account/payments',
  '/account/quick-buy',
  '/account/auto-restock',
  '/account/sessions',
] as const;

/** Pages for organization admins on the business site. */
export const ORGANIZATION_PAGES = ['/account/users', '/account/ship-to'] as const;
