import { toDecimal, toMinorUnits } from '@foolscap/core/money';
import { FREE_SHIPPING_THRESHOLD, type Promotion } from '@foolscap/pricing/model';
import type { CartChange, CartCoupon, CartInfo, CartItem, FreeItem, SavedItem } from '../contract/index.ts';
import { blocksCheckout, conditionMessages } from '../model/checkout-blocks.ts';
import { buildCartSummary } from '../model/cart-summary.ts';
import { priceCart } from '../model/pricing/index.ts';
import { getServicesFields, priceServices } from './fake-furniture-services.ts';

/** Builds a valid line; `overrides` replaces individual fields. */
export function buildCartItem({
  product,
  priceInfo,
  ...overrides
}: Omit<Partial<CartItem>, 'product' | 'priceInfo'> & {
  product?: Partial<CartItem['product']>;
  priceInfo?: Partial<CartItem['priceInfo']>;
} = {}): CartItem {
  const qty = overrides.qty ?? 1;
  const unit = priceInfo?.finalPricePerUnit ?? 8.49;
  const base = priceInfo?.basePricePerUnit ?? unit;
  return {
    cartItemId: 'line-1',
    itemId: '24400011',
    partNumber: 'QL-8511',
    qty,
    status: 'ACTIVE',
    actioned: 'NONE',
    createdDate: '2026-01-15T12:00:00.000Z',
    messages: [],
    inventory: { items: [{ availablequantity: 250 }] },
    selectedDeliveryOption: {
      deliveryType: 'STA',
      levelOfService: 'STANDARD',
      minDeliveryDate: '2026-01-16',
      maxDeliveryDate: '2026-01-20',
    },
    ...overrides,
    priceInfo: {
      finalPrice: Number((unit * qty).toFixed(2)),
      finalPricePerUnit: unit,
      basePrice: Number((base * qty).toFixed(2)),
      basePricePerUnit: base,
      uom: 'ream',
      ...priceInfo,
    },
    product: {
      name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
      images: ['/media/pictures/ream/2f6f9f.svg'],
      brandName: 'Quillane',
      partNumber: 'QL-8511',
      bopisEligible: true,
      itemUrl: '/p/24400011/quillane-everyday-copy-paper',
      ...product,
    },
  };
}

/** Returns the promotion of a coupon that takes its amount off the cart. */
const getPromotion = ({ couponCode, description, amount }: CartCoupon, priority: number): Promotion => ({
  id: couponCode,
  code: couponCode,
  name: description,
  scope: 'CART',
  priority,
  conditions: {},
  benefit: { type: 'AMOUNT', amount: toMinorUnits(amount) ?? 0 },
  combines: true,
});

/** Prices lines by the model's rules, with the default fees; tax is known if there is a delivery address. */
function priceLines(
  items: readonly CartItem[],
  addresses: CartInfo['addresses'] = [],
  coupons: CartInfo['coupons'] = [],
) {
  return priceCart(
    items.map((line) => {
      const { cartItemId, itemId, qty, priceInfo, product, selectedDeliveryOption } = line;
      return {
        id: cartItemId,
        itemId,
        qty,
        prices: {
          list: toMinorUnits(priceInfo.basePricePerUnit) ?? 0,
          sale: toMinorUnits(priceInfo.finalPricePerUnit) ?? 0,
        },
        taxable: true,
        isOversized: false,
        levelOfService: selectedDeliveryOption.levelOfService,
        isShipped: selectedDeliveryOption.deliveryType === 'STA' && product.productTypeName !== 'ESD',
        servicesFee: priceServices(line).fee,
      };
    }),
    {
      levelOfService: 'STANDARD',
      state: addresses.find(({ type }) => type !== 'B')?.state,
      promotions: coupons.filter(({ applied, amount }) => applied && amount > 0).map(getPromotion),
    },
  );
}

