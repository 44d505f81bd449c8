export { ariaLabelId } from './ariaLabelId.ts';
export { cartBadge, type CartBadge } from './cartBadge.ts';
export { HEADER_TYPES, getHeaderType, type HeaderType } from './headerType.ts';
export {
  isNavItemVisible,
  MOBILE_ONLY,
  navHref,
  PERMISSION_LIMIT_CODES,
  visibleNavItems,
  type NavContext,
  type NavItem,
} from './navItem.ts';
