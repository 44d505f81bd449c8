/** A promotion that offers gifts or samples to a cart that qualifies for it. */
export interface FreeItemOffer {
  promotionId: string;
  /** Maximum units that the cart may have of all the offer's items together. */
  units: number;
  /** The offer's items, in display order. */
  items: readonly OfferedFreeItem[];
}

/** An item of an offer. */
export interface OfferedFreeItem {
  itemId: string;
  /** Units available for this cart. */
  available: number;
  /** The reason why this cart cannot have the item, regardless of stock. It still counts as one of the items to choose from. */
  unavailable?: 'NOT_SOLD' | 'NOT_DELIVERED' | undefined;
}

/** Units of an item of an offer. */
export interface FreeItemUnits {
  promotionId: string;
  itemId: string;
  qty: number;
}

/** A choice that the cart does not get, because it no longer qualifies for the offer or cannot have the item. */
export interface LostFreeItem {
  promotionId: string;
  itemId: string;
  reason: 'NOT_OFFERED' | 'OUT_OF_STOCK' | NonNullable<OfferedFreeItem['unavailable']>;
}

export interface FreeItems {
  /** The free items of the cart. */
  held: readonly FreeItemUnits[];
  /** The items that the shopper may still choose, each with its maximum units. */
  choices: readonly FreeItemUnits[];
  lost: readonly LostFreeItem[];
}

/** The label of an item that costs nothing (cart-9.17). */
export const FREE_ITEM_LABELS = { sample: 'Free Sample', gift: 'Free' } as const;
export type FreeItemLabel = (typeof FREE_ITEM_LABELS)[keyof typeof FREE_ITEM_LABELS];

const getOwn = (units: readonly FreeItemUnits[], promotionId: string): FreeItemUnits[] =>
  units.filter((each) => each.promotionId === promotionId);

/**
 * Derives a cart's free items from its offers and the shopper's choices. An offer of a single item needs no choice: its units are added
 * automatically unless the shopper declined them, which is a choice of zero units. Choices that the cart does not get are kept, and return
 * with the offer.
 */
export function getFreeItems(offers: readonly FreeItemOffer[], chosen: readonly FreeItemUnits[]): FreeItems {
  const held: FreeItemUnits[] = [];
  const lost: LostFreeItem[] = chosen
    .filter(({ promotionId, qty }) => qty > 0 && !offers.some((offer) => offer.promotionId === promotionId))
    .map(({ promotionId, itemId }) => ({ promotionId, itemId, reason: 'NOT_OFFERED' }));
  const sum = (units: readonly FreeItemUnits[]) => units.reduce((total, { qty }) => total + qty, 0);
  const getStock = ({ itemId, available, unavailable }: OfferedFreeItem) =>
    unavailable ? 0 : Math.max(0, available - sum(held.filter((each) => each.itemId === itemId)));
  const getLeft = ({ promotionId, units }: FreeItemOffer) => units - sum(getOwn(held, promotionId));

  for (const offer of offers) {
    const { promotionId, units, items } = offer;
    const own = getOwn(chosen, promotionId);
    const [only, ...others] = items;
    const isAutomatic = only && !others.length && !own.some(({ itemId }) => itemId === only.itemId);
    for (const { itemId, qty } of isAutomatic ? [{ itemId: only.itemId, qty: units }] : own) {
      const item = items.find((each) => each.itemId === itemId);
      const due = Math.min(qty, getLeft(offer));
      const given = Math.min(due, item ? getStock(item) : 0);
      if (given > 0) held.push({ promotionId, itemId, qty: given });
      if (given < due && !isAutomatic)
        lost.push({ promotionId, itemId, reason: item?.unavailable ?? 'OUT_OF_STOCK' });
    }
  }
  // Computed once it is known how much stock all offers leave.
  const choices = offers.flatMap((offer) =>
    offer.items.flatMap((item) => {
      const qty = Math.min(getLeft(offer), getStock(item));
      return qty > 0 ? [{ promotionId: offer.promotionId, itemId: item.itemId, qty }] : [];
    }),
  );
  return { held, choices, lost };
}

