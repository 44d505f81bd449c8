import { signInAddress } from '@foolscap/core/http';
import type { TenantId } from '@foolscap/core/vocabulary';

/**
 * Marks a sign-in page that a refused call has opened. In the fragment, because only the browser needs it. The page may know a
 * signed-in user all the same, such as when a cookie or a proxy is in the way of calls: if it led back, the two pages would lead to each other
 * without an end.
 */
export const REFUSED_HASH = '#refused';

/**
 * Creates the handler of HTTP 401: it opens the sign-in page, which leads back to the current page (cart-7.52).
 *
 * @param here returns path and query of the page, from the root
 * @param open opens a URL; not called on the sign-in page and after an earlier redirect, so that the redirect happens once
 */
export const leadToSignIn =
  (tenant: TenantId, here: () => string, open: (address: string) => void) => (): void => {
    const address = signInAddress(tenant, here());
    if (address) open(address + REFUSED_HASH);
  };
