import { Migrator, sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';
import { migrations } from '../kernel/database/migrations/index.ts';
import { createTestDatabase } from './test-database.ts';

/** Creates a database as it was before a migration, named by its key in the index, to test what the migration does with its data. */
export async function createEarlierDatabase(before: string): Promise<Database> {
  const database = await createTestDatabase();
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < before));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(earlier) },
  }).migrateToLatest();
  if (error) throw error;
  return database;
}
