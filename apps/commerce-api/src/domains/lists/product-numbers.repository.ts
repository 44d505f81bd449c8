import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { ListViewer } from './viewer.ts';

/** Number of digits of the longest barcode number, GTIN-14; shorter ones are padded with zeros. */
const GTIN_LENGTH = 14;

/** Pads a barcode number to its longest form; empty for other texts. Spreadsheets drop leading zeros, and shoppers type spaces. */
function getGtin(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.padStart(GTIN_LENGTH, '0') : '';
}

/**
 * Finds products by model number (case-insensitive) or barcode number. Omits item numbers, part numbers of the viewer's organization, and
 * numbers that several products share.
 * @returns item numbers by number as typed
 */
export async function findByProductNumber(
  db: Db,
  { organizationId }: ListViewer,
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const models = texts.map((text) => text.trim().toUpperCase());
  const { rows } = await sql<{ text: string; sku: string }>`/* lists.product-numbers */
    select typed.text, min(found.sku) as sku
      from unnest(${texts}::text[], ${models}::text[], ${texts.map(getGtin)}::text[]) as typed (text, model, gtin)
        cross join lateral (
          select sku from products where published and upper(part_number) = typed.model
          union select sku from products where published and gtin is not null and lpad(gtin, 14, '0') = typed.gtin
        ) found
      where not exists (select from products where sku = typed.text)
        and not exists (select from customer_skus
          where organization_id = ${organizationId ?? null}::uuid and customer_sku = typed.text)
      group by typed.text having count(*) = 1`.execute(db);
  return new Map(rows.map(({ text, sku }) => [text, sku]));
}
