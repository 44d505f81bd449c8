// Searches for card data in every column of every table, and in every file of a shop's data.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { root } from '../../shop/build.mjs';

/** Columns that hold the last four digits of a card, which may be stored. The code of a sandbox gift card is its last four digits. */
const LAST_FOUR = /(^|_)last_four$/;
/** Non-text types. A price may equal a security code by chance. */
const NUMERIC = /^(smallint|integer|bigint|numeric|real|double precision|boolean|date|interval|timestamp.*)$/;

const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/** @typedef {{ query: (text: string) => Promise<{ rows: Record<string, string>[] }> }} Queryable the scan reads only texts */

/**
 * Opens the embedded database of a shop that was closed.
 * @returns {Promise<Queryable & { close: () => Promise<void> }>}
 */
export async function openDatabase(dataDir) {
  // A dependency of the API, not of the workspace root.
  const require = createRequire(join(root, 'apps/commerce-api/package.json'));
  const { PGlite } = require('@electric-sql/pglite');
  const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({ dataDir, extensions: { pg_trgm } });
}

/**
 * Searches all columns of all tables, of any type. New ones are included automatically.
 * @param {Queryable} database
 * @param {ReturnType<typeof import('./find-secrets.mjs').createSearch>} search
 * @returns {Promise<{ columns: number, values: number, found: string[] }>} `found` as `table.column: secret: form`
 */
export async function scanDatabase(database, search) {
  const { rows: columns } = await database.query(`
    select table_schema as schema, table_name as table, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1, 2, ordinal_position`);
  let values = 0;
  const found = [];
  for (const { schema, table, column, type } of columns) {
    const { rows } = await database.query(
      `select distinct ${quote(column)}::text as value from ${quote(schema)}.${quote(table)} where ${quote(column)} is not null`,
    );
    values += rows.length;
    const text = rows.map(({ value }) => value).join('\n');
    const codes = !LAST_FOUR.test(column) && !NUMERIC.test(type);
    found.push(...search(text, { codes }).map((secret) => `${table}.${column}: ${secret}`));
  }
  return { columns: columns.length, values, found };
}

/**
 * Searches the bytes of all files below a folder for numbers. Deleted rows may still be on the disk, or in the database's log.
 * @returns {{ files: number, found: string[] }}
 */
export function scanFiles(folder, search) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const found = files.flatMap(({ parentPath, name }) => {
    const path = join(parentPath, name);
    return search(readFileSync(path, 'latin1'), { codes: false, decodes: false }).map(
      (secret) => `${relative(folder, path)}: ${secret}`,
    );
  });
  return { files: files.length, found };
}
