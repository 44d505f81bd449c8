import { readShopCookie } from '@foolscap/core/cookies';

/**
 * Opens the mini cart if the link into the shop requested it: the page that links here, a mail or the app has set the cookie `ccdrawers`
 * (cart-7.56). The cookie is used up, so that the next page opens without it. The cart page shows the cart already.
 */
export function openRequestedDrawer(): void {
  if (!readShopCookie(document.cookie, 'ccdrawers')) return;
  document.cookie = 'ccdrawers=; path=/; samesite=lax; max-age=0';
  // The header holds the state of its flyout, and names the link that opens it by `aria-expanded`.
  document.querySelector<HTMLAnchorElement>('header a[aria-expanded="false"][href$="/cart"]')?.click();
}
