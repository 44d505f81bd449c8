import { BREAKPOINT_MAX, XXS_MAX } from '@foolscap/core/breakpoints';

/** Spacing on a 4 px grid, in px. The business site is denser. */
export const spacing = {
  consumer: { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 },
  business: { 1: 4, 2: 8, 3: 8, 4: 12, 5: 16, 6: 20, 8: 24, 10: 32, 12: 40, 16: 48 },
} as const;

/** Type sizes in px, each with the line height that goes with it. */
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

/** Headings in px, each with its line height: of a page, of a page on a phone, of a section. The business site is denser. */
export const headings = {
  consumer: { page: [36, 44], 'page-small': [30, 36], section: [24, 32] },
  business: { page: [30, 36], 'page-small': [24, 32], section: [20, 28] },
} as const;

/** Least heights of the header's rows on wide screens, in px (the main one, those above and below it), and the largest of a hero's picture. */
export const bars = {
  consumer: { main: 72, row: 44, band: 36, hero: 420 },
  business: { main: 60, row: 40, band: 36, hero: 260 },
} as const;

export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/** Figtree, and a local face of the same measure for the moment before it arrives. */
export const fontFamily = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif";

/** Corners in px. */
export const radii = { control: 6, card: 10, pill: 999 } as const;

/** Height of buttons and fields in px; anything under a finger is at least `touch`. */
export const controlHeight = { consumer: 40, business: 36, touch: 44 } as const;

/** Shadows are for what floats, drawers, flyouts, toasts: each layer of a shadow with its color by day and by night. */
export const elevation = {
  float: [
    { geometry: '0 0 0 1px', light: 'transparent', dark: 'rgb(255 255 255 / 8%)' },
    { geometry: '0 1px 2px', light: 'rgb(22 24 29 / 8%)', dark: 'transparent' },
    { geometry: '0 12px 32px', light: 'rgb(22 24 29 / 16%)', dark: 'rgb(0 0 0 / 60%)' },
  ],
} as const;

/** Durations in ms; both are nothing with reduced motion. Things leave in the shorter one. */
export const motion = { normal: 200, reveal: 300 } as const;

/** How a movement runs: what comes in slows down where it will stay. */
export const easing = { standard: 'ease-out', reveal: 'cubic-bezier(0.2, 0.8, 0.2, 1)' } as const;

/** Order of the layers (storefront 9). */
export const layers = { drawer: 9998, hat: 9997, header: 9996, sub: 100 } as const;

/** Edge of an icon in px: on small screens, and otherwise (cart 9). */
export const iconSize = { small: 16, normal: 20 } as const;

/**
 * Upper edge of each breakpoint in px (storefront 2); `lg` is everything above `md`. `sm` and `xs` count as small. The specification
 * names `xxs` without a figure; it is the narrowest phones here.
 */
export const breakpoints = { xxs: XXS_MAX, ...BREAKPOINT_MAX } as const;

/** The page: 12 columns, the space between them in px (up to `sm`, and above), its gutters (`xs`, up to `md`, `lg`) and its widest measure. */
export const grid = {
  columns: 12,
  gap: { small: 16, normal: 24 },
  gutter: { xs: 16, sm: 32, lg: 48 },
  page: 1408,
  text: 720,
} as const;
