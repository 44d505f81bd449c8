import { LAYERS } from '../../build/cascade-layer.mjs';
import { judgeSheet, notTokens, repeatedIn, getRules, getTokens } from './styles.mjs';

const tokens = Array.from({ length: 60 }, (_, n) => `--fs-t${n}: ${n}px;`).join('');
const components = (css) => `${LAYERS}\n@layer foolscap.components { ${css} }`;
const base = `${LAYERS}\n@layer foolscap.tokens { :root { ${tokens} } } @layer foolscap.components { ._button_a1_1 { color: red } }`;

test('reads rules with their at-rules, without keyframes', () => {
  const css = `
    /* .no { } */
    @layer foolscap.tokens { :root { --fs-a: 1px; --fs-b: url("data:;}") } }
    @media (width > 600px) { .a, .b { color: red } @supports (x: y) { .c { top: 0; } } }
    @keyframes turn { from { top: 0 } to { top: 1px } }
  `;
  expect(getRules(css)).toEqual([
    { where: '@layer foolscap.tokens', selector: ':root', body: '--fs-a: 1px;--fs-b: url("data:;}");' },
    { where: '@media (width > 600px)', selector: '.a, .b', body: 'color: red;' },
    { where: '@media (width > 600px) @supports (x: y)', selector: '.c', body: 'top: 0;' },
  ]);
  expect([...getTokens(getRules(css))]).toEqual(['--fs-a', '--fs-b']);
});

test('the same rule in the same place is a repetition; under another condition it is not', () => {
  expect(repeatedIn(getRules('.a { top: 0 } .b { top: 0 } .a { top: 0; }'))).toEqual(['.a']);
  expect(repeatedIn(getRules('.a { top: 0 } @media print { .a { top: 0 } }'))).toEqual([]);
});

test('ui defines the tokens', () => {
  expect(judgeSheet(base)).toEqual([]);
  expect(judgeSheet(components('.a { top: 0 }'))).toEqual(['has no tokens']);
});

test('a domain repeats no rule of ui', () => {
  expect(judgeSheet(components('._line_b2_1 { color: blue }'), base)).toEqual([]);
  expect(
    judgeSheet(
      `${components('._button_a1_1 { top: 0 }')} @layer foolscap.tokens { :root { --fs-t1: 2px } } @font-face { font-family: X }`,
      base,
    ),
  ).toEqual([
    'sets tokens of ui again: --fs-t1',
    'repeats classes of ui: _button_a1_1',
    'includes a typeface',
  ]);
});

test('every rule is in a layer, and the order of the layers comes first', () => {
  expect(judgeSheet(`${components('.a { top: 0 }')} button { top: 0 }`, base)).toEqual([
    'has rules outside of its layers: button',
  ]);
  expect(judgeSheet('@layer foolscap.components { .a { top: 0 } }', base)).toEqual([
    'does not begin with the order of the layers',
  ]);
});

test('a sheet of tokens sets custom properties of the libraries and nothing else', () => {
  expect(
    notTokens('@layer foolscap.tokens { :root, :root[data-tenant] { --fs-a: 1px; --fs-b: 2px; } }'),
  ).toEqual([]);
  expect(notTokens(':where(:root) { --lightningcss-light: initial; --lightningcss-dark: ; }')).toEqual([]);
  expect(notTokens(':root { --fs-a: 1px; color-scheme: dark; }')).toHaveLength(1);
  expect(notTokens('html { --fs-a: 1px; }')).toHaveLength(1);
});
