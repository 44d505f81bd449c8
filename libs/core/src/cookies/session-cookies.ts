import { LOGGED_OFF_MARKER, type TenantId } from '../vocabulary/index.ts';
import { parseCookies } from './parse-cookies.ts';

/** The cookies of a session, by role (decision-logged-in-cookies). */
export const SESSION_COOKIES = {
  /** The session's secret, which scripts cannot read. Its name begins with `__Host-` if the shop is served over https. */
  session: 'fs_session',
  /** Script-readable marker of the consumer site: 1 when signed in, `LOGGEDOFF` after sign-out. It grants no access. */
  member: 'fs_member',
  /** The same marker of the business site. */
  business: 'fs_business',
} as const;

/** The value of a marker while the browser is signed in. */
export const SIGNED_IN_MARKER = '1';

export const getMarkerName = (tenant: TenantId): string =>
  tenant === 'sba' ? SESSION_COOKIES.business : SESSION_COOKIES.member;

/**
 * Reads a site's marker from a `Cookie` header or `document.cookie`. Only what is displayed may depend on it; the server relies on the
 * session.
 * @returns undefined for a browser that has not been signed in
 */
export function readSignInMarker(
  header: string | undefined,
  tenant: TenantId,
): 'SIGNED_IN' | typeof LOGGED_OFF_MARKER | undefined {
  const value = parseCookies(header)[getMarkerName(tenant)];
  if (value === SIGNED_IN_MARKER) return 'SIGNED_IN';
  return value === LOGGED_OFF_MARKER ? LOGGED_OFF_MARKER : undefined;
}
