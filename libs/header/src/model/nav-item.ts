import type { HeaderType } from './header-type.ts';
import type { Breakpoint } from '@foolscap/core/breakpoints';
import type { RouteId } from '@foolscap/core/session';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A link of the header or footer, with the field names of the wire (storefront-3.93). */
export interface NavItem {
  /** Visible text of the link. */
  readonly label: string;
  readonly url: string;
  /** Overrides `url` if present. */
  readonly destinationURL?: string;
  /** Comma-separated codes of `PERMISSION_LIMIT_CODES`; a leading `!` makes a code negative. */
  readonly permissionlimit?: string;
  readonly actionType?: string;
  readonly icon?: string;
  readonly ariaLabel?: string;
}

/** The facts that determine whether a link is visible; constant for a page. */
export interface NavContext {
  readonly breakpoint: Breakpoint;
  readonly headerType: HeaderType;
  readonly routeId: RouteId;
  /** Flow types (storefront-2.21). */
  readonly flow?: 'MVP' | 'SAML' | 'CSR' | undefined;
  readonly tenant: TenantId;
  readonly loggedIn: boolean;
  /** Customer segment code of the session, such as `GOLD_ACTIVE` (storefront-3.90). */
  readonly segment?: string | undefined;
  /** Names of the enabled toggles. */
  readonly toggles?: readonly string[];
  /** Permission codes of a business user, such as `G_BOP` (storefront-6). */
  readonly permissions?: readonly string[];
}

/** Requires all positive codes to match instead of any (storefront-5.46). */
export const MOBILE_ONLY = 'MOBILE_ONLY';

/**
 * The permission-limit codes. The specification describes the facts that they test but not the codes themselves, so these codes are defined
 * here; the README lists them. `SEG_`, `TG_` and `PERM_` are followed by a segment, a toggle or a permission.
 */
export const PERMISSION_LIMIT_CODES: Readonly<Record<string, (context: NavContext) => boolean>> = {
  [MOBILE_ONLY]: ({ breakpoint }) => breakpoint === 'xs' || breakpoint === 'sm',
  BP_XS: ({ breakpoint }) => breakpoint === 'xs',
  BP_SM: ({ breakpoint }) => breakpoint === 'sm',
  BP_MD: ({ breakpoint }) => breakpoint === 'md',
  BP_LG: ({ breakpoint }) => breakpoint === 'lg',
  HT_FULL: ({ headerType }) => headerType === 'full',
  HT_SLIM: ({ headerType }) => headerType === 'slim',
  HT_LOGO_ONLY: ({ headerType }) => headerType === 'logoOnly',
  HT_TPV: ({ headerType }) => headerType === 'tpv',
  RT_SBA: ({ routeId }) => routeId === 'SBA',
  RT_HIT: ({ routeId }) => routeId === 'HIT',
  RT_SWS: ({ routeId }) => routeId === 'SWS',
  RT_DEFAULT: ({ routeId }) => routeId === 'default',
  FL_MVP: ({ flow }) => flow === 'MVP',
  FL_SAML: ({ flow }) => flow === 'SAML',
  TN_SDC: ({ tenant }) => tenant === 'sdc',
  TN_SBA: ({ tenant }) => tenant === 'sba',
  LOGGED_IN: ({ loggedIn }) => loggedIn,
  LOGGED_OFF: ({ loggedIn }) => !loggedIn,
};

/** Checks one code (without its `!`) against the page. Unknown codes never match. */
function holds(code: string, context: NavContext): boolean {
  const rule = Object.hasOwn(PERMISSION_LIMIT_CODES, code) ? PERMISSION_LIMIT_CODES[code] : undefined;
  if (rule) return rule(context);
  if (code.startsWith('SEG_')) return context.segment === code.slice(4);
  if (code.startsWith('TG_')) return context.toggles?.includes(code.slice(3)) ?? false;
  if (code.startsWith('PERM_')) return context.permissions?.includes(code.slice(5)) ?? false;
  return false;
}

/**
 * Checks whether a nav item is visible (storefront-5.46). A customer-service flow hides it, and so
 * does any matching negative code. Of the positive codes at least one must match, or all of them if `MOBILE_ONLY` is
 * among them. An item without positive codes is visible.
 */
export function isNavItemVisible(item: Pick<NavItem, 'permissionlimit'>, context: NavContext): boolean {
  if (context.flow === 'CSR') return false;
  const codes = (item.permissionlimit ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');
  const negative = codes.filter((code) => code.startsWith('!')).map((code) => code.slice(1).trim());
  if (negative.some((code) => holds(code, context))) return false;
  const positive = codes.filter((code) => !code.startsWith('!'));
  if (positive.length === 0) return true;
  return positive.includes(MOBILE_ONLY)
    ? positive.every((code) => holds(code, context))
    : positive.some((code) => holds(code, context));
}

/** Returns the visible items in their original order. */
export function visibleNavItems<T extends Pick<NavItem, 'permissionlimit'>>(
  items: readonly T[],
  context: NavContext,
): readonly T[] {
  return items.filter((item) => isNavItemVisible(item, context));
}

/** Returns the link's destination. */
export function navHref(item: Pick<NavItem, 'url' | 'destinationURL'>): string {
  return item.destinationURL === undefined || item.destinationURL === '' ? item.url : item.destinationURL;
}
