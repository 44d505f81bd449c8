import { BUSINESS_PATH_PREFIX, splitLocale } from '@foolscap/core/vocabulary';
import type { TenantId } from '@foolscap/core/vocabulary';

/** Converts an absolute path to a path below the tenant's root, as the router expects it. */
export function belowRoot(path: string, basename: string): string {
  return basename && (path === basename || path.startsWith(`${basename}/`) || path.startsWith(`${basename}?`))
    ? path.slice(basename.length) || '/'
    : path;
}

const isBelowPrefix = (path: string): boolean =>
  path === BUSINESS_PATH_PREFIX || path.startsWith(`${BUSINESS_PATH_PREFIX}/`);

export const isBusinessHost = (host: string): boolean => /^business\./i.test(host);

/**
 * Removes the business site's prefix, which its own host does not need, from a page's URL; undefined for other URLs.
 * @param url URL with its query
 */
export function withoutPrefix(host: string, url: string): string | undefined {
  if (!isBusinessHost(host) || !isBelowPrefix(url.split('?')[0] ?? '')) return undefined;
  return belowRoot(url, BUSINESS_PATH_PREFIX).replace(/^\?/, '/?');
}

/** Determines a page's tenant by the host (`business.*`), otherwise by the prefix (decision-tenants.3). */
export function getTenant(host: string, path: string): { tenant: TenantId; basename: string } {
  // The server has removed the locale already; browsers have it in their address.
  const { prefix, rest } = splitLocale(path);
  if (isBusinessHost(host)) return { tenant: 'sba', basename: prefix };
  return isBelowPrefix(rest)
    ? { tenant: 'sba', basename: prefix + BUSINESS_PATH_PREFIX }
    : { tenant: 'sdc', basename: prefix };
}

/** Reads a site's root path, as forms contain it: that of a tenant in a language; the consumer site for other texts. */
export function readSiteRoot(site: string | undefined): { root: string; isBusiness: boolean } {
  const { prefix, rest } = splitLocale(site ?? '');
  const isBusiness = rest === BUSINESS_PATH_PREFIX;
  return { root: prefix + (isBusiness ? BUSINESS_PATH_PREFIX : ''), isBusiness };
}

/** Returns whether a path below the tenant's root, also with a locale, is one of the checkout URLs (decision-pages.6). */
export const isCheckout = (path: string): boolean =>
  /^(\/office\/supplies)?\/checkout$/.test(splitLocale(path).rest);
