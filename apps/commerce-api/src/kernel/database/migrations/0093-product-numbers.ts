import { sql, type Kysely } from 'kysely';

/** Lets a quick order find products by their model numbers, in any case, and by their barcode numbers, with or without leading zeros. */
const statements = [
  `create index products_part_number on products (upper(part_number))`,
  `create index products_gtin on products (lpad(gtin, 14, '0')) where gtin is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
