import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';

/** An address from the root, as one below the tenant's own root, which is how the router wants it. */
export function belowRoot(path: string, basename: string): string {
  return basename && (path === basename || path.startsWith(`${basename}/`) || path.startsWith(`${basename}?`))
    ? path.slice(basename.length) || '/'
    : path;
}

/** Whose page is asked for: the host decides (`business.*`), else the prefix (decisions, "tenants"). */
export function tenantOf(host: string, path: string): { tenant: TenantId; basename: string } {
  if (/^business\./i.test(host)) return { tenant: 'sba', basename: '' };
  const below = path === BUSINESS_PATH_PREFIX || path.startsWith(`${BUSINESS_PATH_PREFIX}/`);
  return below ? { tenant: 'sba', basename: BUSINESS_PATH_PREFIX } : { tenant: 'sdc', basename: '' };
}

/** Either form of the checkout's address (decisions, "pages"), below the tenant's root. */
export const isCheckout = (path: string): boolean => /^(\/office\/supplies)?\/checkout$/.test(path);
