import { colours, type ColourTheme, type SchemeName, type TenantName } from './colour.ts';
import {
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

type Declarations = readonly (readonly [name: string, value: string])[];

const notice = '// Written by scripts/write-tokens.ts from src/tokens. Do not edit by hand.\n';

function block(selector: string, declarations: Declarations, extra: readonly string[] = []): string {
  const lines = [...extra, ...declarations.map(([name, value]) => `--fs-${name}: ${value};`)];
  return `${selector} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`;
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Sizes are written in rem so that a shopper's own text size is respected; 16 px is 1 rem. */
function rem(px: number): string {
  return `${px / 16}rem`;
}

function colourDeclarations(theme: ColourTheme, scheme: SchemeName): Declarations {
  return [...Object.entries(theme), ['shadow-float', elevation[scheme]]];
}

function differences(theme: ColourTheme, base: ColourTheme): Declarations {
  return Object.entries(theme).filter(([role, value]) => base[role as keyof ColourTheme] !== value);
}

function spaceDeclarations(tenant: TenantName): Declarations {
  return Object.entries(spacing[tenant]).map(([step, px]) => [`space-${step}`, rem(px)] as const);
}

/** What is larger or smaller on one of the two sites. */
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
    ...spaceDeclarations(tenant),
    ['control-height', rem(controlHeight[tenant])],
  ];
}

/** The style sheet of all custom properties: both tenants, light and dark. */
export function tokensScss(): string {
  const shared: Declarations = [
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
    ...Object.entries(layers).map(([name, value]) => [`layer-${name}`, String(value)] as const),
    ...sizeDeclarations('consumer'),
  ];
  const consumer = colours.consumer;
  const business = colours.business;
  const dark = colourDeclarations(consumer.dark, 'dark');
  const businessDark = differences(business.dark, consumer.dark);
  return [
    notice,
    block(':root', [...shared, ...colourDeclarations(consumer.light, 'light')], ['color-scheme: light;']),
    block(":root[data-tenant='business']", [
      ...sizeDeclarations('business'),
      ...differences(business.light, consumer.light),
    ]),
    `@media screen and (prefers-color-scheme: dark) {\n${indent(
      [
        block(":root:not([data-theme='light'])", dark, ['color-scheme: dark;']),
        // Roles where the business night differs, and those where it must not keep its light value.
        block(
          ":root[data-tenant='business']:not([data-theme='light'])",
          businessNight(businessDark, business.light, consumer.light, business.dark),
        ),
      ].join('\n'),
    )}}\n`,
    // On paper the night is always day.
    `@media screen {\n${indent(
      [
        block(":root[data-theme='dark']", dark, ['color-scheme: dark;']),
        block(
          ":root[data-theme='dark'][data-tenant='business']",
          businessNight(businessDark, business.light, consumer.light, business.dark),
        ),
      ].join('\n'),
    )}}\n`,
    `@media (pointer: coarse) {\n${indent(
      block(':root,\n:root[data-tenant]', [['control-height', rem(controlHeight.touch)]]),
    )}}\n`,
    `@media (prefers-reduced-motion: reduce) {\n${indent(
      block(':root', [
        ['motion', '0ms'],
        ['motion-reveal', '0ms'],
      ]),
    )}}\n`,
  ].join('\n');
}

/**
 * `:root[data-tenant='business']` is as specific as `:root[data-theme='dark']`, so the business night names
 * every role that the business day has changed as well.
 */
function businessNight(
  own: Declarations,
  businessLight: ColourTheme,
  consumerLight: ColourTheme,
  businessDark: ColourTheme,
): Declarations {
  const names = new Set([
    ...own.map(([name]) => name),
    ...differences(businessLight, consumerLight).map(([name]) => name),
  ]);
  return Object.entries(businessDark).filter(([name]) => names.has(name));
}

/** The breakpoints as a Sass map: name to upper edge. */
export function breakpointsScss(): string {
  const entries = Object.entries(breakpoints).map(([name, px]) => `  '${name}': ${px}px,`);
  return `${notice}\n$edges: (\n${entries.join('\n')}\n);\n`;
}
