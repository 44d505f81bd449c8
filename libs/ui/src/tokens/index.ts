export { colors, contrastPairs, decorativeRoles, forcedColors, schemes, tenants } from './color.ts';
export type { ColorRole, ColorTheme, SchemeName, SystemColor, TenantName } from './color.ts';
export { contrastRatio } from './contrast.ts';
export {
  bars,
  breakpoints,
  controlHeight,
  easing,
  elevation,
  fontFamily,
  grid,
  headings,
  iconSize,
  layers,
  motion,
  radii,
  spacing,
  type,
  weights,
} from './scale.ts';
export { tokenNames } from './names.ts';
export { token } from './token.ts';
export type { TokenName } from './token.ts';
