import { BUSINESS_PATH_PREFIX } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';

/** Converts an absolute path to a path below the tenant's root, as the router expects it. */
export function belowRoot(path: string, basename: string): string {
  return basename && (path === basename || path.startsWith(`${basename}/`) || path.startsWith(`${basename}?`))
    ? path.slice(basename.length) || '/'
    : path;
}

/** Determines the tenant of a page by the host (`business.*`), else by the prefix (decisions, "tenants"). */
export function tenantOf(host: string, path: string): { tenant: TenantId; basename: string } {
  if (/^business\./i.test(host)) return { tenant: 'sba', basename: '' };
  const below = path === BUSINESS_PATH_PREFIX || path.startsWith(`${BUSINESS_PATH_PREFIX}/`);
  return below ? { tenant: 'sba', basename: BUSINESS_PATH_PREFIX } : { tenant: 'sdc', basename: '' };
}

/** Returns whether a path below the tenant's root is one of the checkout URLs (decisions, "pages"). */
export const isCheckout = (path: string): boolean => /^(\/office\/supplies)?\/checkout$/.test(path);
