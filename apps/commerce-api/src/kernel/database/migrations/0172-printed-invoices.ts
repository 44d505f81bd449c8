import { sql, type Kysely } from 'kysely';

/** The batches in which invoices were printed. An invoice is in one batch, which can be written again. */
const statements = [
  `create table invoice_print_batches (
     id integer generated always as identity primary key,
     printed_at timestamptz not null)`,
  `alter table invoices add column print_batch integer references invoice_print_batches`,
  `create index invoices_print_batch on invoices (print_batch) where print_batch is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
