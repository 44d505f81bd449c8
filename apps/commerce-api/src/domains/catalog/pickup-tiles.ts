import type { TileItem } from '@foolscap/core/contract';
import { isReplaced } from '@foolscap/core/vocabulary';
import { isReadyToday } from '@foolscap/stores/model';
import { type BuyerFacts, mayCollect } from '@foolscap/pricing/model';
import type { Db } from '../../kernel/database/database.ts';
import { listHeldInStore } from './pickup-tiles.repository.ts';

const isPickupOnly = (item: TileItem): boolean =>
  item.isOutOfStock && item.bopisEligible && item.priceValue !== undefined && !isReplaced(item);

/** Offers pickup instead of alternates: the product itself is available, today or when the store opens again. */
function offerPickup(
  { restrictionDetails, alternateItemID, ...item }: TileItem,
  pickupReadyToday: boolean,
): TileItem {
  const hasAlternates = restrictionDetails?.type === 'OUT_OF_STOCK';
  return {
    ...item,
    ...(restrictionDetails && !hasAlternates ? { restrictionDetails } : {}),
    ...(alternateItemID !== undefined && !hasAlternates ? { alternateItemID } : {}),
    actionLabel: 'pickUpToday',
    pickupReadyToday,
    isOutOfStock: false,
    isDeliveryInstock: false,
  };
}

/**
 * Sets the action `pickUpToday` on tiles of products that are sold out for delivery and in stock at the shopper's store (storefront-4.35).
 * Sets and made-to-order products keep their action. No tile offers pickup to a buyer who may not pick up (storefront-6.22).
 * @param getFacts reads the facts about a signed-in buyer of the business site; called only if a tile depends on them
 */
export async function addPickup(
  db: Db,
  storeNumber: string,
  items: readonly TileItem[],
  getFacts: () => Promise<BuyerFacts | undefined>,
  now: Date,
): Promise<TileItem[]> {
  if (!items.some(({ bopisEligible }) => bopisEligible)) return [...items];
  const facts = await getFacts();
  if (facts && !mayCollect(facts)) return items.map((item) => ({ ...item, bopisEligible: false }));
  const soldOut = items.filter((item) => isPickupOnly(item) && !item.isSKUSET && !item.isCustomSKU);
  if (!soldOut.length) return [...items];
  const held = await listHeldInStore(
    db,
    storeNumber,
    soldOut.map(({ itemId }) => itemId),
  );
  if (!held) return [...items];
  const isToday = isReadyToday(held.opening, now);
  return items.map((item) =>
    held.skus.has(item.itemId) && soldOut.includes(item) ? offerPickup(item, isToday) : item,
  );
}
