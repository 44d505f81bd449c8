import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';

/**
 * Returns the path of the sign-in page, below the tenant's root, with a return target: as `jumpUrl`, or as `TARGET` with its marker on the
 * business site.
 * @param target path from the root of the host
 */
export const signInPath = (tenant: TenantId, target: string): string =>
  `${LOGIN_PATH}?${new URLSearchParams(tenant === 'sba' ? { TARGET: target, redirected: '1' } : { jumpUrl: target })}`;

/** Adds the return target of the current URL to a path: `jumpUrl`, or `TARGET` on the business site. */
export function withTarget(path: string, search: string): string {
  const handed = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of ['jumpUrl', 'TARGET', 'redirected']) {
    const value = handed.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size ? `${path}?${kept}` : path;
}
