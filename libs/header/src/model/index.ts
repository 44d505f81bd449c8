export { ariaLabelId } from './aria-label-id.ts';
export { cartBadge, getCartCount } from './cart-badge.ts';
export { navHref } from './nav-href.ts';
export { HEADER_TYPES, getHeaderType, type HeaderType } from './header-type.ts';
export {
  BAR_ACTIONS,
  explainNavItem,
  FIXED_BAR_ACTIONS,
  type Headliner,
  isNavItemVisible,
  listNavCodes,
  MOBILE_ONLY,
  NAV_ACTIONS,
  NAV_REASONS,
  NAV_TIERS,
  PERMISSION_LIMIT_CODES,
  resolveNavItem,
  USER_GROUPS,
  visibleNavItems,
  type BarAction,
  type NavAction,
  type NavCodeResult,
  type NavContext,
  type NavExplanation,
  type NavIcon,
  type NavItem,
  type NavReason,
  type NavTier,
  type ResolvedNavItem,
  type UserGroup,
} from './nav-item.ts';
export { filterNavigation, hasPendingItems, SOCIAL_COLUMN, type NavPage } from './navigation.ts';
