import type { HeaderType } from './headerType.ts';
import type { Breakpoint } from '@foolscap/core/breakpoints';
import type { RouteId } from '@foolscap/core/session';
import type { TenantId } from '@foolscap/core/vocabulary';

/** A link of the header or footer under the field names of the wire (storefront 3, "Header nav item"). */
export interface NavItem {
  /** Words of the link. */
  readonly label: string;
  readonly url: string;
  /** Overrides `url` where it is given. */
  readonly destinationURL?: string;
  /** Codes of `PERMISSION_LIMIT_CODES`, parted by commas; a leading `!` makes one negative. */
  readonly permissionlimit?: string;
  readonly actionType?: string;
  readonly icon?: string;
  readonly ariaLabel?: string;
}

/** What the visibility of a link is decided from; fixed for a page. */
export interface NavContext {
  readonly breakpoint: Breakpoint;
  readonly headerType: HeaderType;
  readonly routeId: RouteId;
  /** Flow types of storefront 2. */
  readonly flow?: 'MVP' | 'SAML' | 'CSR' | undefined;
  readonly tenant: TenantId;
  readonly loggedIn: boolean;
  /** Customer segment code of the session. */
  readonly segment?: string | undefined;
  /** Toggles that are on. */
  readonly toggles?: readonly string[];
  /** Permission codes of a business user, such as `G_BOP` (storefront 6). */
  readonly permissions?: readonly string[];
}

/** The code that turns "any of these" into "all of these" (storefront 5). */
export const MOBILE_ONLY = 'MOBILE_ONLY';

/**
 * The permission-limit codes. The specification names what they look at but not the codes, so they are ours;
 * the README lists them. `SEG_`, `TG_` and `PERM_` are followed by a segment, a toggle or a permission.
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

/** Whether one code (without its `!`) holds; a code that is not known holds nowhere. */
function holds(code: string, context: NavContext): boolean {
  const rule = Object.hasOwn(PERMISSION_LIMIT_CODES, code) ? PERMISSION_LIMIT_CODES[code] : undefined;
  if (rule) return rule(context);
  if (code.startsWith('SEG_')) return context.segment === code.slice(4);
  if (code.startsWith('TG_')) return context.toggles?.includes(code.slice(3)) ?? false;
  if (code.startsWith('PERM_')) return context.permissions?.includes(code.slice(5)) ?? false;
  return false;
}

/**
 * Storefront 5, "Nav-item visibility": a customer-service flow hides the item; so does any negative code that
 * matches. Of the remaining positive codes one must match, or all of them when one is mobile-only. An item
 * without positive codes shows.
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

/** The items that show, in their order. */
export function visibleNavItems<T extends Pick<NavItem, 'permissionlimit'>>(
  items: readonly T[],
  context: NavContext,
): readonly T[] {
  return items.filter((item) => isNavItemVisible(item, context));
}

/** Where a link leads. */
export function navHref(item: Pick<NavItem, 'url' | 'destinationURL'>): string {
  return item.destinationURL === undefined || item.destinationURL === '' ? item.url : item.destinationURL;
}
