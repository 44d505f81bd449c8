import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect } from 'kysely';
import { type Database, openPGlite, openPostgres } from '../kernel/database/database.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { migrations } from '../kernel/database/migrations/index.ts';
import { createPGlitePool } from '../kernel/database/pglite-pool.ts';
import type { Tables } from '../kernel/database/tables.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseKind: 'pglite' | 'postgres';
    /** URL of the server of the project `postgres` (test-support/postgres.mjs). */
    postgresUrl: string;
  }
}

/** The database kind of this project of Vitest. */
export const testDatabaseKind = inject('testDatabaseKind');

/** Returns a name that changes with every change of a migration and of this file, so that no test uses an old template. */
function templateName(): string {
  const folder = join(__dirname, '../kernel/database/migrations');
  const hash = createHash('sha256').update(readFileSync(__filename));
  for (const name of Object.keys(migrations))
    hash.update(name).update(readFileSync(join(folder, `${name}.ts`)));
  return `foolscap-template-${hash.digest('hex').slice(0, 16)}`;
}

const TEMPLATES = join(tmpdir(), 'foolscap-test-templates');

/**
 * Creates a template, a file or a folder, if it is missing. Other workers may create it at the same time: a rename is atomic, and the first
 * one is kept.
 */
async function ensureTemplate(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  mkdirSync(TEMPLATES, { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  try {
    await make(unfinished);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(path)) throw error;
  }
}

/** Dumps an empty, migrated database; restoring it takes a fifth of the time of creating one. */
async function pgliteTemplate(): Promise<Blob> {
  const file = join(TEMPLATES, `${templateName()}.tar`);
  await ensureTemplate(file, async (unfinished) => {
    const pglite = await PGlite.create({ extensions: { pg_trgm } });
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPGlitePool(pglite) }) });
    await migrate(db);
    // No code connects to these databases, and without them there is a third less to restore.
    for (const name of ['template0', 'template1']) {
      await pglite.exec(`update pg_database set datistemplate = false where datname = '${name}'`);
      await pglite.exec(`drop database ${name}`);
    }
    const dump = await pglite.dumpDataDir('none');
    await db.destroy();
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  });
  return new Blob([readFileSync(file)]);
}

/**
 * Restores an empty, migrated embedded database into a new data directory, for tests of commands and servers that open it themselves. This
 * saves them a first start, which takes seconds.
 */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const template = join(TEMPLATES, templateName());
  await ensureTemplate(template, async (unfinished) => {
    const database = await openPGlite({ dataDir: unfinished, loadDataDir: await pgliteTemplate() });
    await database.close();
  });
  cpSync(template, join(dataDir, 'database'), { recursive: true });
}

/** A separate PostgreSQL database, copied from a migrated template. */
export interface PostgresTestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates a database for tests whose server is a separate process; the project must be `postgres`. */
export async function createPostgresTestDatabase(): Promise<PostgresTestDatabase> {
  const server = inject('postgresUrl');
  const template = templateName();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).toString();
  const withServer = async (work: (client: pg.Client) => Promise<void>) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  };
  await withServer(async (client) => {
    // Test files run in several processes: one creates the template, the others wait for it.
    await client.query('select pg_advisory_lock(7261)');
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const unfinished = `${template}-unfinished`;
      await client.query(`drop database if exists "${unfinished}"`);
      await client.query(`create database "${unfinished}"`);
      const fresh = await openPostgres(url(unfinished), 2);
      await migrate(fresh.db);
      await fresh.close();
      await client.query(`alter database "${unfinished}" rename to "${template}"`);
    }
    await client.query(`create database ${name} template "${template}"`);
  });
  return {
    url: url(name),
    drop: () =>
      withServer(async (client) => {
        await client.query(`drop database ${name} with (force)`);
      }),
  };
}

/** A test machine under load pauses for seconds, which makes no database unreachable. */
const CONNECTION_TIMEOUT_MS = 60_000;

async function postgresDatabase(): Promise<Database> {
  const { url, drop } = await createPostgresTestDatabase();
  const database = await openPostgres(url, 20, CONNECTION_TIMEOUT_MS);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** Creates an empty, migrated database for one test file, of the kind of its project. Close it at the end. */
export async function createTestDatabase(): Promise<Database> {
  return testDatabaseKind === 'postgres'
    ? postgresDatabase()
    : openPGlite({ loadDataDir: await pgliteTemplate() });
}
