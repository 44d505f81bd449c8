import { judgeSheet, repeatedIn, rulesOf, tokensOf } from './styles.mjs';

const tokens = Array.from({ length: 60 }, (_, n) => `--fs-t${n}: ${n}px;`).join('');
const base = `:root { ${tokens} } ._button_a1_1 { color: red }`;

test('reads rules with the at-rules around them, not the moments of a movement', () => {
  const css = `
    /* .no { } */
    :root { --fs-a: 1px; --fs-b: url("data:;}") }
    @media (width > 600px) { .a, .b { color: red } @supports (x: y) { .c { top: 0; } } }
    @keyframes turn { from { top: 0 } to { top: 1px } }
  `;
  expect(rulesOf(css)).toEqual([
    { where: '', selector: ':root', body: '--fs-a: 1px;--fs-b: url("data:;}");' },
    { where: '@media (width > 600px)', selector: '.a, .b', body: 'color: red;' },
    { where: '@media (width > 600px) @supports (x: y)', selector: '.c', body: 'top: 0;' },
  ]);
  expect([...tokensOf(rulesOf(css))]).toEqual(['--fs-a', '--fs-b']);
});

test('the same rule at the same place is said twice; under another condition it is not', () => {
  expect(repeatedIn(rulesOf('.a { top: 0 } .b { top: 0 } .a { top: 0; }'))).toEqual(['.a']);
  expect(repeatedIn(rulesOf('.a { top: 0 } @media print { .a { top: 0 } }'))).toEqual([]);
});

test('ui holds the tokens', () => {
  expect(judgeSheet(base)).toEqual([]);
  expect(judgeSheet('.a { top: 0 }')).toEqual(['holds no tokens']);
});

test('a domain says nothing that ui says', () => {
  expect(judgeSheet('._line_b2_1 { color: blue }', base)).toEqual([]);
  expect(
    judgeSheet(':root { --fs-t1: 2px } ._button_a1_1 { top: 0 } @font-face { font-family: X }', base),
  ).toEqual(['sets tokens of ui again: --fs-t1', 'repeats classes of ui: _button_a1_1', 'brings a typeface']);
});
