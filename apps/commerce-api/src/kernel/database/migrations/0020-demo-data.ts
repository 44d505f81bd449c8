import { sql, type Kysely } from 'kysely';
import { synonyms } from './0006-search.ts';

/**
 * Adds the version of each part of the demo data, and the origin of synonyms. The synonyms of migration 0006 now belong to the demo data;
 * those that an operator added do not.
 */
const statements = [
  `create table demo_data (
     part text primary key,
     version text not null,
     applied_at timestamptz not null default now()
   )`,
  `delete from facts where name in ('demo-catalogue', 'demo-places')`,
  `alter table search_synonyms add column source text not null default 'operator'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const rows = Object.entries(synonyms).flatMap(([group, phrases]) =>
    phrases.map((phrase) => ({ group, phrase })),
  );
  await sql`update search_synonyms set source = 'demo'
    from json_to_recordset(${JSON.stringify(rows)}::json) as row ("group" text, phrase text)
    where search_synonyms.group_name = row."group" and search_synonyms.phrase = row.phrase`.execute(db);
}
