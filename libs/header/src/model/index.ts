export { ariaLabelId } from './aria-label-id.ts';
export { cartBadge, type CartBadge } from './cart-badge.ts';
export { HEADER_TYPES, getHeaderType, type HeaderType } from './header-type.ts';
export {
  isNavItemVisible,
  MOBILE_ONLY,
  navHref,
  PERMISSION_LIMIT_CODES,
  visibleNavItems,
  type NavContext,
  type NavItem,
} from './nav-item.ts';
