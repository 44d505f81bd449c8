/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colors, contrastPairs, decorativeRoles, forcedColors, schemes, tenants } from './color.ts';
import type { ColorRole } from './color.ts';
import { contrastRatio } from './contrast.ts';
import { bars, headings, spacing } from './scale.ts';
import { token } from './token.ts';
import { namesTs, tokensScss, valuesScss } from './to-scss.ts';

const source = join(__dirname, '..');

/** Checks whether two system colors are a defined pair, in either order. */
function isPair(one: string, other: string, grounds: Readonly<Record<string, readonly string[]>>) {
  return Boolean(grounds[other]?.includes(one) ?? grounds[one]?.includes(other));
}

describe('contrast', () => {
  const cases = tenants.flatMap((tenant) =>
    schemes.flatMap((scheme) =>
      contrastPairs.flatMap(({ text, on, atLeast }) =>
        on.map((ground) => ({ tenant, scheme, text, ground, atLeast })),
      ),
    ),
  );

  test.each(cases)('$tenant $scheme: $text on $ground', ({ tenant, scheme, text, ground, atLeast }) => {
    const theme = colors[tenant][scheme];
    expect(contrastRatio(theme[text], theme[ground])).toBeGreaterThanOrEqual(atLeast);
  });

  test('every role is part of a contrast pair or has a reason for having none', () => {
    const judged = new Set(contrastPairs.flatMap(({ text, on }) => [text, ...on]));
    const roles = Object.keys(colors.consumer.light) as ColorRole[];
    const silent = roles.filter((role) => !judged.has(role) && !decorativeRoles[role]);
    expect(silent).toEqual([]);
  });

  test('with forced colors every text and background are a pair of system colors', () => {
    const grounds = {
      Canvas: ['CanvasText', 'LinkText', 'ButtonText', 'Highlight'],
      ButtonText: ['ButtonFace'],
    };
    const wrong = contrastPairs.flatMap(({ text, on }) =>
      on
        .filter((ground) => !isPair(forcedColors[text], forcedColors[ground], grounds))
        .map((ground) => `${text} (${forcedColors[text]}) on ${ground} (${forcedColors[ground]})`),
    );
    expect(wrong).toEqual([]);
  });

  test('black on white is 21:1 and a color on itself 1:1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#c8322b', '#c8322b')).toBe(1);
  });

  test('rejects invalid colors', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('#rrggbb');
  });
});

test('every spacing step is on the 4 px grid and at most as wide on the business site', () => {
  for (const [step, px] of Object.entries(spacing.consumer)) {
    const dense = spacing.business[Number(step) as keyof typeof spacing.business];
    expect(px % 4).toBe(0);
    expect(dense % 4).toBe(0);
    expect(dense).toBeLessThanOrEqual(px);
  }
});

test('headings and rows are at most as large on the business site, and font sizes are at most the line height', () => {
  for (const [name, [size, leading]] of Object.entries(headings.business)) {
    expect(size).toBeLessThanOrEqual(headings.consumer[name as keyof typeof headings.consumer][0]);
    expect(leading).toBeGreaterThan(size);
  }
  for (const [name, px] of Object.entries(bars.business))
    expect(px).toBeLessThanOrEqual(bars.consumer[name as keyof typeof bars.consumer]);
});

test('generated files are up to date', () => {
  const read = (file: string) => readFileSync(join(source, file), 'utf8');
  expect(read('styles/_tokens.scss')).toBe(tokensScss());
  expect(read('styles/_values.scss')).toBe(valuesScss());
  expect(read('tokens/names.ts')).toBe(namesTs());
});

test('style sheets and TypeScript have the same token names', () => {
  expect(token('ink')).toBe('var(--fs-ink)');
  expect(tokensScss()).toContain('--fs-ink:');
});

test('drawers are above the top hat, the main header and the sub wrapper (storefront-9.35)', () => {
  const layers = [...tokensScss().matchAll(/--fs-layer-(\w+): (\d+);/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  expect(layers).toEqual([
    ['drawer', '9998'],
    ['hat', '9997'],
    ['header', '9996'],
    ['sub', '100'],
  ]);
});

test('every role has a light and a dark color, so that a part of a page can be dark', () => {
  const { light, dark } = colors.business;
  expect(tokensScss()).toContain(`--fs-action: light-dark(${light.action}, ${dark.action});`);
});
