import { type BuyerFacts, getAddRefusal, type SalePlace } from '@foolscap/cart/model';
import type { DeliveryType, Message } from '@foolscap/core/vocabulary';
import type { SellableRow } from '../facts/addition-facts.repository.ts';

/** The buyer, the place and the day that the rules of selling depend on. */
export interface SaleContext {
  buyer: BuyerFacts;
  place: SalePlace;
  /** ISO date. */
  today: string;
}

/** A place without restrictions, for items that a shopper collects. */
const ANYWHERE: SalePlace = { state: '', zipCode: '' };

/** Returns the reason why an item cannot be added; undefined if it can. Restricted places concern shipped items only. */
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