/** Builds a valid cart, whose totals are computed from its lines by the model's rules. */
export function buildCart({
  items = [buildCartItem()],
  addresses = [],
  ...overrides
}: Partial<CartInfo> = {}): CartInfo {
  const sold = items.filter(({ status }) => status === 'ACTIVE');
  const priced = priceLines(sold, addresses, overrides.coupons);
  const { totals } = priced;
  const messages = conditionMessages({
    lines: totals.lines,
    isShort: sold.some(({ qty, inventory }) => (inventory.items[0]?.availablequantity ?? 0) < qty),
    // Refused items have no units and are not in the cart.
    hasUnsold: items.some(({ status, qty }) => status === 'INVALID' && qty > 0),
  });
  return {
    cartId: 'cart-1',
    revision: 1,
    messages,
    addresses,
    cartSummary: buildCartSummary(priced),
    cartAttributes: {
      proceedCheckout: false,
      newItemAdded: false,
      loginRequired: true,
      numberOfLineItems: totals.lines,
      numberOfItems: totals.units,
      freeShippingThreshold: toDecimal(FREE_SHIPPING_THRESHOLD),
      remainingAmountGetFreeShipping: toDecimal(totals.remainingForFreeShipping),
      userType: 'GUEST',
      hasESDOrDFItem: sold.some(({ product }) => product.productTypeName !== undefined),
      hardStop: messages.some(blocksCheckout),
      isDasEnabled: false,
      isFurnitureServicesFeeTBD: sold.some((line) => priceServices(line).isToBeDetermined),
    },
    ...getServicesFields(sold),
    ...overrides,
    items,
  };
}

/** Builds the reply to a change of some lines. */
export function buildCartChange(before: CartInfo, changed: CartItem[]): CartChange {
  const gone = new Set(
    changed.filter(({ status }) => status === 'DELETED').map(({ cartItemId }) => cartItemId),
  );
  const ids = new Set(changed.map(({ cartItemId }) => cartItemId));
  const after = buildCart({
    addresses: before.addresses,
    ...(before.coupons && { coupons: before.coupons }),
    items: [
      ...before.items.filter(({ cartItemId }) => !ids.has(cartItemId)),
      ...changed.filter(({ cartItemId }) => !gone.has(cartItemId)),
    ],
  });
  return {
    cartId: before.cartId,
    previousRevision: before.revision,
    revision: before.revision + 1,
    items: changed,
    ...getServicesFields(after.items),
    messages: after.messages,
    cartSummary: after.cartSummary,
    cartAttributes: {
      ...after.cartAttributes,
      newItemAdded: changed.some(({ status, actioned }) => status === 'ACTIVE' && actioned === 'ADD_ITEM'),
    },
  };
}

/** Builds an applied coupon; `overrides` replaces individual fields. */
export const buildCoupon = (overrides: Partial<CartCoupon> = {}): CartCoupon => ({
  couponCode: 'FRESHSHEET',
  description: 'Fresh Sheet: 10% off, up to $25',
  applied: true,
  amount: 4.25,
  ...overrides,
});

/** Builds a valid free item; `overrides` replaces individual fields. */
export const buildFreeItem = (overrides: Partial<FreeItem> = {}): FreeItem => ({
  promotionId: 'free-sample',
  promotionName: 'A free sample with three reams of paper',
  itemId: '24119001',
  qty: 1,
  label: 'Free Sample',
  name: 'Quillane Archival paper sample, 10 sheets',
  itemUrl: '/p/24119001/quillane-archival-paper-sample',
  imageUrl: '/media/pictures/ream/2f6f9f.svg',
  uom: 'each',
  ...overrides,
});

/** Builds a valid saved item; `overrides` replaces individual fields. */
export function buildSavedItem({
  itemDetails,
  ...overrides
}: Omit<Partial<SavedItem>, 'itemDetails'> & {
  itemDetails?: Partial<SavedItem['itemDetails']>;
} = {}): SavedItem {
  return {
    listItemId: 'saved-1',
    itemId: '24400011',
    qty: 1,
    messages: [],
    ...overrides,
    itemDetails: {
      imageUrl: '/media/pictures/ream/2f6f9f.svg',
      name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
      model: 'QL-8511',
      itemUrl: '/p/24400011/quillane-everyday-copy-paper',
      reviewCount: 12,
      reviewRating: 4.5,
      priceInfo: { finalPricePerUnit: 8.49 },
      deliveryDate: '2026-01-20',
      relatedItems: [],
      ...itemDetails,
    },
  };
}
