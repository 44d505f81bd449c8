import { sql, type Kysely } from 'kysely';

/** Organizations whose link plus is for admins only (storefront-6.8). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column link_plus_admins_only boolean not null default false`.execute(
    db,
  );
}
