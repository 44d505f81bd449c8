import { sql, type Kysely } from 'kysely';

/** Counts the mails to the approvers of an order: 1 when it was placed, 2 before it expires. Lists what waits in an organization. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column approval_mails smallint not null default 0`.execute(db);
  await sql`create index orders_pending_approval on orders (organization_id, placed_at)
    where status = 'PENDING_APPROVAL'`.execute(db);
}
