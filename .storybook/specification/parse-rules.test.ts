import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getAnchor, parseRules } from './parse-rules.ts';

const read = (page: string) => readFileSync(join(__dirname, `../../docs/specification/${page}.md`), 'utf8');

test('reads sections with their rules', () => {
  const page = `# Cart rules

## 4. States and transitions

| id       | rule                     | state | file | test |
| -------- | ------------------------ | ----- | ---- | ---- |
| cart-4.1 | A line is \`ADD\\|EDIT\`.  | done  | a.ts | b.ts |
| cart-4.2 | A line is removed.       | later |      |      |

## Wire

| id            | rule   | state | file | test |
| decision-envelope | Plain. | done  | a.ts | b.ts |
`;
  expect(parseRules('cart', page)).toEqual([
    {
      id: 'cart-4',
      title: '4. States and transitions',
      rules: [
        { id: 'cart-4.1', text: 'A line is `ADD|EDIT`.', state: 'done' },
        { id: 'cart-4.2', text: 'A line is removed.', state: 'later' },
      ],
    },
    { id: 'cart-wire', title: 'Wire', rules: [{ id: 'decision-envelope', text: 'Plain.', state: 'done' }] },
  ]);
});

test.each(['cart', 'storefront', 'decisions'])('reads every rule of %s.md', (page) => {
  const markdown = read(page);
  const ids = parseRules(page, markdown).flatMap(({ rules }) => rules.map(({ id }) => id));
  const expected = [...markdown.matchAll(/^\| ((?:cart|storefront|decision)-\S+)/gm)].map(([, id]) => id);
  expect(ids).toEqual(expected);
  expect(ids.length).toBeGreaterThan(50);
});

test.each([
  ['cart-4', 'cart-4'],
  ['storefront-8.23', 'storefront-8.23'],
  ['decision', 'decisions'],
  ['decision-guest-checkout', 'decision-guest-checkout'],
  ['ours', undefined],
])('the anchor of %s is %s', (origin, anchor) => {
  expect(getAnchor(origin)).toBe(anchor);
});
