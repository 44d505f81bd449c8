/** A gift or sample that a promotion offers to a cart which qualifies for it. */
export interface FreeItemOffer {
  promotionId: string;
  /** The items to choose from, in the order in which shoppers see them. */
  itemIds: readonly string[];
  /** The units that the cart may hold, of all items of the offer together. */
  count: number;
}

/** The units of an item that a shopper has chosen, or may choose, from an offer. */
export interface FreeItemUnits {
  promotionId: string;
  itemId: string;
  qty: number;
}

/** A free item that the cart holds. `id` is that of its line. */
export interface HeldFreeItem extends FreeItemUnits {
  id: string;
}

/** The changes that make the free items of a cart agree with its offers. */
export interface FreeItemChanges {
  /** Ids of lines that leave the cart. */
  removals: string[];
  /** Lines that keep fewer units than they hold. */
  reduced: { id: string; qty: number }[];
}

/** Sums the units held of each offer. */
function sumUnits(held: readonly FreeItemUnits[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { promotionId, qty } of held) units.set(promotionId, (units.get(promotionId) ?? 0) + qty);
  return units;
}

/** Lists what a shopper may still choose: the items of each offer, with the units of the offer that are left. */
export function getFreeItemChoices(
  offers: readonly FreeItemOffer[],
  held: readonly FreeItemUnits[],
): FreeItemUnits[] {
  const units = sumUnits(held);
  return offers.flatMap(({ promotionId, itemIds, count }) => {
    const qty = count - (units.get(promotionId) ?? 0);
    return qty > 0 ? itemIds.map((itemId) => ({ promotionId, itemId, qty })) : [];
  });
}

/**
 * Assigns chosen units to the offers that have some left, in the order of the offers. An item of two offers may take units of both.
 * @returns undefined if the offers do not cover the choice, so that a call adds all of it or nothing
 */
export function assignFreeItems(
  offers: readonly FreeItemOffer[],
  held: readonly FreeItemUnits[],
  chosen: readonly { itemId: string; qty: number }[],
): FreeItemUnits[] | undefined {
  const assigned: FreeItemUnits[] = [];
  for (const { itemId, qty } of chosen) {
    let left = qty;
    for (const choice of getFreeItemChoices(offers, [...held, ...assigned])) {
      if (choice.itemId !== itemId || left === 0) continue;
      const taken = Math.min(left, choice.qty);
      assigned.push({ ...choice, qty: taken });
      left -= taken;
    }
    if (left > 0) return undefined;
  }
  return assigned;
}

/**
 * Decides which free items a cart loses: those of offers that it no longer qualifies for or that no longer have the item, and units above the
 * count of the offer. The lines that come first keep their units.
 */
export function dropFreeItems(
  offers: readonly FreeItemOffer[],
  held: readonly HeldFreeItem[],
): FreeItemChanges {
  const left = new Map(offers.map(({ promotionId, count }) => [promotionId, count]));
  const items = new Map(offers.map(({ promotionId, itemIds }) => [promotionId, itemIds]));
  const changes: FreeItemChanges = { removals: [], reduced: [] };
  for (const { id, promotionId, itemId, qty } of held) {
    const kept = items.get(promotionId)?.includes(itemId) ? Math.min(qty, left.get(promotionId) ?? 0) : 0;
    if (kept === 0) changes.removals.push(id);
    else if (kept < qty) changes.reduced.push({ id, qty: kept });
    left.set(promotionId, (left.get(promotionId) ?? 0) - kept);
  }
  return changes;
}

/** Whether a cart shows the section of its free items: it holds lines, and free items (cart-5.22). */
export const hasFreeItemSection = (cart: {
  items: readonly unknown[];
  freeItems?: readonly unknown[] | undefined;
}): boolean => cart.items.length > 0 && !!cart.freeItems?.length;
