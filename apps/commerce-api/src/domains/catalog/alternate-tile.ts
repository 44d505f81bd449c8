import type { ProductTile } from '@foolscap/catalog/contract';
import { sql } from 'kysely';
import type { Db } from '../../kernel/database/database.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { getPieces, getTile, type TileRow } from './tile.ts';

/** An item that other items are offered as a replacement for. */
export interface OriginalItem {
  sku: string;
  /** Unit of sale, e.g. `pack of 12`. */
  uom: string;
  has_surcharge: boolean;
  /** Its listed alternates and its substitute. */
  replacements: readonly string[];
}

/** Reads an item that others are offered as a replacement for; undefined if it is unknown. */
export async function readOriginal(db: Db, sku: string): Promise<OriginalItem | undefined> {
  const { rows } = await sql<OriginalItem>`/* catalog.original */
    select products.sku, products.uom, coalesce(products.sale_conditions ? 'surcharge', false) as has_surcharge,
      array(select r.related_sku from product_relations r where r.sku = products.sku and r.kind = 'ALTERNATE')
        || coalesce(products.sale_conditions->'substitute'->>'itemId', '') as replacements
    from products where products.sku = ${sku}`.execute(db);
  return rows[0];
}

/** Returns the noun that a unit of sale counts: `sheets` for `pack of 100 sheets`; undefined for a unit without a number of pieces. */
const getCounted = (uom: string): string | undefined => /\bof \d[\d,]*\s*(.*)$/.exec(uom)?.[1]?.trim();

/** A larger factor means a different kind of product: 40 packs of report covers do not replace a pack of 200 sheet protectors. */
const LARGEST_FACTOR = 12;

/**
 * Returns how many units of one item replace a unit of another, based on their pieces: 2 for packs of 12 instead of a pack of 24. Undefined
 * for units that count different things, such as reams and boxes, or nothing.
 */
export function getAltFactor(uom: string, originalUom: string): number | undefined {
  if (uom === originalUom) return 1;
  const counted = getCounted(uom);
  if (counted === undefined || counted !== getCounted(originalUom)) return undefined;
  const factor = getPieces(originalUom) / getPieces(uom);
  return factor > LARGEST_FACTOR || factor < 1 / LARGEST_FACTOR ? undefined : factor;
}

/** Rounds up to whole units. The rounding error of a factor such as 1/3 must not add a unit. */
const roundUp = (units: number): number => Math.ceil(units - 1e-9);

/**
 * Builds the tile of an item that is offered as a replacement (storefront-3.74). An item that does not replace the original keeps its
 * regular tile.
 * @param quantity units of the original to replace; without it, or if it exceeds the limit per order, the tile adds one unit
 */
export function getAlternateTile(row: TileRow, original: OriginalItem, quantity?: number): ProductTile {
  const tile = getTile(row);
  if (!original.replacements.includes(row.sku)) return tile;
  const altFactor = getAltFactor(row.uom, original.uom);
  const units = altFactor === undefined || quantity === undefined ? undefined : roundUp(quantity * altFactor);
  const isSurchargeSub = original.has_surcharge && row.sale_conditions?.surcharge === undefined;
  return {
    ...tile,
    ...(altFactor === undefined ? {} : { altFactor }),
    // Fewer units would not replace the original.
    ...(units === undefined || units > tile.quantityLimit ? {} : { quantity: units }),
    ...(isSurchargeSub ? { isSurchargeSub, surchgOrgItemId: original.sku } : {}),
    // The seller takes precedence, because the shopper's contract is with the seller.
    ...(isSurchargeSub && !tile.isSSPT
      ? { badgeDetails: { productBadge: 'No surcharge' satisfies ReplyText, kind: 'NO_SURCHARGE' } }
      : {}),
  };
}
