import type { CartInfo, FreeItem, UpdateCartBody } from '../contract/index.ts';
import { changeFreeItems, FREE_ITEM_LABELS, type FreeItemUnits, getFreeItems } from '../model/free-items.ts';

/** A fake's promotion that gives away items. */
export interface FakeFreeOffer {
  promotionId: string;
  /** The heading of the offer; its ID by default. */
  promotionName?: string;
  /** Maximum units per cart, of all items together. */
  units: number;
  /** US dollars that the cart must reach; 0 by default. */
  minSubTotal?: number;
  items: readonly {
    itemId: string;
    name: string;
    imageUrl?: string;
    available?: number;
    isSample?: boolean;
  }[];
}

/** Creates the free items of a fake's cart, which remember the shopper's choices. */
export function createFakeFreeItems(given: readonly FakeFreeOffer[]) {
  let chosen: readonly FreeItemUnits[] = [];

  const getOffers = ({ items, cartSummary }: Pick<CartInfo, 'items' | 'cartSummary'>) =>
    given
      .filter(({ minSubTotal = 0 }) => items.length > 0 && cartSummary.cartSubTotal >= minSubTotal)
      .map(({ items: offered, ...offer }) => ({
        ...offer,
        items: offered.map(({ itemId, available = 100 }) => ({ itemId, available })),
      }));

  function getItem({ promotionId, itemId, qty }: FreeItemUnits): FreeItem {
    const offer = given.find((each) => each.promotionId === promotionId);
    const item = offer?.items.find((each) => each.itemId === itemId);
    return {
      promotionId,
      promotionName: offer?.promotionName ?? promotionId,
      itemId,
      qty,
      label: item?.isSample ? FREE_ITEM_LABELS.sample : FREE_ITEM_LABELS.gift,
      name: item?.name ?? itemId,
      itemUrl: `/p/${itemId}`,
      imageUrl: item?.imageUrl ?? '/media/pictures/ream/2f6f9f.svg',
      uom: 'each',
    };
  }

  return {
    /** Returns a cart or a change with the cart's free items. */
    withFreeItems<C extends Pick<CartInfo, 'cartAttributes'>>(
      reply: C,
      cart: Pick<CartInfo, 'items' | 'cartSummary'>,
    ): C {
      const offers = getOffers(cart);
      const { held, choices } = getFreeItems(offers, chosen);
      return {
        ...reply,
        ...(held.length ? { freeItems: held.map(getItem) } : {}),
        ...(choices.length ? { availableFreeItems: choices.map(getItem) } : {}),
        cartAttributes: { ...reply.cartAttributes, cartFreeSkuEligible: offers.length > 0 },
      };
    },
    /** Changes the shopper's choices. @returns whether the cart is offered them */
    choose(
      cart: Pick<CartInfo, 'items' | 'cartSummary'>,
      { freeItems, deleteFreeItems }: Pick<UpdateCartBody, 'freeItems' | 'deleteFreeItems'>,
    ): boolean {
      if (!freeItems && !deleteFreeItems) return true;
      const changed = changeFreeItems(getOffers(cart), chosen, {
        added: freeItems,
        removed: deleteFreeItems?.map(({ itemId }) => itemId),
      });
      chosen = changed ?? chosen;
      return changed !== undefined;
    },
  };
}
