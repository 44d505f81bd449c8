import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Settings } from '../settings.ts';
import { lockDirectory } from './directory-lock.ts';
import { describeDiskFault, embeddedDatabaseError, isNearlyFull } from './disk-faults.ts';
import { createLocalLeases, createPostgresLeases, type Leases } from './leases.ts';
import { createPGlitePool } from './pglite-pool.ts';
import type { PoolLoad } from './pool-load.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Kysely<Tables>;
  /** Leases across all instances that share this database. */
  readonly leases: Leases;
  /** Time that requests wait for a connection. */
  readonly load: PoolLoad;
  /** Checks on a separate connection that the database answers. @throws when it does not within two seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Thrown when the database server in DATABASE_URL does not respond. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
}

const INT8_OID = 20;

/** PGlite returns 64-bit integers as numbers; `pg` returns text by default. Sums of money stay far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8_OID ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** @param isFull whether the disk of a directory has no space for the next write */
export async function openPGlite(
  options: PGliteOptions,
  onClosed: () => void = () => {},
  isFull: (directory: string) => boolean = isNearlyFull,
): Promise<Database> {
  const { dataDir } = options;
  const pglite = await PGlite.create({ ...options, extensions: { pg_trgm } });
  const pool = createPGlitePool(pglite);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'pglite',
    db,
    leases: createLocalLeases(),
    load: pool.load,
    // The embedded database responds as long as the process runs, but can write only while its disk has space.
    ping: async () => {
      if (pglite.closed) throw new Error('The database is closed.');
      if (dataDir !== undefined && isFull(dataDir))
        throw new Error(describeDiskFault({ code: 'ENOSPC' }, dataDir));
    },
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
      onClosed();
    },
  };
}

/** Milliseconds that a request waits for a connection before it is refused. */
const CONNECTION_TIMEOUT_MS = 3000;
const PING_TIMEOUT_MS = 2000;

/**
 * Opens a PostgreSQL database.
 * @param poolSize connections for requests; one more serves `ping`
 * @param connectionTimeoutMs a request that waits longer for a connection fails
 * @throws DatabaseUnreachableError when the server does not answer
 */
export async function openPostgres(
  connectionString: string,
  poolSize: number,
  connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
): Promise<Database> {
  const pool = createPostgresPool(
    new pg.Pool({
      connectionString,
      pipeline: true,
      max: poolSize,
      types,
      keepAlive: true,
      // These statements finish before JIT compilation pays off.
      options: '-c jit=off',
      connectionTimeoutMillis: connectionTimeoutMs,
      // Maximum time that a caller waits for a statement.
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    }),
    poolSize,
  );
  const pings = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    query_timeout: PING_TIMEOUT_MS,
  });
  pings.on('error', () => undefined);
  pings.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const reason =
      error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new DatabaseUnreachableError(`The database named by DATABASE_URL cannot be reached: ${reason}.`, {
      cause: error,
    });
  }
  const leases = createPostgresLeases(db);
  return {
    kind: 'postgres',
    db,
    leases,
    load: pool.load,
    ping: async () => {
      await pings.query('select 1');
    },
    close: async () => {
      leases.close();
      await pings.end();
      await db.destroy();
    },
  };
}

/**
 * Opens the database that the settings name: PostgreSQL with DATABASE_URL, otherwise the embedded one in DATA_DIR.
 * @throws DirectoryLockedError when another process has the directory
 * @throws EmbeddedDatabaseError when it cannot be opened, such as on a full disk
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
    throw embeddedDatabaseError(error, settings.dataDir);
  }
}

/** Checks whether the database supports trigram similarity, which finds words with similar spelling. */
export async function hasTrigrams(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  return rows.length > 0;
}
