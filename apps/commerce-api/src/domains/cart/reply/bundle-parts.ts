import type { CartItem } from '@foolscap/cart/contract';
import { sql } from 'kysely';
import { getItemUrl } from '../../catalog/index.ts';
import { pictureUrl } from '../../media/index.ts';
import type { BundlePart, LineRow } from '../cart-types.ts';

/** Selects the contents of a product that is a bundle, as JSON; null for other products. */
export const selectBundleParts = sql<BundlePart[] | null>`
  (select json_agg(json_build_object('itemId', parts.sku, 'name', parts.name, 'brand', parts.brand, 'picture', parts.picture,
      'partNumber', parts.part_number, 'uom', parts.uom, 'qty', relations.quantity) order by relations.position)
    from product_relations relations join products parts on parts.sku = relations.related_sku
    where relations.sku = products.sku and relations.kind = 'BUNDLE')`;

/**
 * Builds the lines of what a bundle contains, below its line (decision "bundles"). They are derived from the bundle: its price and stock are those
 * of all of it, so its parts cost nothing and take no stock of their own. A bundle whose parts were added as lines has none.
 */
export function getPartLines(row: LineRow, bundle: CartItem): CartItem[] {
  if (!row.parts || bundle.status === 'INVALID' || row.children.some(({ relation }) => relation === 'BUNDLE'))
    return [];
  const { status, actioned, createdDate, shippingInfo } = bundle;
  const { deliveryType, pickupStoreNumber, levelOfService } = bundle.selectedDeliveryOption;
  return row.parts.map(({ itemId, name, brand, picture, partNumber, uom, qty }) => ({
    cartItemId: `${row.id}.${itemId}`,
    itemId,
    partNumber,
    qty: row.qty * qty,
    status,
    actioned,
    createdDate,
    parentItemId: row.item_id,
    parentRelationType: 'BUNDLE',
    parentRelationCartItemId: row.id,
    itemAttributes: { partBundle: true },
    priceInfo: { finalPrice: 0, finalPricePerUnit: 0, basePrice: 0, basePricePerUnit: 0, uom },
    messages: [],
    product: {
      name,
      images: [pictureUrl(picture)],
      brandName: brand,
      partNumber,
      bopisEligible: row.bopis_eligible,
      itemUrl: getItemUrl(itemId, name),
    },
    inventory: { items: [{ availablequantity: row.available * qty }] },
    ...(shippingInfo ? { shippingInfo } : {}),
    selectedDeliveryOption: {
      deliveryType,
      ...(pickupStoreNumber === undefined ? {} : { pickupStoreNumber }),
      levelOfService,
    },
  }));
}
