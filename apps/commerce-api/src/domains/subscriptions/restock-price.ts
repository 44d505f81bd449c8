import { MAX_LINE_QUANTITY } from '@foolscap/core/quantity';
import { effectiveTiers, unitPrice, type UnitPrices, type VolumeTier } from '@foolscap/pricing/model';
import type { RestockItemRow } from './subscriptions.repository.ts';

type PriceRow = Pick<RestockItemRow, 'price' | 'contract_price' | 'volume_prices' | 'quantity_limit'>;

const toPrices = (price: number, { contract_price, volume_prices }: PriceRow): UnitPrices => ({
  list: price,
  contract: contract_price ?? undefined,
  volume: (volume_prices ?? []).map(([minQty, each]) => ({ minQty, price: each })),
});

/** Lists the volume prices that can apply to an order of the item, in US cents. */
export const getRestockTiers = (row: PriceRow): VolumeTier[] =>
  row.price === null
    ? []
    : effectiveTiers(toPrices(row.price, row)).filter(
        ({ minQty }) => minQty <= (row.quantity_limit ?? MAX_LINE_QUANTITY),
      );

/** Returns the unit price of an order in US cents, as its cart would charge it; null without a price. */
export const getRestockPrice = (row: PriceRow | undefined, qty: number): number | null =>
  row && row.price !== null ? unitPrice(toPrices(row.price, row), qty).price : null;
