import { colors, forcedColors, type ColorRole, type TenantName } from './color.ts';
import {
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

type Declarations = readonly (readonly [name: string, value: string])[];

const notice = '// Written by scripts/write-tokens.ts from src/tokens. Do not edit by hand.\n';

function block(selector: string, declarations: Declarations): string {
  const lines = declarations.map(([name, value]) => `--fs-${name}: ${value};`);
  return `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

function within(query: string, ...blocks: readonly string[]): string {
  return `@media ${query} {\n${blocks.join('\n').replace(/^(?=.)/gm, '  ')}}\n`;
}

/** Sizes are in rem to respect the user's font size; 16 px is 1 rem. */
function rem(px: number): string {
  return `${px / 16}rem`;
}

/** A value for light and dark mode: the color scheme in effect selects one. */
function lightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

function colorDeclarations(tenant: TenantName): Declarations {
  const { light, dark } = colors[tenant];
  return (Object.keys(light) as ColorRole[]).map((role) => [role, lightDark(light[role], dark[role])]);
}

/** Colors that differ on the business site, in light or dark mode. */
function businessColors(): Declarations {
  const consumer = new Map(colorDeclarations('consumer'));
  return colorDeclarations('business').filter(([role, value]) => consumer.get(role) !== value);
}

function shadowDeclarations(): Declarations {
  return Object.entries(elevation).map(([name, layered]) => [
    `shadow-${name}`,
    layered.map(({ geometry, light, dark }) => `${geometry} ${lightDark(light, dark)}`).join(', '),
  ]);
}

/** Sizes that differ between the two sites. */
function sizeDeclarations(tenant: TenantName): Declarations {
  return [
    ...Object.entries(headings[tenant]).flatMap(
      ([name, [size, leading]]) =>
        [
          [`heading-${name}`, rem(size)],
          [`heading-${name}-leading`, rem(leading)],
        ] as const,
    ),
    ...Object.entries(bars[tenant]).map(([name, px]) => [`bar-${name}`, rem(px)] as const),
    ...Object.entries(spacing[tenant]).map(([step, px]) => [`space-${step}`, rem(px)] as const),
    ['control-height', rem(controlHeight[tenant])],
  ];
}

/** Custom properties that are the same on both sites. */
const sharedDeclarations: Declarations = [
  ['font', fontFamily],
  ...Object.entries(type).flatMap(
    ([size, leading]) =>
      [
        [`text-${size}`, rem(Number(size))],
        [`leading-${size}`, rem(leading)],
      ] as const,
  ),
  ...Object.entries(weights).map(([name, value]) => [`weight-${name}`, String(value)] as const),
  ...Object.entries(radii).map(([name, px]) => [`radius-${name}`, `${px}px`] as const),
  ['motion', `${motion.normal}ms`],
  ['motion-reveal', `${motion.reveal}ms`],
  ['ease', easing.standard],
  ['ease-reveal', easing.reveal],
  ...Object.entries(layers).map(([name, value]) => [`layer-${name}`, String(value)] as const),
  ['icon', rem(iconSize.normal)],
  ['icon-small', rem(iconSize.small)],
];

/** Print: black on white in any theme; roles without text keep their light mode color. */
const printColors: Declarations = (Object.keys(colors.consumer.light) as ColorRole[])
  .filter((role) => ['Canvas', 'CanvasText', 'LinkText'].includes(forcedColors[role]))
  .filter((role) => !['rule', 'picture', 'overlay', 'pressed'].includes(role))
  .map((role) => [role, forcedColors[role] === 'Canvas' ? 'Canvas' : 'CanvasText']);

/** Generates the style sheet of all custom properties: both tenants, light, dark, forced colors and print. */
export function tokensScss(): string {
  return [
    notice,
    block(':root', [
      ...sharedDeclarations,
      ...sizeDeclarations('consumer'),
      ...colorDeclarations('consumer'),
      ...shadowDeclarations(),
    ]),
    block(":root[data-tenant='business']", [...sizeDeclarations('business'), ...businessColors()]),
    within(
      '(pointer: coarse)',
      block(':root,\n:root[data-tenant]', [['control-height', rem(controlHeight.touch)]]),
    ),
    within(
      '(prefers-reduced-motion: reduce)',
      block(':root', [
        ['motion', '0ms'],
        ['motion-reveal', '0ms'],
      ]),
    ),
    within('(forced-colors: active)', block(':root,\n:root[data-tenant]', Object.entries(forcedColors))),
    // Print is always light. The page decides between light and dark mode (styles/sheets/page.scss).
    within('print', block(':root,\n:root[data-tenant]', printColors)),
  ].join('\n');
}

/** Lists the names of all custom properties without their prefix. */
function tokenNames(): readonly string[] {
  return [
    ...sharedDeclarations,
    ...sizeDeclarations('consumer'),
    ...colorDeclarations('consumer'),
    ...shadowDeclarations(),
  ].map(([name]) => name);
}

/** Generates the same names for TypeScript. */
export function namesTs(): string {
  return `${notice}\n/** Names of all custom properties, without the prefix \`--fs-\`. */\nexport const tokenNames = [\n${tokenNames()
    .map((name) => `  '${name}',`)
    .join('\n')}\n] as const;\n`;
}

/** Generates values for Sass, which cannot read custom properties: breakpoints, the grid, and the names of all tokens. */
export function valuesScss(): string {
  const map = (name: string, entries: readonly string[]) =>
    `$${name}: (\n${entries.map((entry) => `  ${entry},`).join('\n')}\n);\n`;
  return [
    `${notice}\n`,
    map(
      'edges',
      Object.entries(breakpoints).map(([name, px]) => `'${name}': ${px}px`),
    ),
    `$columns: ${grid.columns};\n$page-width: ${rem(grid.page)};\n$text-width: ${rem(grid.text)};\n`,
    map(
      'gaps',
      Object.entries(grid.gap).map(([name, px]) => `'${name}': ${rem(px)}`),
    ),
    map(
      'gutters',
      Object.entries(grid.gutter).map(([name, px]) => `'${name}': ${rem(px)}`),
    ),
    map(
      'names',
      tokenNames().map((name) => `'${name}'`),
    ),
  ].join('');
}
