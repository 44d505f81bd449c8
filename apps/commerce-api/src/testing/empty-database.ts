import { sql } from 'kysely';
import type { Database } from '../kernel/database/database.ts';

/**
 * Deletes every row except those that the migrations wrote, and restarts the sequences. Much faster than a fresh database for each test.
 * Foreign keys and triggers are disabled in the meantime, so the order of the tables does not matter.
 */
export async function emptyDatabase({ db }: Database): Promise<void> {
  await sql`
    do $$
    declare
      name text;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for name in
        select tablename from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%' and tablename not in ('search_synonyms', 'order_transitions', 'feature_toggles', 'purchase_totals', 'tenant_places', 'membership_programs')
      loop
        execute format('delete from %I', name);
      end loop;
      update membership_programs set free_shipping_minor = null;
      update purchase_totals set baskets = 0, weight = 0, repeat_rate = 1, repeat_rate_at = null;
      for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %I restart', name);
      end loop;
    end $$`.execute(db);
}
