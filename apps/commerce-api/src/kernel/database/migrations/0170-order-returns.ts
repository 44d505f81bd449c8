import { sql, type Kysely } from 'kysely';

/** The returns that operators have entered, each under its own reference, so that a repeated call refunds nothing again. */
const statements = [
  `create table order_returns (
     reference text primary key check (reference <> ''),
     order_number text not null references orders on delete cascade,
     line_number integer not null,
     qty integer not null check (qty > 0),
     amount_minor bigint not null,
     returned_at timestamptz not null)`,
  `create index order_returns_order on order_returns (order_number)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
