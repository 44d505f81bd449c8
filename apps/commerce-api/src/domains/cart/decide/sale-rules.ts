import {
  CART_CODES,
  needsDesign,
  notConfigured,
  notForPickup,
  pickupNotPermitted,
  replacedItem,
} from '@foolscap/cart/model';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import { type BuyerFacts, getAddRefusal, type SalePlace } from '@foolscap/pricing/model';
import type { ReplyMessage } from '../../../kernel/translations/reply-text.ts';
import { signInForPrices } from '../../catalog/index.ts';
import { isCollected, isPickup } from '../../delivery/index.ts';
import type { LineRow } from '../cart-types.ts';
import type { WantedLine } from '../commands/requested-lines.ts';
import type { SellableRow } from '../facts/addition-facts.repository.ts';

/** The buyer, place and date that the sales rules depend on. */
export interface SaleContext {
  buyer: BuyerFacts;
  place: SalePlace;
  /** ISO date. */
  today: string;
}

/** A place without restrictions, for items that are picked up. */
const ANYWHERE: SalePlace = { state: '', zipCode: '' };

/** Returns the reason why an item cannot be added; undefined if it can. Restricted places affect shipped items only. */
export const getRefusal = (
  { sku, category_id, brand, on_contract, product_type_name, sale_conditions }: SellableRow,
  deliveryType: DeliveryType,
  { buyer, place, today }: SaleContext,
): Message | undefined =>
  getAddRefusal(
    {
      itemId: sku,
      categoryIds: [category_id],
      brand,
      onContract: on_contract,
      conditions: sale_conditions,
    },
    buyer,
    deliveryType === 'STA' && product_type_name !== 'ESD' ? place : ANYWHERE,
    today,
  );

/** Returns the error for adding a made-to-order item without its design, or a set with such an item (decision "punchout"). */
export function getDesignRefusal(
  { sale_conditions, has_custom_parts }: Pick<SellableRow, 'sale_conditions' | 'has_custom_parts'>,
  configurationId: string,
): Message | undefined {
  if (has_custom_parts) return notConfigured('SET');
  return sale_conditions?.customSku && !configurationId ? notConfigured('ITEM') : undefined;
}

type DesignFacts = Pick<LineRow, 'sale_conditions' | 'has_custom_parts' | 'configuration_id'>;

/** Checks whether a line lacks its design, because the item became made to order after the line was added. */
export const lacksDesign = (row: DesignFacts): boolean => !!getDesignRefusal(row, row.configuration_id);

/** Returns the message of a line that lacks its design. */
export const getDesignMessage = ({ has_custom_parts }: DesignFacts): Message =>
  needsDesign(has_custom_parts ? 'SET' : 'ITEM');

/** Returns the delivery option of a line. An item that the buyer cannot pick up is shipped, with a message. */
export function getDelivery(
  { deliveryType, pickupStoreNumber }: WantedLine,
  bopisEligible: boolean,
  mayCollect: boolean,
): { deliveryType: DeliveryType; pickupStoreNumber: string; messages: Message[] } {
  const way = { delivery_type: deliveryType };
  const refusal =
    isCollected(way) && !mayCollect
      ? pickupNotPermitted('WARN')
      : isPickup(way) && !bopisEligible
        ? notForPickup('WARN')
        : undefined;
  if (!refusal) return { deliveryType, pickupStoreNumber, messages: [] };
  return { deliveryType: 'STA', pickupStoreNumber: '', messages: [refusal] };
}

/** Returns the message of an item that is no longer sold. */
export const notSold = (): ReplyMessage => ({
  code: CART_CODES.itemNotPublished,
  type: 'ERROR',
  description: 'This item is no longer sold.',
});

/** Returns the message of an item without a price. */
export const priceMissing = ({
  is_price_hidden: isHidden,
}: Pick<LineRow, 'is_price_hidden'>): ReplyMessage =>
  isHidden
    ? { type: 'ERROR', ...signInForPrices() }
    : {
        code: 'PRICE_NOT_AVAILABLE',
        type: 'ERROR',
        description: 'Sorry, but we are unable to display prices at this time.',
      };

/** Returns the message of a line that replaces the requested item. */
export function getSubstitution(
  { substitutedFor }: WantedLine,
  sellable: ReadonlyMap<string, SellableRow>,
): Message[] {
  const substitute = substitutedFor && sellable.get(substitutedFor)?.sale_conditions?.substitute;
  return substitute ? [replacedItem(substitute.notification)] : [];
}
