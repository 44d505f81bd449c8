import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPGlite, openPostgres, type Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { createPGlitePool } from '../database/pglite-pool.ts';
import type { Tables } from '../database/tables.ts';

declare const FOOLSCAP_TEST_DATABASE: 'postgres' | undefined;

/** Which of the two databases this Jest project runs on. */
export const testDatabaseKind: 'pglite' | 'postgres' =
  typeof FOOLSCAP_TEST_DATABASE === 'undefined' ? 'pglite' : 'postgres';

/** Changes with every change of a migration, so that no test meets an old template. */
function templateName(): string {
  const text = Object.entries(migrations)
    .map(([name, migration]) => name + String(migration.up) + JSON.stringify(migration))
    .join();
  const files = readMigrationSources();
  return `foolscap-template-${createHash('sha256')
    .update(text + files)
    .digest('hex')
    .slice(0, 16)}`;
}

function readMigrationSources(): string {
  const folder = join(__dirname, '../database/migrations');
  return Object.keys(migrations)
    .map((name) => readFileSync(join(folder, `${name}.ts`), 'utf8'))
    .join();
}

/** A dump of an empty, migrated database; restoring it takes a third of the time that making one takes. */
async function pgliteTemplate(): Promise<Blob> {
  const folder = join(tmpdir(), 'foolscap-test-templates');
  const file = join(folder, `${templateName()}.tar`);
  if (!existsSync(file)) {
    const pglite = await PGlite.create({ extensions: { pg_trgm } });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPGlitePool(pglite) }) });
    await migrate(db);
    const dump = await pglite.dumpDataDir('none');
    await db.destroy();
    mkdirSync(folder, { recursive: true });
    // Other workers may be about to do the same: a rename is all or nothing.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, file);
  }
  return new Blob([readFileSync(file)]);
}

async function postgresDatabase(): Promise<Database> {
  const server = process.env.FOOLSCAP_TEST_POSTGRES;
  if (!server)
    throw new Error(
      'The PostgreSQL of the tests has not been started (see test-support/start-postgres.mjs).',
    );
  const template = templateName();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).toString();
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock(7261)');
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      await admin.query(`create database "${template}-unfinished"`);
      const fresh = await openPostgres(url(`${template}-unfinished`), 2);
      await migrate(fresh.db);
      await fresh.close();
      await admin.query(`alter database "${template}-unfinished" rename to "${template}"`);
    }
    await admin.query(`create database ${name} template "${template}"`);
    await admin.query('select pg_advisory_unlock(7261)');
  } finally {
    await admin.end();
  }
  const database = await openPostgres(url(name), 20);
  return {
    ...database,
    close: async () => {
      await database.close();
      const client = new pg.Client({ connectionString: server });
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

/** An empty, migrated database for one test file, on the database of the Jest project that runs it. Close it at the end. */
export async function createTestDatabase(): Promise<Database> {
  return testDatabaseKind === 'postgres'
    ? postgresDatabase()
    : openPGlite({ loadDataDir: await pgliteTemplate() });
}
