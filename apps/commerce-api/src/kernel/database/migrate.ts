import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/**
 * Brings a database up to date. Several instances may start at once: on PostgreSQL the migrator holds an advisory lock, and
 * those that come second find nothing left to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`The database could not be brought up to date${failed ? ` (at ${failed})` : ''}.`, {
      cause: error,
    });
  }
  return (results ?? []).map((result) => result.migrationName);
}
