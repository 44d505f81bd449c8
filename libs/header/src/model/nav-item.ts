import type { HeaderType } from './header-type.ts';
import type { Breakpoint } from '@foolscap/core/breakpoints';
import type { RouteId } from '@foolscap/core/session';
import type { PAGE_ICONS, TenantId } from '@foolscap/core/vocabulary';

/** A block of headline text of a nav item (storefront-3.95). */
export interface Headliner {
  readonly title?: string;
  readonly text: string;
  readonly link?: { readonly label: string; readonly url: string };
}

/** An element of the header or footer that can be limited to some users, with the field names of the wire (storefront-3.93, storefront-3.95). */
export interface NavItem {
  /** Visible text of the link. */
  readonly label: string;
  readonly url: string;
  /** Overrides `url` if present. */
  readonly destinationURL?: string;
  /** URLs of user groups, which override the others: that of the first group that the user belongs to. */
  readonly GroupOverrideURL?: Readonly<Record<string, string>>;
  /** Comma-separated names of `USER_GROUPS`; the item is only for users in at least one of them. */
  readonly usergroups?: string;
  /** Comma-separated codes of `PERMISSION_LIMIT_CODES`; a leading `!` makes a code negative. */
  readonly permissionlimit?: string;
  /** One of `NAV_ACTIONS`; `LINK` by default. */
  readonly actionType?: string;
  /** One of `PAGE_ICONS`. */
  readonly icon?: string;
  /** Accessible name, if the label alone is not clear. */
  readonly ariaLabel?: string;
  readonly headliners?: readonly Headliner[];
}

/** Actions of nav items: follow the link, open its page in a drawer, open the quick order panel, or go to the other store. */
export const NAV_ACTIONS = ['LINK', 'DRAWER', 'QUICK_ORDER', 'SITE_SWITCH'] as const;
export type NavAction = (typeof NAV_ACTIONS)[number];

/** Actions of the items that the main row of the header always has, once each, for everyone. */
export const FIXED_BAR_ACTIONS = ['SEARCH', 'SIGN_IN', 'ACCOUNT', 'CART'] as const;

/**
 * Actions of the items of the header's main row: what is always there, the panels of the shop, and links. Only `LINK` has a URL;
 * the others lead to their own page.
 */
export const BAR_ACTIONS = [
  ...FIXED_BAR_ACTIONS,
  'STORE',
  'LISTS',
  'QUICK_ORDER',
  'SITE_SWITCH',
  'LINK',
] as const;
export type BarAction = (typeof BAR_ACTIONS)[number];

export type NavIcon = (typeof PAGE_ICONS)[number];

/** Groups of users: the type of user, the membership, the role in an organization, and associates. The names are ours. */
export const USER_GROUPS = [
  'GUEST',
  'REGISTERED',
  'THIRD_PARTY',
  'ASSOCIATE',
  'NON_MEMBER',
  'SELECT',
  'PREMIUM',
  'ADMIN',
  'BUYER',
] as const;
export type UserGroup = (typeof USER_GROUPS)[number];

/** Tiers of the rewards program, as codes. */
export const NAV_TIERS = ['BASE', 'PREMIER', 'ELITE'] as const;
export type NavTier = (typeof NAV_TIERS)[number];

/**
 * The facts that determine whether an item is visible; constant for a page. The server does not know the breakpoint and the header type:
 * without them, items that depend on them are pending.
 */
export interface NavContext {
  readonly breakpoint?: Breakpoint | undefined;
  readonly headerType?: HeaderType | undefined;
  readonly routeId: RouteId;
  /** Flow types (storefront-2.21). */
  readonly flow?: 'MVP' | 'SAML' | 'CSR' | undefined;
  readonly tenant: TenantId;
  readonly loggedIn: boolean;
  /** Customer segment code of the session, such as `GOLD_ACTIVE` (storefront-3.90). */
  readonly segment?: string | undefined;
  /** Rewards tier (storefront-6.14). */
  readonly tier?: NavTier | undefined;
  /** Names of the enabled toggles. */
  readonly toggles?: readonly string[];
  /** Permission codes of a business user, such as `G_BOP` (storefront-6). */
  readonly permissions?: readonly string[];
  /** The user's groups. */
  readonly groups?: readonly UserGroup[];
}

/** Requires all positive codes to match instead of any (storefront-5.46). */
export const MOBILE_ONLY = 'MOBILE_ONLY';

/** Checks a fact that may be unknown. */
const known = <T>(fact: T | undefined, matches: (fact: T) => boolean): boolean | undefined =>
  fact === undefined ? undefined : matches(fact);

/**
 * The permission-limit codes. The specification describes the facts that they test but not the codes themselves, so these codes are defined
 * here; the README lists them. `SEG_`, `TG_`, `PERM_` and `TIER_` are followed by a segment, a toggle, a permission or a tier. A code
 * returns undefined if the context lacks its fact.
 */
