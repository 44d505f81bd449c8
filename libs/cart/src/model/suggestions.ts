import type { MinorUnits } from '@foolscap/core/money';
import { toMinorUnits } from '@foolscap/core/money';
import type { CartInfo, CartItem, RelatedItem } from '../contract/index.ts';
import type { OfferedRelation } from './codes.ts';
import { getShownRecommendations } from './recommended-items.ts';
import { LINE_DETAILS_MESSAGES } from './line-details-messages.ts';
import { SUGGESTION_MESSAGES } from './suggestion-messages.ts';

/** The lists of suggested items that can be read with a cart. */
export type SuggestionLists = Partial<Pick<CartInfo, 'relatedItems' | 'warrantyItems' | 'offeredItems'>>;

/** The kinds of suggestions for a line: items to buy instead, or services and items that go with it. */
export type SuggestionKind = 'alternatives' | 'services';

/** An item that the cart suggests for a line. */
export interface SuggestedItem {
  itemId: string;
  name: string;
  itemUrl: string;
  imageUrl: string;
  /** Unit price in US cents. */
  price: MinorUnits;
  /** Units to add. */
  qty: number;
  /** The line's item, for services that become its children. */
  parentItemId?: string;
  /** Units available for delivery; absent for services. */
  available?: number | undefined;
}

/** Suggested items under one heading. */
export interface SuggestionGroup {
  title: string;
  items: SuggestedItem[];
}

type Line = Pick<CartItem, 'cartItemId' | 'itemId' | 'qty'>;

/** Lists a line's alternatives that can be delivered (cart-2.28). */
export function getAlternatives({ cartItemId, qty }: Line, lists: SuggestionLists): SuggestedItem[] {
  const own = (lists.relatedItems ?? []).filter(
    (item): item is RelatedItem & { itemId: string } =>
      item.type === 'altsub' && item.cartItemId === cartItemId && item.itemId !== undefined,
  );
  const recommended = own.map((item) => ({
    ...item,
    unavailable: item.finalPricePerUnit === undefined,
    ...(item.availableQuantity === undefined ? {} : { inventory: item.availableQuantity }),
  }));
  return getShownRecommendations(recommended).map(
    ({ itemId, name = itemId, itemUrl = '', imageUrl = '', finalPricePerUnit, availableQuantity }) => ({
      itemId,
      name,
      itemUrl,
      imageUrl,
      price: toMinorUnits(finalPricePerUnit) ?? 0,
      qty: Math.min(qty, availableQuantity ?? qty),
      available: availableQuantity,
    }),
  );
}

/** The relations of offers other than plans, in the order of their groups. */
const RELATIONS = ['ASSEMBLY', 'TECHHELP', 'REQUIRED'] as const satisfies readonly OfferedRelation[];

/** Lists the plans, services and required items offered for a line, in groups; omits empty groups. */
export function getServiceGroups(
  { cartItemId, itemId: parentItemId, qty }: Line,
  lists: SuggestionLists,
  { offers: titles } = SUGGESTION_MESSAGES,
): SuggestionGroup[] {
  const ofLine = <T extends { cartItemId: string }>(items: readonly T[] = []): T[] =>
    items.filter((item) => item.cartItemId === cartItemId);
  const toItem = (
    {
      itemId,
      name,
      itemUrl = '',
      imageUrl = '',
      finalPricePerUnit,
    }: NonNullable<CartInfo['warrantyItems']>[number],
    isBelow: boolean,
  ): SuggestedItem => ({
    itemId,
    name,
    itemUrl,
    imageUrl,
    price: toMinorUnits(finalPricePerUnit) ?? 0,
    // Services are bought once per unit of their product.
    ...(isBelow ? { qty, parentItemId } : { qty: 1 }),
  });
  const offered = ofLine(lists.offeredItems);
  return [
    { title: titles.WARRANTY, items: ofLine(lists.warrantyItems).map((item) => toItem(item, true)) },
    ...RELATIONS.map((relation) => ({
      title: titles[relation],
      items: offered
        .filter((item) => item.relation === relation)
        .map((item) => toItem(item, relation !== 'REQUIRED')),
    })),
  ].filter(({ items }) => items.length > 0);
}

/** Returns the label of the button that shows the offers for a line; undefined if there are none. */
export function getServicesLabel(
  line: Pick<CartItem, 'warrantySkuIds' | 'optionSkuIds' | 'techHelpSkuIds' | 'requiredItemIds'> &
    Partial<Pick<CartItem, 'warrantyItemIds' | 'optionItemIds' | 'techHelpItemIds'>>,
  { services: texts } = LINE_DETAILS_MESSAGES,
): string | undefined {
  if (line.warrantySkuIds && !line.warrantyItemIds) return texts.addPlan;
  if (line.optionSkuIds && !line.optionItemIds) return texts.addAssembly;
  if (line.techHelpSkuIds && !line.techHelpItemIds) return texts.addTechHelp;
  if (line.requiredItemIds) return texts.seeRequired;
  return line.warrantySkuIds || line.optionSkuIds || line.techHelpSkuIds ? texts.addServices : undefined;
}
