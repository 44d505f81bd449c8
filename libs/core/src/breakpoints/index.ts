/** Largest viewport width of each breakpoint, in CSS pixels (storefront-2.67). */
export const BREAKPOINT_MAX = { xs: 600, sm: 820, md: 1024 } as const;
/**
 * Largest width of `xxs`, the narrowest phones. The specification mentions `xxs` without a number (storefront-2.68), so
 * this value is our own. It is part of `xs`; `getBreakpoint` does not return it.
 */
export const XXS_MAX = 360;
export type Breakpoint = 'xs' | 'sm' | 'md' | 'lg';

/** Maps a viewport width to its breakpoint: `xs` up to 600 px, `sm` up to 820, `md` up to 1024, `lg` above. */
export function getBreakpoint(width: number): Breakpoint {
  if (width <= BREAKPOINT_MAX.xs) return 'xs';
  if (width <= BREAKPOINT_MAX.sm) return 'sm';
  return width <= BREAKPOINT_MAX.md ? 'md' : 'lg';
}

/** Checks for a small screen: `xs` or `sm` (cart-1.12). */
export const isSmall = (breakpoint: Breakpoint): boolean => breakpoint === 'xs' || breakpoint === 'sm';

/** Media query equivalent of `isSmall`, for `matchMedia`. */
export const SMALL_MEDIA_QUERY = `(max-width: ${BREAKPOINT_MAX.sm}px)`;
