import { sql } from 'kysely';
import type { SwatchesData } from '@foolscap/tiles/contract';
import { pickSwatches } from '@foolscap/tiles/model';
import type { Db } from '../../kernel/database/database.ts';
import { listTilesOf } from './product-page.repository.ts';
import type { Buyer } from './product-prices.ts';
import { getTile } from './tile.ts';
import { type VariantRow, variantAxes } from './variant-axes.ts';

/** Maximum number of variants of a product. */
const VARIANTS = 200;

const COLOR = /^colou?r$/i;

interface SwatchRow {
  sku: string;
  attributes: { name: string; value: string }[];
  siblings: VariantRow[];
}

/**
 * Reads the colors of products, in the given order. Each color links to the variant that keeps the most of the product's other properties.
 */
export async function readSwatches(db: Db, buyer: Buyer, skus: readonly string[]): Promise<SwatchesData> {
  const { rows } = await sql<SwatchRow>`
    select item.sku, item.attributes,
      (select json_agg(json_build_object('sku', v.sku, 'name', v.name, 'variant', v.variant, 'color',
          case when v.picture->'photo' is null then v.picture->>'color' end,
          'available', coalesce(s.available, 0)) order by v.sku)
        from (select * from products where products.variant_group = item.variant_group and products.published
          order by products.sku limit ${VARIANTS}) v
        left join stock s on s.sku = v.sku) as siblings
    from unnest(${skus}::text[]) with ordinality as wanted(sku, place)
    join products item on item.sku = wanted.sku and item.published and item.variant_group is not null
    order by wanted.place`.execute(db);
  const sets = rows.flatMap(({ sku, attributes, siblings }) => {
    const axes = variantAxes(
      sku,
      siblings,
      attributes.map(({ name }) => name),
    );
    const colors = axes.find(({ name }) => COLOR.test(name))?.values ?? [];
    if (colors.length < 2) return [];
    return { itemId: sku, count: colors.length, shown: pickSwatches(colors, ({ selected }) => selected) };
  });
  const wanted = [...new Set(sets.flatMap(({ shown }) => shown.map(({ itemId }) => itemId)))];
  const tiles = new Map(
    wanted.length ? (await listTilesOf(db, buyer, wanted)).map((row) => [row.sku, getTile(row)]) : [],
  );
  return {
    items: sets.map(({ itemId, count, shown }) => ({
      itemId,
      count,
      swatches: shown.flatMap(({ value, color, itemId: variant }) => {
        const item = tiles.get(variant);
        return item ? { label: value, ...(color ? { color } : {}), item } : [];
      }),
    })),
  };
}
