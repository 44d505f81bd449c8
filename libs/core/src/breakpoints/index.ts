/** The widest viewport in CSS pixels that still counts as each breakpoint (storefront 2). */
export const BREAKPOINT_MAX = { xs: 600, sm: 820, md: 1024 } as const;
/**
 * Upper edge of `xxs`, the narrowest phones. Some parts use it (storefront 2), which gives no figure; this one is ours. It lies
 * within `xs` and is no breakpoint of its own in `breakpointOf`.
 */
export const XXS_MAX = 360;
export type Breakpoint = 'xs' | 'sm' | 'md' | 'lg';

/** xs up to 600, sm up to 820, md up to 1024, lg above. */
export function breakpointOf(width: number): Breakpoint {
  if (width <= BREAKPOINT_MAX.xs) return 'xs';
  if (width <= BREAKPOINT_MAX.sm) return 'sm';
  return width <= BREAKPOINT_MAX.md ? 'md' : 'lg';
}

/** sm and xs count as small (cart 1). */
export const isSmall = (breakpoint: Breakpoint): boolean => breakpoint === 'xs' || breakpoint === 'sm';

/** The same rule as a media query, for `matchMedia`. */
export const SMALL_MEDIA_QUERY = `(max-width: ${BREAKPOINT_MAX.sm}px)`;
