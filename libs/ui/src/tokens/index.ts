export { colours, contrastPairs, schemes, tenants } from './colour.ts';
export type { ColourRole, ColourTheme, SchemeName, TenantName } from './colour.ts';
export { contrastRatio } from './contrast.ts';
export {
  bars,
  breakpoints,
  controlHeight,
  elevation,
  fontFamily,
  headings,
  layers,
  motion,
  radii,
  spacing,
  type,
  weights,
} from './scale.ts';
