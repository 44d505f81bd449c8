import type { FreeItem } from '../contract/index.ts';

/** One promotion's free items, as a cart shows them. */
export interface ShownFreeOffer {
  promotionId: string;
  promotionName: string;
  /** The free items in the cart. */
  held: readonly FreeItem[];
  /** The free items that can still be chosen, each with its maximum units. */
  choices: readonly FreeItem[];
  /** Maximum units that can still be chosen of any one item; none if the cart has all of them. */
  left: number;
}

/** Groups the free items of a cart by promotion, those in the cart first. */
export function getShownFreeOffers({
  held,
  choices,
}: {
  held: readonly FreeItem[];
  choices: readonly FreeItem[];
}): ShownFreeOffer[] {
  const all = [...held, ...choices];
  return [...new Set(all.map(({ promotionId }) => promotionId))].map((promotionId) => {
    const isOwn = (item: FreeItem) => item.promotionId === promotionId;
    const own = choices.filter(isOwn);
    return {
      promotionId,
      promotionName: all.find(isOwn)!.promotionName,
      held: held.filter(isOwn),
      choices: own,
      left: own.reduce((most, { qty }) => Math.max(most, qty), 0),
    };
  });
}
