import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';

/** Selects the delivery area surcharge of a ZIP code in US cents, 0 for most; the longest prefix of the ZIP code applies. */
export const selectAreaFee = (zipCode: string): RawBuilder<number> =>
  sql<number>`coalesce((select fee_minor from delivery_area_fees
    where ${zipCode} like zip_prefix || '%' order by length(zip_prefix) desc limit 1), 0)`;

/** Reads the delivery area surcharge of a ZIP code in US cents. */
export async function readAreaFee(db: Db, zipCode: string): Promise<number> {
  const { rows } = await sql<{ fee: number }>`select ${selectAreaFee(zipCode)} as fee`.execute(db);
  return rows[0]!.fee;
}
