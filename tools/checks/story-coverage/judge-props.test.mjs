import { judgeProps } from './judge-props.mjs';

const row = (changes = {}) => ({
  name: 'line',
  description: 'The line as the server sent it.',
  required: true,
  type: 'CartItem',
  ...changes,
});

const table = (...rows) => [
  { component: 'Tile', file: 'Tile.tsx', story: 'Tile.stories.tsx', description: 'A tile.', rows },
];

test('a described prop of a named type is fine, and counted', () => {
  const { missing, totals } = judgeProps(table(row(), row({ name: 'qty', type: 'number' })));
  expect(missing).toEqual([]);
  expect(totals).toBe('Props: 2 of 1 components, 2 described, 2 with a readable type');
});

test.each([
  ['a prop without a description', { description: '' }, 'Tile: the prop line has no description'],
  ['a description that repeats the name', { description: 'The line.' }, 'only repeats its name'],
  ['a schema', { type: 'Static<typeof Line>' }, 'the type of line reads "Static<typeof Line>"'],
  ['a generated type', { type: 'TObject<{}>' }, 'the type of line reads "TObject<{}>"'],
  ['an unknown type', { type: 'unknown' }, 'the type of line reads "unknown"'],
  ['any type', { type: 'any[]' }, 'the type of line reads "any[]"'],
  ['unknown members', { type: '{ data: unknown; }' }, 'the type of line reads "{ data: unknown; }"'],
])('reports %s', (_, changes, complaint) => {
  expect(judgeProps(table(row(changes))).missing.join('\n')).toContain(complaint);
});

test('reports a component without a description', () => {
  const [tile] = table(row());
  expect(judgeProps([{ ...tile, description: '' }]).missing).toEqual(['Tile has no description']);
});

test.each(["control: 'object'", "control: { type: 'object' }", "control: { type: 'array' }"])(
  'reports an editor of raw objects: %s',
  (control) => {
    const { missing } = judgeProps(table(row()), () => `argTypes: { line: { ${control} } }`);
    expect(missing).toEqual(['Tile has an editor of raw objects']);
  },
);
