import { Migrator, type Kysely } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/**
 * Applies pending migrations. Several instances may start at the same time: on PostgreSQL the migrator holds an advisory lock, and the
 * later instances find nothing pending.
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
