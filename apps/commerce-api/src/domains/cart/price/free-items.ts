import type { CartInfo, FreeItem } from '@foolscap/cart/contract';
import {
  type AppliedPromotion,
  FREE_ITEM_LABELS,
  type FreeItemOffer,
  type FreeItems,
  type FreeItemUnits,
  getFreeItems,
  type LostFreeItem,
  type OfferedFreeItem,
} from '@foolscap/cart/model';
import { toDecimal } from '@foolscap/core/money';
import { isRestricted, type SalePlace, SALE_CODES } from '@foolscap/pricing/model';
import type { ReplyMessage, ReplyText } from '../../../kernel/translations/reply-text.ts';
import { getItemUrl } from '../../catalog/index.ts';
import { isPickup } from '../../delivery/index.ts';
import { pictureUrl } from '../../media/index.ts';
import type { CartPromotion, OfferedItem } from '../../pricing/index.ts';
import type { LineRow } from '../cart-types.ts';

/** A cart's free items and the offers that they come from. */
export interface CartFreeItems extends FreeItems {
  /** The items that the cart gets, each with the facts about it; absent if it is no longer sold. */
  held: readonly (FreeItemUnits & { offered?: OfferedItem | undefined })[];
  offers: readonly FreeItemOffer[];
  promotions: readonly CartPromotion[];
}

const NO_FREE_ITEMS: CartFreeItems = { held: [], choices: [], lost: [], offers: [], promotions: [] };

/**
 * Finds the free items of a priced cart. Cart lines take precedence over free items for the same stock. Items that are not sold, or cannot
 * be delivered to the cart's address, cannot be chosen.
 * @param lines the lines that are sold
 */
export function findFreeItems(
  { free_items }: { free_items: FreeItemUnits[] | null },
  lines: readonly Pick<LineRow, 'item_id' | 'qty' | 'delivery_type'>[],
  promotions: readonly CartPromotion[],
  applied: readonly AppliedPromotion[],
  place: SalePlace | null,
): CartFreeItems {
  const given = promotions.filter(({ benefit }) => benefit.type === 'FREE_ITEM');
  if (!given.length) return NO_FREE_ITEMS;
  // Choices from an offer that has ended, or whose coupon was removed, get no message.
  const chosen = (free_items ?? []).filter(({ promotionId }) => given.some(({ id }) => id === promotionId));
  const countShipped = (itemId: string) =>
    lines.filter((line) => line.item_id === itemId && !isPickup(line)).reduce((sum, { qty }) => sum + qty, 0);
  const offers = applied.flatMap(({ promotionId }): FreeItemOffer[] => {
    const promotion = given.find(({ id }) => id === promotionId);
    if (promotion?.benefit.type !== 'FREE_ITEM') return [];
    const items = promotion.benefit.itemIds.map((itemId): OfferedFreeItem => {
      const item = promotion.offered?.find((each) => each.itemId === itemId);
      if (!item) return { itemId, available: 0, unavailable: 'NOT_SOLD' };
      const isExcluded = item.conditions && place && isRestricted(item.conditions, place);
      return {
        itemId,
        available: item.available - countShipped(itemId),
        ...(isExcluded ? { unavailable: 'NOT_DELIVERED' } : {}),
      };
    });
    return [{ promotionId, units: promotion.benefit.units, items }];
  });
  const free = getFreeItems(offers, chosen);
  const held = free.held.map((units) => ({ ...units, offered: findOffered({ promotions: given }, units) }));
  return { ...free, held, offers, promotions: given };
}

/** Finds the facts about an item that a promotion gives away. */
const findOffered = (
  { promotions }: Pick<CartFreeItems, 'promotions'>,
  { promotionId, itemId }: Pick<FreeItemUnits, 'promotionId' | 'itemId'>,
): OfferedItem | undefined =>
  promotions.find(({ id }) => id === promotionId)?.offered?.find((item) => item.itemId === itemId);

function getData(free: CartFreeItems, units: FreeItemUnits): FreeItem[] {
  const item = findOffered(free, units);
  if (!item) return [];
  const { promotionId, itemId, qty } = units;
  return [
    {
      promotionId,
      promotionName: free.promotions.find(({ id }) => id === promotionId)?.name ?? '',
      itemId,
      qty,
      label: item.conditions?.sample ? FREE_ITEM_LABELS.sample : FREE_ITEM_LABELS.gift,
      name: item.name,
      itemUrl: getItemUrl(itemId, item.name),
      imageUrl: pictureUrl(item.picture),
      uom: item.uom,
      ...(item.price === undefined ? {} : { basePricePerUnit: toDecimal(item.price) }),
    },
  ];
}

/** Returns the free-item fields of a reply; empty fields are omitted. */
export function freeItemsData(free: CartFreeItems): Pick<CartInfo, 'freeItems' | 'availableFreeItems'> {
  const freeItems = free.held.flatMap((units) => getData(free, units));
  const availableFreeItems = free.choices.flatMap((units) => getData(free, units));
  return {
    ...(freeItems.length ? { freeItems } : {}),
    ...(availableFreeItems.length ? { availableFreeItems } : {}),
  };
}

const LOST_TEXTS: Record<LostFreeItem['reason'], (item: ReplyText) => ReplyText> = {
  NOT_OFFERED: (item) => `Your cart no longer qualifies for ${item}.`,
  OUT_OF_STOCK: (item) => `We’ve run out of ${item}.`,
  NOT_SOLD: (item) => `We no longer offer ${item}.`,
  NOT_DELIVERED: (item) => `We can’t deliver ${item} to your address.`,
};

/** Returns warnings about chosen items that the cart does not get. They do not block checkout. */
export const freeItemMessages = (free: CartFreeItems): ReplyMessage[] =>
  free.lost.map((lost) => {
    const name = findOffered(free, lost)?.name;
    return {
      code: SALE_CODES.invalidFreeItem,
      type: 'WARN',
      description: LOST_TEXTS[lost.reason](name === undefined ? 'this free item' : `the free item ${name}`),
    };
  });
