import type { TenantId } from '@foolscap/core/vocabulary';
import { type BuyerFacts, getAddRefusal, guestBuyer, type SalePlace } from '@foolscap/pricing/model';
import type { RecommendableRow } from '../catalog/index.ts';
import { diversify } from './diversify.ts';

/** The caller for whom items are recommended. */
export interface RecommendationBuyer {
  tenant: TenantId;
  /** Undefined for guests. */
  facts: BuyerFacts | undefined;
  /** The delivery place. */
  place: SalePlace;
  /** ISO date. */
  today: string;
}

/** Selects the items that the buyer may add, according to policies, contract, sale conditions and delivery place. */
export const selectPermitted = (
  rows: readonly RecommendableRow[],
  { tenant, facts, place, today }: RecommendationBuyer,
): RecommendableRow[] =>
  rows.filter(
    ({ sku, baseCatId, brand, onContract, sale_conditions }) =>
      // An add-on item cannot be bought by itself.
      !sale_conditions?.addOnOnly &&
      !getAddRefusal(
        { itemId: sku, categoryIds: [baseCatId], brand, onContract, conditions: sale_conditions },
        facts ?? guestBuyer(tenant),
        place,
        today,
      ),
  );

/** Chooses the items to show: those that the buyer may add, with the organization's contract items first, and not all from one category. */
export function chooseItems(
  rows: readonly RecommendableRow[],
  buyer: RecommendationBuyer,
  count: number,
): RecommendableRow[] {
  const permitted = selectPermitted(rows, buyer);
  const onContract = permitted.filter((row) => row.onContract);
  const others = permitted.filter((row) => !row.onContract);
  return diversify([...onContract, ...others], count);
}
