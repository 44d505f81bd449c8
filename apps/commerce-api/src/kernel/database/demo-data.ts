import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** Numbers of rows that one run of a part has written. */
export interface DemoChanges {
  added: number;
  changed: number;
  /** Rows that are no longer in the demo data: deleted, or withdrawn from sale if something refers to them. */
  retired: number;
}

/** A part of the demo data, such as the products. */
export interface DemoPart {
  name: string;
  /** Returns the version of the content, which changes whenever the content does. */
  version(): string | Promise<string>;
  /** Writes the content to the database. It is idempotent, and upgrades from any earlier version of the content. */
  apply(trx: Transaction<Tables>): Promise<DemoChanges>;
}

/** Computes the version of some content by hashing it. */
export const getVersion = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);

/**
 * Applies the parts whose version differs from the version in the database, in order, each in its own transaction. If several instances
 * start at the same time, one applies a part and the others wait for it.
 *
 * @param log receives one line for each part that was applied
 * @returns the changes of the applied parts, by name
 */
export async function applyDemoData(
  db: Db,
  parts: readonly DemoPart[],
  log: (line: string) => void,
): Promise<Record<string, DemoChanges>> {
  const held = await db.selectFrom('demo_data').select(['part', 'version']).execute();
  const versions = new Map(held.map(({ part, version }) => [part, version]));
  const applied: Record<string, DemoChanges> = {};
  for (const part of parts) {
    const version = await part.version();
    if (versions.get(part.name) === version) continue;
    const started = Date.now();
    const changes = await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('demo_data')
        .values({ part: part.name, version: '' })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await trx
        .selectFrom('demo_data')
        .select('version')
        .where('part', '=', part.name)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (row.version === version) return undefined;
      const done = await part.apply(trx);
      await trx
        .updateTable('demo_data')
        .set({ version, applied_at: new Date() })
        .where('part', '=', part.name)
        .execute();
      return done;
    });
    if (!changes) continue;
    applied[part.name] = changes;
    const { added, changed, retired } = changes;
    log(
      `Demo data, ${part.name}: ${added} added, ${changed} changed, ${retired} retired (${Date.now() - started} ms).`,
    );
  }
  return applied;
}

const ROWS_PER_BATCH = 500;

interface UpsertOptions {
  /** The columns of the primary key or of a unique index. */
  key: readonly string[];
  /** Columns that are not updated in existing rows. */
  keep?: readonly string[];
  /** An SQL condition that an existing row must meet to be updated. It refers to the table by its name. */
  where?: string;
}

/**
 * Inserts missing rows and updates changed ones, with one statement per batch. Rows are passed as one JSON text, so the number of
 * parameters and the length of the statement stay constant.
 *
 * @param columns column definitions as `json_to_recordset` takes them, e.g. `sku text, stock integer`
 */
export async function upsertRows(
  trx: Db,
  table: string,
  columns: string,
  rows: readonly object[],
  { key, keep = [], where = 'true' }: UpsertOptions,
): Promise<DemoChanges> {
  const names = columns.split(', ').map((column) => column.split(' ')[0]!);
  const changing = names.filter((name) => !key.includes(name) && !keep.includes(name));
  const tuple = (of: string) => `(${changing.map((name) => `${of}.${name}`).join(', ')})`;
  const update = changing.length
    ? `do update set ${changing.map((name) => `${name} = excluded.${name}`).join(', ')}
       where (${where}) and ${tuple(table)} is distinct from ${tuple('excluded')}`
    : 'do nothing';
  const changes = { added: 0, changed: 0, retired: 0 };
  for (let start = 0; start < rows.length; start += ROWS_PER_BATCH) {
    const { rows: written } = await sql<{ added: number; all: number }>`
      with written as (
        insert into ${sql.table(table)} (${sql.raw(names.join(', '))})
        select * from json_to_recordset(${JSON.stringify(rows.slice(start, start + ROWS_PER_BATCH))}::json)
          as row (${sql.raw(columns)})
        on conflict (${sql.raw(key.join(', '))}) ${sql.raw(update)}
        returning xmax = 0 as inserted)
      select (count(*) filter (where inserted))::integer as added, count(*)::integer as all from written`.execute(
      trx,
    );
    const { added, all } = written[0]!;
    changes.added += added;
    changes.changed += all - added;
    // The embedded database runs in this thread. Yield between two batches so that the server can reply.
    await setImmediate();
  }
  return changes;
}
