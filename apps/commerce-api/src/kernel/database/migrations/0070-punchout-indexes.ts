import { sql, type Kysely } from 'kysely';

/** Adds indexes of the lines and visits with a configuration, for the job that deletes old configurations. */
const statements = [
  `create index cart_lines_configuration on cart_lines (configuration_id) where configuration_id <> ''`,
  `create index punchout_sessions_configuration on punchout_sessions (configuration_id)
     where configuration_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
