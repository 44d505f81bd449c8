import { readRules, referenceFaults, registerFaults } from './specification.mjs';

const page = (...rows) => `# Cart rules

## 4. States

| id | rule | state | file | test |
| -- | ---- | ----- | ---- | ---- |
${rows.join('\n')}
`;
const exists = (path) => ['a.ts', 'a.test.ts', 'docs/decisions/why.md'].includes(path);
const getFaults = (...rows) => registerFaults(readRules('cart.md', page(...rows)).rules, exists);

it('accepts rules that are done with file and test, decided with a record, or later', () => {
  expect(
    getFaults(
      '| cart-4.1 | A rule. | done | `a.ts` | `a.test.ts` |',
      '| cart-4.2 | Another. | decided | `docs/decisions/why.md` | |',
      '| cart-4.3 | A third. | later | | |',
    ),
  ).toEqual([]);
});

it.each([
  ['a done rule without a test', '| cart-4.1 | A rule. | done | `a.ts` | |', 'names no test'],
  ['a done rule without a file', '| cart-4.1 | A rule. | done | | `a.test.ts` |', 'names no file'],
  ['a file that is missing', '| cart-4.1 | A rule. | later | `gone.ts` | |', 'gone.ts, which does not exist'],
  ['a test that is missing', '| cart-4.1 | A rule. | done | `a.ts` | `gone.test.ts` |', 'gone.test.ts'],
  ['a decided rule without a record', '| cart-4.1 | A rule. | decided | `a.ts` | |', 'names no record'],
  ['another state', '| cart-4.1 | A rule. | partly | `a.ts` | `a.test.ts` |', 'the state “partly”'],
  ['an id of another form', '| cart-four | A rule. | later | | |', 'is not an id'],
])('reports %s', (_, row, fault) => {
  expect(getFaults(row)).toEqual([expect.stringContaining(fault)]);
});

it('reports an id that is used twice', () => {
  const row = '| cart-4.1 | A rule. | later | | |';
  expect(getFaults(row, row)).toEqual([expect.stringContaining('has the id of another rule')]);
});

it('reports references to rules that do not exist, and references without an id', () => {
  const { rules, sections } = readRules('cart.md', page('| cart-4.1 | A rule. | later | | |'));
  const ids = new Set([...rules.map(({ id }) => id), ...sections, 'decision-groups']);
  const faults = (text) => referenceFaults('a.ts', text, ids).map((fault) => fault.split('  ')[1]);
  expect(faults('/** Groups lines (cart-4.1, cart-4, decision-groups). */')).toEqual([]);
  expect(faults('// (cart-4.9)\n// (decision-colors)')).toEqual([
    'cart-4.9 is not a rule',
    'decision-colors is not a rule',
  ]);
  expect(faults('/** Groups lines (cart 4). */')).toHaveLength(1);
  expect(faults('/** (decisions, "groups") */')).toHaveLength(1);
});
