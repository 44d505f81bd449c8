import { createHash } from 'node:crypto';
import { createDemoCatalogue, type DemoCatalogue } from '@foolscap/demo-catalogue';
import type { Db } from '../database/database.ts';

const FACT = 'demo-catalogue';
const SOURCE = 'demo';
const ROWS_AT_ONCE = 200;

function* portionsOf<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}

/**
 * Loads the demo catalogue, once: a database that has it is left as it is, with whatever has been sold since.
 * @returns how many products were loaded; 0 when it was there already
 */
export async function seedCatalogue(
  db: Db,
  catalogue: DemoCatalogue = createDemoCatalogue(),
): Promise<number> {
  const there = await db.selectFrom('facts').select('name').where('name', '=', FACT).executeTakeFirst();
  if (there) return 0;
  return db.transaction().execute(async (trx) => {
    const digest = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
    const first = await trx
      .insertInto('facts')
      .values({ name: FACT, value: JSON.stringify({ digest }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst();
    if (!first) return 0; // another instance was faster

    for (const rows of portionsOf(catalogue.categories)) {
      await trx
        .insertInto('categories')
        .values(
          rows.map((category) => ({
            id: category.id,
            name: category.name,
            parent_id: category.parentId ?? null,
            description: category.description,
            position: category.position,
            picture: JSON.stringify(category.picture),
          })),
        )
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    for (const rows of portionsOf(catalogue.products)) {
      await trx
        .insertInto('products')
        .values(
          rows.map((product) => ({
            sku: product.sku,
            name: product.name,
            brand: product.brand,
            category_id: product.categoryId,
            description: product.description,
            bullets: JSON.stringify(product.bullets),
            attributes: JSON.stringify(product.attributes),
            price_minor: product.priceMinor,
            list_price_minor: product.listPriceMinor ?? null,
            business_price_minor: product.businessPriceMinor ?? null,
            uom: product.uom,
            part_number: product.partNumber,
            picture: JSON.stringify(product.picture),
            quantity_limit: product.quantityLimit ?? null,
            bopis_eligible: product.bopisEligible,
            product_type_name: product.productTypeName ?? null,
            oversized: product.oversized ?? false,
            tax_code: product.taxCode,
            source: SOURCE,
          })),
        )
        .onConflict((conflict) => conflict.column('sku').doNothing())
        .execute();
      await trx
        .insertInto('stock')
        .values(rows.map((product) => ({ sku: product.sku, available: product.stock })))
        .onConflict((conflict) => conflict.column('sku').doNothing())
        .execute();
    }
    return catalogue.products.length;
  });
}
