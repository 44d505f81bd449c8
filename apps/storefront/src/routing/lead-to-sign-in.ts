import { signInAddress } from '@foolscap/core/http';
import type { TenantId } from '@foolscap/core/vocabulary';

/**
 * Marks a sign-in page opened by a refused call. It is in the fragment, because only the browser needs it. The page may still show a
 * signed-in user, for example if cookies or a proxy interfere with calls; without the mark, the two pages would redirect to each other
 * forever.
 */
export const REFUSED_HASH = '#refused';

/**
 * Creates the handler for HTTP 401, which opens the sign-in page with the current page as its return target (cart-7.52).
 *
 * @param here returns the page's path and query, from the root
 * @param open opens a URL; not called on the sign-in page or after an earlier redirect, so that it redirects only once
 */
export const leadToSignIn =
  (tenant: TenantId, here: () => string, open: (address: string) => void) => (): void => {
    const address = signInAddress(tenant, here());
    if (address) open(address + REFUSED_HASH);
  };
