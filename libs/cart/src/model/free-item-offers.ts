import type { FreeItem } from '../contract/index.ts';

/** The free items of one promotion, as a cart shows them. */
export interface ShownFreeOffer {
  promotionId: string;
  promotionName: string;
  /** Those in the cart. */
  held: readonly FreeItem[];
  /** Those that can still be chosen, each with the most units. */
  choices: readonly FreeItem[];
  /** The units that can still be chosen of the item that allows most; none if the cart has all of them. */
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
