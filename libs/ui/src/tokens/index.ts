export { colours, contrastPairs, schemes, tenants } from './colour.ts';
export type { ColourRole, ColourTheme, SchemeName, TenantName } from './colour.ts';
export { contrastRatio } from './contrast.ts';
export {
  breakpoints,
  controlHeight,
  elevation,
  fontFamily,
  layers,
  motion,
  radii,
  spacing,
  type,
  weights,
} from './scale.ts';
