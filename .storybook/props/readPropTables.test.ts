import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPropTableReader } from './readPropTables.mjs';

const CODES = [
  'ONE',
  'TWO',
  'THREE',
  'FOUR',
  'FIVE',
  'SIX',
  'SEVEN',
  'EIGHT',
  'NINE',
  'TEN',
  'ELEVEN',
  'TWELVE',
];

const COMPONENT = `
type Schema = { fields: { id: string; qty?: number } };
type Static<S extends Schema> = S['fields'];
export type Line = Static<Schema>;
type Code = ${CODES.map((code) => `'${code}'`).join(' | ')};
interface Other { onPick: (line: Line) => void }
interface TileProps {
  /** The line. */
  readonly line: Line;
  lines?: readonly Line[] | undefined;
  size?: 'small' | 'large';
  level?: 3 | 1 | 2;
  code: Code;
  onChoose?: ((id: string) => void) | undefined;
  onPick?: Other['onPick'];
  label?: string;
}
/** A tile. */
export function Tile({ label = 'Tile', line }: TileProps) { return null; }
export function Row<Cell>(props: { cells: Cell[] }) { return null; }
`;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'props-'));
  mkdirSync(join(root, 'libs/tiles'), { recursive: true });
  mkdirSync(join(root, 'apps/storefront'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, name), text);
  write(
    'tsconfig.base.json',
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        noEmit: true,
        allowImportingTsExtensions: true,
      },
    }),
  );
  write('libs/tiles/Tile.tsx', COMPONENT);
  write(
    'libs/tiles/Tile.stories.tsx',
    `import { Tile } from './Tile.tsx';\nexport default { component: Tile };`,
  );
  write(
    'libs/tiles/Row.stories.tsx',
    `import { Row } from './Tile.tsx';\nexport default { component: Row<string> };`,
  );
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('reads the props of a component: types by name, choices, defaults, descriptions', () => {
  const tables = createPropTableReader(root)();
  expect(tables.map(({ component }) => component)).toEqual(['Row', 'Tile']);
  const tile = tables[1]!;
  expect(tile.description).toBe('A tile.');
  const byName = Object.fromEntries(tile.rows.map(({ name, ...row }) => [name, row]));
  const detail = '{\n  id: string;\n  qty?: number;\n}';
  expect(byName.line).toEqual({
    description: 'The line.',
    required: true,
    type: { kind: 'value', summary: 'Line', detail },
  });
  expect(byName.lines?.type).toEqual({ kind: 'value', summary: 'Line[]', detail });
  expect(byName.size?.type).toEqual({
    kind: 'choice',
    summary: '"small" | "large"',
    options: ['small', 'large'],
  });
  expect(byName.level?.type).toEqual({ kind: 'choice', summary: '1 | 2 | 3', options: [1, 2, 3] });
  expect(byName.code?.type).toMatchObject({ kind: 'choice', summary: 'Code', options: CODES });
  expect(byName.onChoose?.type).toEqual({ kind: 'function', summary: '(id: string) => void' });
  expect(byName.onPick?.type).toEqual({ kind: 'function', summary: '(line: Line) => void' });
  expect(byName.label).toMatchObject({
    required: false,
    defaultValue: "'Tile'",
    type: { kind: 'text', summary: 'string' },
  });
});