export const PERMISSION_LIMIT_CODES: Readonly<Record<string, (context: NavContext) => boolean | undefined>> =
  {
    [MOBILE_ONLY]: ({ breakpoint }) => known(breakpoint, (width) => width === 'xs' || width === 'sm'),
    BP_XS: ({ breakpoint }) => known(breakpoint, (width) => width === 'xs'),
    BP_SM: ({ breakpoint }) => known(breakpoint, (width) => width === 'sm'),
    BP_MD: ({ breakpoint }) => known(breakpoint, (width) => width === 'md'),
    BP_LG: ({ breakpoint }) => known(breakpoint, (width) => width === 'lg'),
    HT_FULL: ({ headerType }) => known(headerType, (type) => type === 'full'),
    HT_SLIM: ({ headerType }) => known(headerType, (type) => type === 'slim'),
    HT_LOGO_ONLY: ({ headerType }) => known(headerType, (type) => type === 'logoOnly'),
    HT_TPV: ({ headerType }) => known(headerType, (type) => type === 'tpv'),
    RT_SBA: ({ routeId }) => routeId === 'SBA',
    RT_HIT: ({ routeId }) => routeId === 'HIT',
    RT_SWS: ({ routeId }) => routeId === 'SWS',
    RT_DEFAULT: ({ routeId }) => routeId === 'default',
    FL_MVP: ({ flow }) => flow === 'MVP',
    FL_SAML: ({ flow }) => flow === 'SAML',
    FL_CSR: ({ flow }) => flow === 'CSR',
    TN_SDC: ({ tenant }) => tenant === 'sdc',
    TN_SBA: ({ tenant }) => tenant === 'sba',
    LOGGED_IN: ({ loggedIn }) => loggedIn,
    LOGGED_OFF: ({ loggedIn }) => !loggedIn,
  };

/** Checks one code (without its `!`) against the page. Unknown codes never match. */
function matchCode(code: string, context: NavContext): boolean | undefined {
  const rule = Object.hasOwn(PERMISSION_LIMIT_CODES, code) ? PERMISSION_LIMIT_CODES[code] : undefined;
  if (rule) return rule(context);
  if (code.startsWith('SEG_')) return context.segment === code.slice(4);
  if (code.startsWith('TIER_')) return context.tier === code.slice(5);
  if (code.startsWith('TG_')) return context.toggles?.includes(code.slice(3)) ?? false;
  if (code.startsWith('PERM_')) return context.permissions?.includes(code.slice(5)) ?? false;
  return false;
}

/** A code or user group of an item, with its result. */
export interface NavCodeResult {
  readonly field: 'permissionlimit' | 'usergroups';
  /** Without the `!` of a negative code. */
  readonly code: string;
  readonly isNegative: boolean;
  /** Undefined if the context lacks the fact that the code tests. */
  readonly isMatched: boolean | undefined;
}

/** The rule that decided on an item; `PENDING` if codes are left that only the browser can check. */
export type NavReason =
  | 'ALWAYS_THERE'
  | 'CUSTOMER_SERVICE'
  | 'NEGATIVE_CODE'
  | 'NOT_IN_GROUPS'
  | 'NOT_ALL_CODES'
  | 'NO_CODE_MATCHED'
  | 'PENDING'
  | 'UNLIMITED'
  | 'ALL_CODES'
  | 'ONE_CODE';

/** The reasons as texts for operators and designers. */
export const NAV_REASONS: Readonly<Record<NavReason, string>> = {
  ALWAYS_THERE: 'Visible: the header has it for everyone.',
  CUSTOMER_SERVICE: 'Hidden: a customer-service flow hides every item.',
  NEGATIVE_CODE: 'Hidden: a negative code matched.',
  NOT_IN_GROUPS: 'Hidden: the person is in none of the user groups.',
  NOT_ALL_CODES: 'Hidden: with MOBILE_ONLY, all positive codes must match.',
  NO_CODE_MATCHED: 'Hidden: no positive code matched.',
  PENDING: 'Depends on the page: the browser checks the remaining codes',
  UNLIMITED: 'Visible: no positive code limits it.',
  ALL_CODES: 'Visible: all positive codes matched.',
  ONE_CODE: 'Visible: a positive code matched.',
};

export interface NavExplanation {
  readonly verdict: 'visible' | 'hidden' | 'pending';
  readonly reason: NavReason;
  /** Every code and group of the item, in order. */
  readonly codes: readonly NavCodeResult[];
  /** The permission limit that is left to check; empty unless the item is pending. */
  readonly rest: string;
}

type Limits = Pick<NavItem, 'permissionlimit' | 'usergroups' | 'actionType'>;

