import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearch } from './find-secrets.mjs';
import { scanDatabase, scanFiles } from './scan-database.mjs';

const NUMBER = '4539148803436467';
const search = createSearch([
  { name: 'the card', kind: 'number', value: NUMBER },
  { name: 'its code', kind: 'code', value: '6467' },
]);

/** A database with one table; the real one is scanned by the journey. */
const createDatabase = (columns) => ({
  query: async (text) =>
    text.includes('information_schema')
      ? {
          rows: Object.entries(columns).map(([column, { type }]) => ({
            schema: 'public',
            table: 'things',
            column,
            type,
          })),
        }
      : { rows: columns[/"(\w+)"::text/.exec(text)[1]].values.map((value) => ({ value })) },
});

it('searches the columns of every type, and reports where something was found', async () => {
  const database = createDatabase({
    id: { type: 'uuid', values: ['a', 'b'] },
    note: { type: 'text', values: ['hello', '4539-1488-0343-6467'] },
    reply: { type: 'jsonb', values: ['{"cvv": "6467"}'] },
    raw: { type: 'bytea', values: [`\\x${Buffer.from(NUMBER).toString('hex')}`] },
    big: { type: 'bigint', values: [NUMBER] },
  });
  expect(await scanDatabase(database, search)).toEqual({
    columns: 5,
    values: 7,
    found: [
      'things.note: the card: number',
      'things.reply: its code: code',
      'things.raw: the card: number',
      'things.big: the card: number',
    ],
  });
});

it('permits last four digits in their columns, and numbers that equal a code', async () => {
  const database = createDatabase({
    last_four: { type: 'text', values: ['6467'] },
    amount_minor: { type: 'integer', values: ['6467'] },
  });
  expect((await scanDatabase(database, search)).found).toEqual([]);
});

it('searches all files below a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'card-data-'));
  try {
    mkdirSync(join(folder, 'pg_wal'));
    writeFileSync(
      join(folder, 'pg_wal', '01'),
      Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from(NUMBER)]),
    );
    writeFileSync(join(folder, 'outbox.jsonl'), '{}');
    expect(scanFiles(folder, search)).toEqual({
      files: 2,
      found: [join('pg_wal', '01') + ': the card: number'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
