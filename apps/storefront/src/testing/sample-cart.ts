import type { CartInfo, CartItem } from '@foolscap/cart/contract';
import { buildCart, buildCartItem } from '@foolscap/cart/testing';
import type { ProductTile } from '@foolscap/catalog/contract';
import { sampleProducts } from './sample-products.ts';

/** Converts a sample product to the product fields of a cart line. */
export function getLine({ itemId, title, brandName, image, itemUrl, priceValue = 0, units }: ProductTile) {
  return buildCartItem({
    cartItemId: `line-${itemId}`,
    itemId,
    selectedDeliveryOption: {
      deliveryType: 'STA',
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-11-23',
      maxDeliveryDate: '2026-11-30',
    },
    priceInfo: { finalPricePerUnit: priceValue, uom: units },
    product: { name: title, brandName, images: [image], itemUrl },
  });
}

/** Creates a cart with four different products. */
export function sampleCart(): CartInfo {
  return buildCart({ items: [0, 2, 3, 6].map((place) => getLine(sampleProducts[place]!)) });
}

/** Completes the line of an add with the sample product's data. */
export function asSampleGoods(line: CartItem): CartItem {
  const tile = sampleProducts.find(({ itemId }) => itemId === line.itemId);
  if (!tile) return line;
  const { product, priceInfo, selectedDeliveryOption } = getLine(tile);
  const total = Number((priceInfo.finalPricePerUnit * line.qty).toFixed(2));
  return {
    ...line,
    product,
    selectedDeliveryOption,
    priceInfo: { ...priceInfo, finalPrice: total, basePrice: total },
  };
}
