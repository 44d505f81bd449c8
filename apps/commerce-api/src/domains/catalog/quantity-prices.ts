import { sql } from 'kysely';
import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { unitPrice } from '@foolscap/pricing/model';
import type { Db } from '../../kernel/database/database.ts';
import { type Buyer, selectContractPrice, selectVolumePrices } from './product-prices.ts';
import type { TileRow } from './tile.ts';

/** Units of items by SKU. */
export type Quantities = Readonly<Record<string, number>>;

interface PriceRow {
  sku: string;
  /** US cents; null without a contract price. */
  contract_price: number | null;
  volume_prices: [minQty: number, price: number][] | null;
}

/** Returns the number of units of an item to price; 1 by default. SKUs come from the caller, so inherited properties are ignored. */
const getQuantity = (sku: string, quantities: Quantities): number =>
  Object.hasOwn(quantities, sku) ? quantities[sku]! : 1;

/** Reads the volume and contract prices of items for which several units are priced. Sends no statement if there are none. */
export async function readQuantityPrices(
  db: Db,
  buyer: Buyer,
  skus: readonly string[],
  quantities: Quantities,
): Promise<ReadonlyMap<string, PriceRow>> {
  const several = skus.filter((sku) => getQuantity(sku, quantities) > 1);
  if (!several.length) return new Map();
  const { rows } = await sql<PriceRow>`/* catalog.quantity-prices */
    select products.sku, ${selectContractPrice(buyer)} as contract_price, ${selectVolumePrices(buyer)} as volume_prices
    from products where products.sku = any(${several}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Returns the unit price for the priced units in US cents, as a cart would charge it, capped at the quantity limit. */
export function getQuantityPrice(
  { sku, price, quantity_limit }: Pick<TileRow, 'sku' | 'price' | 'quantity_limit'>,
  prices: ReadonlyMap<string, PriceRow>,
  quantities: Quantities,
): number | null {
  const row = prices.get(sku);
  if (price === null || !row) return price;
  const volume = (row.volume_prices ?? []).map(([minQty, each]) => ({ minQty, price: each }));
  return unitPrice(
    { list: price, contract: row.contract_price ?? undefined, volume },
    Math.min(getQuantity(sku, quantities), quantity_limit ?? MAX_LINE_QUANTITY),
  ).price;
}