/** A call that changes a cart's free items. Removals come first, so that one item can replace another. */
export interface FreeItemRequest {
  /** Units to add to those already chosen. */
  added?: readonly { itemId: string; qty: number }[] | undefined;
  /** Items to remove with all of their units. */
  removed?: readonly string[] | undefined;
}

/**
 * Changes the shopper's choices. Added units are taken from the offers that have some left, in order. Earlier choices of a changed offer
 * that the cart does not get are dropped; otherwise they would take units away from the newer choice once their items are back in stock.
 * @returns undefined, without any change, if an item is not offered in that quantity, or is not in the cart to be removed
 */
export function changeFreeItems(
  offers: readonly FreeItemOffer[],
  chosen: readonly FreeItemUnits[],
  { added = [], removed = [] }: FreeItemRequest,
): FreeItemUnits[] | undefined {
  let result = [...chosen];
  const set = (units: FreeItemUnits) => {
    const isSame = (each: FreeItemUnits) =>
      each.promotionId === units.promotionId && each.itemId === units.itemId;
    result = result.some(isSame) ? result.map((each) => (isSame(each) ? units : each)) : [...result, units];
  };
  /** Keeps those of an offer's choices that the cart has, and the declined ones. */
  const keepHeld = (promotionId: string) => {
    if (!offers.some((offer) => offer.promotionId === promotionId)) return;
    const held = getOwn(getFreeItems(offers, result).held, promotionId);
    result = result.flatMap((each) => {
      if (each.promotionId !== promotionId || each.qty === 0) return [each];
      return held.filter(({ itemId }) => itemId === each.itemId);
    });
  };
  for (const itemId of new Set(removed)) {
    const gone = [...getFreeItems(offers, result).held, ...result].filter(
      (each) => each.itemId === itemId && each.qty > 0,
    );
    if (!gone.length) return undefined;
    // An offer that had run out of the item would otherwise give away the unit that just became available.
    const automatic = offers.filter(({ items }) => items.length === 1 && items[0]!.itemId === itemId);
    for (const promotionId of new Set([...gone, ...automatic].map((each) => each.promotionId))) {
      keepHeld(promotionId);
      set({ promotionId, itemId, qty: 0 });
    }
  }
  for (const { itemId, qty } of added) {
    let left = qty;
    while (left > 0) {
      // Offers share an item's stock, so what an offer has left depends on what the previous one used.
      const { held, choices } = getFreeItems(offers, result);
      const choice = choices.find((each) => each.itemId === itemId);
      if (!choice) return undefined;
      const taken = Math.min(left, choice.qty);
      keepHeld(choice.promotionId);
      const before = held.find((each) => each.promotionId === choice.promotionId && each.itemId === itemId);
      set({ ...choice, qty: (before?.qty ?? 0) + taken });
      left -= taken;
    }
  }
  return result;
}

/** Merges the choices of two carts. If both chose an item, the first one's choice wins. */
export const mergeFreeItems = (
  first: readonly FreeItemUnits[],
  second: readonly FreeItemUnits[],
): FreeItemUnits[] => [
  ...first,
  ...second.filter(
    ({ promotionId, itemId }) =>
      !first.some((each) => each.promotionId === promotionId && each.itemId === itemId),
  ),
];

/** Checks whether a cart shows the free-items section: it has lines, and free items or a choice of them (cart-5.22). */
export const hasFreeItemSection = ({
  items,
  freeItems = [],
  availableFreeItems = [],
}: {
  items: readonly unknown[];
  freeItems?: readonly unknown[] | undefined;
  availableFreeItems?: readonly unknown[] | undefined;
}): boolean => items.length > 0 && freeItems.length + availableFreeItems.length > 0;
