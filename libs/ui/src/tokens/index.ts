export { colours, contrastPairs, decorativeRoles, forcedColours, schemes, tenants } from './colour.ts';
export type { ColourRole, ColourTheme, SchemeName, SystemColour, TenantName } from './colour.ts';
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
