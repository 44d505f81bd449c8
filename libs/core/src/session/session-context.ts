import type { LOGGED_OFF_MARKER } from '../vocabulary/index.ts';
import type { UserType } from '../vocabulary/index.ts';
import type { SiteVariables } from './site-variables.ts';

/** SBA is the business site, HIT and SWS are variants of it, anything else is 'default' (cart-1.9, storefront-2.18). */
export type RouteId = 'SBA' | 'HIT' | 'SWS' | 'default';

export function getRouteId(id: string | undefined): RouteId {
  return id === 'SBA' || id === 'HIT' || id === 'SWS' ? id : 'default';
}

/** A row of the server's feature toggle table (decision-toggles). */
export interface Toggle {
  toggleName: string;
  values: string[];
}

/** The session and site of a page; constant until sign-in or sign-out. */
export interface SessionContext {
  site: SiteVariables;
  routeType: RouteId;
  routeId: RouteId;
  /** LOGGEDOFF is a signed-out user (cart-6.2). */
  userType: UserType | typeof LOGGED_OFF_MARKER;
  /** First name for the greeting; absent for guests. */
  firstName?: string;
  toggles: Toggle[];
}

export const isBusiness = (session: SessionContext): boolean => session.site.tenant.legacy === 'sba';

export const isSignedIn = (session: SessionContext): boolean =>
  session.userType === 'REGISTERED' || session.userType === 'THIRD_PARTY';

/** Returns the values of a toggle; none for an unknown toggle. */
export function toggleValues(session: SessionContext, name: string): readonly string[] {
  return session.toggles.find((toggle) => toggle.toggleName === name)?.values ?? [];
}

/** Checks a toggle. It is off only when its active value is 'false' (cart-6.16: "when the toggle's active value is false"). */
export const isToggledOn = (session: SessionContext, name: string): boolean =>
  !toggleValues(session, name).includes('false');