/** Splits a comma-separated list. */
export const listNavCodes = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '');

function readCodes({ permissionlimit, usergroups }: Limits, context: NavContext): NavCodeResult[] {
  const limits = listNavCodes(permissionlimit).map((text): NavCodeResult => {
    const isNegative = text.startsWith('!');
    const code = isNegative ? text.slice(1).trim() : text;
    return { field: 'permissionlimit', code, isNegative, isMatched: matchCode(code, context) };
  });
  const groups = listNavCodes(usergroups).map((code): NavCodeResult => ({
    field: 'usergroups',
    code,
    isNegative: false,
    isMatched: context.groups?.some((group) => group === code) ?? false,
  }));
  return [...limits, ...groups];
}

/**
 * Decides whether a nav item is visible, with the result of each of its codes (storefront-5.43 to storefront-5.47). A customer-service flow
 * hides it, and so does any matching negative code. With `usergroups`, the user must be in one of them. Of the positive codes at least one
 * must match, or all of them if `MOBILE_ONLY` is among them. An item without positive codes is visible, and so is always what the header has
 * for everyone.
 */
export function explainNavItem(item: Limits, context: NavContext): NavExplanation {
  const codes = readCodes(item, context);
  const decide = (
    verdict: NavExplanation['verdict'],
    reason: NavReason,
    left: readonly NavCodeResult[] = [],
  ): NavExplanation => ({
    verdict,
    reason,
    codes,
    rest: left.map(({ code, isNegative }) => (isNegative ? `!${code}` : code)).join(),
  });
  if (FIXED_BAR_ACTIONS.some((fixed) => fixed === item.actionType)) return decide('visible', 'ALWAYS_THERE');
  if (context.flow === 'CSR') return decide('hidden', 'CUSTOMER_SERVICE');
  const limits = codes.filter(({ field }) => field === 'permissionlimit');
  const negative = limits.filter(({ isNegative }) => isNegative);
  if (negative.some(({ isMatched }) => isMatched)) return decide('hidden', 'NEGATIVE_CODE');
  const groups = codes.filter(({ field }) => field === 'usergroups');
  if (groups.length > 0 && !groups.some(({ isMatched }) => isMatched))
    return decide('hidden', 'NOT_IN_GROUPS');

  const positive = limits.filter(({ isNegative }) => !isNegative);
  const needsAll = positive.some(({ code }) => code === MOBILE_ONLY);
  let open = positive.filter(({ isMatched }) => isMatched === undefined);
  if (needsAll && positive.some(({ isMatched }) => isMatched === false))
    return decide('hidden', 'NOT_ALL_CODES');
  if (!needsAll && positive.length > 0) {
    if (positive.some(({ isMatched }) => isMatched)) open = [];
    else if (open.length === 0) return decide('hidden', 'NO_CODE_MATCHED');
  }
  open = [...negative.filter(({ isMatched }) => isMatched === undefined), ...open];
  if (open.length > 0) return decide('pending', 'PENDING', open);
  if (positive.length === 0) return decide('visible', 'UNLIMITED');
  return decide('visible', needsAll ? 'ALL_CODES' : 'ONE_CODE');
}

/** Checks whether a nav item is visible; a pending one is not. */
export const isNavItemVisible = (item: Limits, context: NavContext): boolean =>
  explainNavItem(item, context).verdict === 'visible';

/** Returns the visible items in their original order. */
export function visibleNavItems<T extends Limits>(items: readonly T[], context: NavContext): readonly T[] {
  return items.filter((item) => isNavItemVisible(item, context));
}

/** An item with the limits that are left after the server's decision. */
export type ResolvedNavItem<T extends Partial<NavItem>> = Omit<
  T,
  'usergroups' | 'permissionlimit' | 'GroupOverrideURL'
> & { readonly permissionlimit?: string };

/**
 * Decides on an item as far as the context allows: undefined if it is hidden. What is left to check stays in `permissionlimit`, for a later
 * `isNavItemVisible` with all facts, whose result is the same as with the original item. The URL of the user's group becomes
 * `destinationURL`.
 */
export function resolveNavItem<T extends Partial<NavItem>>(
  item: T,
  context: NavContext,
): ResolvedNavItem<T> | undefined {
  const { verdict, rest } = explainNavItem(item, context);
  if (verdict === 'hidden') return undefined;
  const { usergroups: _groups, permissionlimit: _limit, GroupOverrideURL: urls, ...kept } = item;
  const group = Object.keys(urls ?? {}).find((name) => context.groups?.some((own) => own === name));
  return {
    ...kept,
    ...(group === undefined ? {} : { destinationURL: urls![group] }),
    ...(rest === '' ? {} : { permissionlimit: rest }),
  };
}
