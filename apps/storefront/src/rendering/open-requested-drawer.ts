import { readShopCookie } from '@foolscap/core/cookies';

/**
 * Opens the mini cart if the referring page, mail or app has requested it by the cookie `ccdrawers` (cart-7.56). Deletes the cookie, so
 * that the next page does not open it again. Does nothing on the cart page, which already shows the cart.
 */
export function openRequestedDrawer(): void {
  if (!readShopCookie(document.cookie, 'ccdrawers')) return;
  document.cookie = 'ccdrawers=; path=/; samesite=lax; max-age=0';
  // The header owns the state of its flyout. The link that opens it has `aria-expanded`.
  document.querySelector<HTMLAnchorElement>('header a[aria-expanded="false"][href$="/cart"]')?.click();
}
