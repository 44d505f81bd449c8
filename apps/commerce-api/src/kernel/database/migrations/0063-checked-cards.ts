import { sql, type Kysely } from 'kysely';

/**
 * Adds gift and prepaid cards whose balance was checked for a cart (storefront-4.20). They have their own table, so that no payment of an
 * order reads them, even in an instance of an earlier version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table cart_checked_cards (
    id uuid primary key,
    cart_id uuid not null references carts (id) on delete cascade,
    type text not null check (type in ('GIFT_CARD', 'PREPAID_CARD')),
    token text not null,
    last_four text not null,
    balance_minor bigint not null check (balance_minor >= 0),
    created_at timestamptz not null default now(),
    unique (cart_id, token)
  )`.execute(db);
}
