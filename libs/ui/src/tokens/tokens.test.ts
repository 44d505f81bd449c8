/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colours, contrastPairs, schemes, tenants } from './colour.ts';
import { contrastRatio } from './contrast.ts';
import { bars, headings, spacing } from './scale.ts';
import { breakpointsScss, tokensScss } from './toScss.ts';

const styles = join(__dirname, '../styles');

describe('contrast', () => {
  const cases = tenants.flatMap((tenant) =>
    schemes.flatMap((scheme) =>
      contrastPairs.flatMap(({ text, on, atLeast }) =>
        on.map((ground) => ({ tenant, scheme, text, ground, atLeast })),
      ),
    ),
  );

  test.each(cases)('$tenant $scheme: $text on $ground', ({ tenant, scheme, text, ground, atLeast }) => {
    const theme = colours[tenant][scheme];
    expect(contrastRatio(theme[text], theme[ground])).toBeGreaterThanOrEqual(atLeast);
  });

  test('black on white is 21:1 and a colour on itself 1:1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#c8322b', '#c8322b')).toBe(1);
  });

  test('refuses what it cannot measure', () => {
    expect(() => contrastRatio('red', '#ffffff')).toThrow('#rrggbb');
  });
});

test('every step of the spacing lies on the 4 px grid, and business is nowhere wider', () => {
  for (const [step, px] of Object.entries(spacing.consumer)) {
    const dense = spacing.business[Number(step) as keyof typeof spacing.business];
    expect(px % 4).toBe(0);
    expect(dense % 4).toBe(0);
    expect(dense).toBeLessThanOrEqual(px);
  }
});

test('headings and bars of the business site are nowhere larger, and no heading is larger than its line', () => {
  for (const [name, [size, leading]] of Object.entries(headings.business)) {
    expect(size).toBeLessThanOrEqual(headings.consumer[name as keyof typeof headings.consumer][0]);
    expect(leading).toBeGreaterThan(size);
  }
  for (const [name, px] of Object.entries(bars.business))
    expect(px).toBeLessThanOrEqual(bars.consumer[name as keyof typeof bars.consumer]);
});

test('the committed style sheets are what the tokens say', () => {
  expect(readFileSync(join(styles, '_tokens.scss'), 'utf8')).toBe(tokensScss());
  expect(readFileSync(join(styles, '_breakpoints.scss'), 'utf8')).toBe(breakpointsScss());
});
