import type { TenantId } from '@foolscap/core/vocabulary';

/** The cookie with the site that the visitor used last, for URLs that both sites share. It only affects which site is shown. */
export const LAST_SITE_COOKIE = 'last_site';

const MAX_AGE_S = 31_536_000;

/** Builds the cookie in the format of `document.cookie`. */
export const lastSiteCookie = (tenant: TenantId): string =>
  `${LAST_SITE_COOKIE}=${tenant}; path=/; max-age=${MAX_AGE_S}; samesite=lax`;
