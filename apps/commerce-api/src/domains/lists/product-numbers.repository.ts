import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { ListViewer } from './viewer.ts';

/** Digits of the longest barcode number, GTIN-14, to which shorter ones are filled with zeros. */
const GTIN_LENGTH = 14;

/** Returns a barcode number in its longest form; empty for other texts. Spreadsheets drop its leading zeros, and people write it with spaces. */
function getGtin(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits.padStart(GTIN_LENGTH, '0') : '';
}

/**
 * Finds the products that numbers are for which are neither item numbers nor part numbers of the viewer's organization: by model number, in any
 * case, or by barcode number. A number that several products have is left out.
 * @returns item numbers by the numbers as typed
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
