import type { ProductDetail, ProductSale } from '@foolscap/catalog/contract';
import { toDecimal } from '@foolscap/core/money';
import type { TenantId } from '@foolscap/core/vocabulary';
import {
  type BuyerFacts,
  DEFAULT_FEES,
  FURNITURE_LEVELS,
  getAddRefusal,
  guestBuyer,
  isRestricted,
  restrictedItem,
} from '@foolscap/pricing/model';
import type { DeliveryPlace } from '../../kernel/geo/delivery-place.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import { isBackOrder, isNotReleased, isPreOrder } from '../delivery/index.ts';
import type { ProductPageRow } from './product-page.repository.ts';

/** The caller that an item is sold to. */
export interface ProductBuyer {
  tenant: TenantId;
  /** Undefined for callers without an account. */
  facts: BuyerFacts | undefined;
}

/** A place without restrictions: the page reports separately that an item cannot be delivered to the shopper's address. */
const ANYWHERE = { state: '', zipCode: '' };

/** Conditions that are the same for all buyers. */
const FOR_ALL = new Set(['autoRestock', 'subscribeFirst', 'printed', 'soldBy']);

/** Checks whether the reply for a product depends on the facts about a signed-in buyer. */
export const dependsOnBuyer = (row: ProductPageRow, tenant: TenantId): boolean =>
  tenant === 'sba' || Object.keys(row.sale_conditions ?? {}).some((name) => !FOR_ALL.has(name));

/** Returns the conditions under which an item is sold, in the form that a product page shows; undefined if there are none. */
export function getSale(
  { sale_conditions: conditions, product_type_name, is_replaced }: ProductPageRow,
  place: DeliveryPlace,
  now: Date,
): ProductSale | undefined {
  if (!conditions) return undefined;
  const { orderMultiple, surcharge, streetDate, backInStockOn, furnitureServices = {}, notes } = conditions;
  const isNotDelivered = product_type_name !== 'ESD' && isRestricted(conditions, place);
  const levels = FURNITURE_LEVELS.flatMap((level) => {
    const price = furnitureServices[level];
    if (price === undefined) return [];
    return [{ level, ...(price === 'TBD' ? {} : { feePerUnit: toDecimal(price) }) }];
  });
  const sale: ProductSale = {
    ...(isPreOrder(conditions, now) ? { preOrder: true } : {}),
    ...(isNotReleased(conditions, now) ? { comingSoon: true } : {}),
    ...(isPreOrder(conditions, now) || isNotReleased(conditions, now) ? { streetDate } : {}),
    ...(isBackOrder(conditions, now) ? { backInStockOn } : {}),
    ...(orderMultiple ? { orderMultiple } : {}),
    ...(surcharge ? { surchargeFeePerUnit: toDecimal(surcharge) } : {}),
    ...(conditions.addOnOnly ? { addOnMinimum: toDecimal(DEFAULT_FEES.addOnMinimum) } : {}),
    ...(isNotDelivered ? { notDelivered: restrictedItem(place).description } : {}),
    // An auto-restock order has no design and adds no replacement.
    ...(conditions.autoRestock && !conditions.customSku && !is_replaced ? { autoRestock: true } : {}),
    ...(levels.length ? { furnitureServices: levels } : {}),
    ...(conditions.soldBy ? { soldBy: conditions.soldBy } : {}),
    ...(conditions.printed ? { printed: true } : {}),
    ...(notes?.length ? { notes: [...notes] } : {}),
  };
  return Object.keys(sale).length ? sale : undefined;
}

/** Returns the reason why guests cannot add an item of a site that shows prices to signed-in shoppers only. */
export const signInForPrices = (): { code: string; description: ReplyText } => ({
  code: 'SIGN_IN_FOR_PRICES',
  description: 'Sign in to see prices and to order.',
});

/** Returns the reason why a caller cannot add an item, and whether their contract covers it. */
export function getBuyersView(
  row: ProductPageRow,
  categoryIds: readonly string[],
  { tenant, facts }: ProductBuyer,
  now: Date,
): Pick<ProductDetail, 'refusal' | 'contractInfo'> {
  const onContract = row.contract_price !== null;
  if (row.is_price_hidden) return { refusal: signInForPrices() };
  const refusal = getAddRefusal(
    { itemId: row.sku, categoryIds, brand: row.brand, onContract, conditions: row.sale_conditions },
    facts ?? guestBuyer(tenant),
    ANYWHERE,
    now.toISOString().slice(0, 10),
  );
  return {
    ...(refusal?.description ? { refusal: { code: refusal.code, description: refusal.description } } : {}),
    ...(tenant === 'sba' && facts
      ? { contractInfo: { onContract, priceMethod: onContract ? 'CONTRACT' : 'MPI' } }
      : {}),
  };
}
