import { sql, type Kysely } from 'kysely';

/**
 * Adds an append-only ledger for the sandbox's gift and prepaid cards. `sandbox_stored_value.balance_minor` remains as the sum of a card's
 * entries, because a conditional update of that row keeps two instances from overdrawing a card.
 *
 * The entries of existing cards are derived from the gateway's ledger. The amount that a card was issued with is its balance without them.
 */
const statements = [
  `create table sandbox_stored_value_entries (
     id bigint generated always as identity primary key,
     token text not null references sandbox_stored_value (token),
     key text not null,
     kind text not null check (kind in ('ISSUE', 'HOLD', 'RELEASE', 'REFUND')),
     amount_minor bigint not null,
     created_at timestamptz not null default now(),
     check (case kind when 'ISSUE' then amount_minor >= 0 when 'HOLD' then amount_minor < 0 else amount_minor > 0 end),
     unique (token, key, kind)
   )`,
  `insert into sandbox_stored_value_entries (token, key, kind, amount_minor, created_at)
     with held as (
       select ledger.*, coalesce((select sum(amount_minor) from ledger_refunds where ledger_refunds.key = ledger.key), 0) as refunded_in_parts
       from sandbox_ledger ledger join sandbox_stored_value using (token)
       where ledger.state <> 'DECLINED' and ledger.amount_minor > 0
     ), moved as (
       select token, key, 'HOLD' as kind, -amount_minor as amount_minor, created_at from held
       union all
       select token, key, 'RELEASE', amount_minor, updated_at from held where state = 'VOIDED'
       union all
       select held.token, refunds.refund_key, 'REFUND', refunds.amount_minor, refunds.created_at
       from held join ledger_refunds refunds using (key)
       union all
       select token, key, 'REFUND', refunded_minor - refunded_in_parts, updated_at from held where refunded_minor > refunded_in_parts
     )
     select * from (
       select token, 'ISSUED' as key, 'ISSUE' as kind,
         balance_minor - coalesce((select sum(amount_minor) from moved where moved.token = card.token), 0) as amount_minor, created_at
       from sandbox_stored_value card
       union all
       select * from moved
     ) entries order by created_at, amount_minor desc`,

  `create function refuse_ledger_change() returns trigger language plpgsql as $$
   begin
     raise exception 'entries of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
   end $$`,
  `create trigger sandbox_stored_value_entries_append_only before update or delete or truncate on sandbox_stored_value_entries
     for each statement execute function refuse_ledger_change()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
