import { BREAKPOINT_MAX, XXS_MAX } from '@foolscap/core/breakpoints';

/** Spacing on a 4 px grid, in px. The business site is denser. */
export const spacing = {
  consumer: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 },
  business: { 1: 4, 2: 8, 3: 8, 4: 12, 5: 16, 6: 20, 8: 24, 10: 32, 12: 40, 16: 48 },
} as const;

/** Font sizes in px with their line heights. */
export const type = {
  12: 16,
  14: 20,
  16: 24,
  18: 24,
  20: 28,
  24: 32,
  30: 36,
  36: 44,
} as const;

/** Heading sizes in px with their line heights: page, page on phones, section. The business site is denser. */
export const headings = {
  consumer: { page: [36, 44], 'page-small': [30, 36], section: [24, 32] },
  business: { page: [30, 36], 'page-small': [24, 32], section: [20, 28] },
} as const;

/**
 * Minimum heights of the header's rows on wide screens, in px (the main row, and those above and below it), and the
 * maximum height of a hero's picture.
 */
export const bars = {
  consumer: { main: 72, row: 44, band: 36, hero: 420 },
  business: { main: 60, row: 40, band: 36, hero: 260 },
} as const;

export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** Figtree, and a local fallback with the same metrics. */
export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

/** Border radii in px. */
export const radii = { control: 6, card: 10, pill: 999 } as const;

/** Heights of buttons and fields in px; touch targets are at least `touch`. */
export const controlHeight = { consumer: 40, business: 36, touch: 44 } as const;

/** Shadows of elevated surfaces: drawers, flyouts, toasts. Each layer has a color for light and dark mode. */
export const elevation = {
  float: [
    { geometry: '0 0 0 1px', light: 'transparent', dark: 'rgb(255 255 255 / 8%)' },
    { geometry: '0 1px 2px', light: 'rgb(22 24 29 / 8%)', dark: 'transparent' },
    { geometry: '0 12px 32px', light: 'rgb(22 24 29 / 16%)', dark: 'rgb(0 0 0 / 60%)' },
  ],
} as const;

/** Durations in ms; both are 0 with reduced motion. Exit transitions use the shorter one. */
export const motion = { normal: 200, reveal: 300 } as const;

/** Easing: entering elements slow down at the end. */
export const easing = { standard: 'ease-out', reveal: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** Stacking order of layers (storefront-9.35). */
export const layers = { drawer: 9998, hat: 9997, header: 9996, sub: 100 } as const;

/** Icon size in px: on small screens, and otherwise (cart-9.28). */
export const iconSize = { small: 16, normal: 20 } as const;

/**
 * Upper limit of each breakpoint in px (storefront-2.67); `lg` is everything above `md`. `sm` and `xs` count as small. The
 * specification mentions `xxs` without a number; here it is the narrowest phones.
 */
export const breakpoints = { xxs: XXS_MAX, ...BREAKPOINT_MAX } as const;

/** The page: 12 columns, their gap in px (up to `sm`, and above), its gutters (`xs`, up to `md`, `lg`) and its maximum width. */
export const grid = {
  columns: 12,
  gap: { small: 16, normal: 24 },
  gutter: { xs: 16, sm: 32, lg: 48 },
  page: 1408,
  text: 720,
} as const;
