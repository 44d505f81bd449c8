import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { lockDirectory } from './directory-lock.ts';
import { createLocalLocks, createPostgresLocks, type Locks } from './locks.ts';
import { createPGlitePool } from './pglite-pool.ts';
import { preparedName } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Either the database itself or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** Locks across all instances that share this database; they end with their process. */
  readonly locks: Locks;
  close(): Promise<void>;
}

/** The database server of DATABASE_URL does not answer. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

const INT8_OID = 20;

/** PGlite gives 64-bit integers as numbers; `pg` as text, unless told. Sums of money stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export async function openPGlite(options: PGliteOptions, onClosed: () => void = () => {}): Promise<Database> {
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm } });
  const pool = createPGlitePool(pglite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'pglite',
    db,
    locks: createLocalLocks(),
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      onClosed();
    },
  };
}

/** Prepares what is to be prepared; `pg` does so for every query that has a name. */
class PreparingClient extends pg.Client {
  override query(query: unknown, ...rest: unknown[]): never {
    const name = typeof query === 'string' && Array.isArray(rest[0]) ? preparedName(query) : undefined;
    // One implementation behind the many signatures that its types give to `query`.
    const send = super.query.bind(this) as (...given: unknown[]) => never;
    return name ? send({ name, text: query, values: rest[0] }, ...rest.slice(1)) : send(query, ...rest);
  }
}

export async function openPostgres(connectionString: string, poolSize: number): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    Client: PreparingClient,
    max: poolSize,
    types,
    // Our statements end before the compiler would have begun to pay.
    options: '-c jit=off',
    connectionTimeoutMillis: 10_000,
    // A statement that runs longer than a caller waits has lost its meaning.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (cause) {
    await db.destroy();
    const reason =
      cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
    throw new DatabaseUnreachableError(`The database named by DATABASE_URL cannot be reached: ${reason}.`, {
      cause,
    });
  }
  const locks = createPostgresLocks(connectionString);
  return {
    kind: 'postgres',
    db,
    locks,
    close: async () => {
      await locks.close();
      await db.destroy();
    },
  };
}

/**
 * Opens the database that the settings name: PostgreSQL with DATABASE_URL, else the embedded one in DATA_DIR.
 * @throws DirectoryLockedError when another process has the directory
 * @throws DatabaseUnreachableError when the server does not answer
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
): Promise<Database> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, settings.databasePoolSize);
  const unlock = lockDirectory(settings.dataDir);
  try {
    return await openPGlite({ dataDir: join(settings.dataDir, 'database') }, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether words that are merely spelled alike can be found. */
export async function hasTrigrams(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}
