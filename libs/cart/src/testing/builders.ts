import type { CartChange, CartInfo, CartItem } from '../contract/index.ts';

/** Builds a valid line; `overrides` replaces single fields. */
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

/** Builds a valid cart with totals that match its lines: no tax yet, free shipping from 45.00. */
export function buildCart({ items = [buildCartItem()], ...overrides }: Partial<CartInfo> = {}): CartInfo {
  const subTotal = Number(items.reduce((sum, { priceInfo }) => sum + priceInfo.finalPrice, 0).toFixed(2));
  const shipFee = subTotal === 0 || subTotal >= 45 ? 0 : 9.95;
  const total = Number((subTotal + shipFee).toFixed(2));
  return {
    cartId: 'cart-1',
    revision: 1,
    messages: items.length ? [] : [{ code: 'EMPTY_CART', type: 'INFO', description: 'Your cart is empty.' }],
    addresses: [],
    cartSummary: {
      cartSubTotal: subTotal,
      cartSubTotalAfterCoupons: subTotal,
      preTaxSubTotal: total,
      ordTotal: total,
      balanceOrdTotal: total,
      instantCouponSavings: 0,
      totalShipHandlFee: shipFee,
      shipFee,
      handlingFee: 0,
      surchargeFee: 0,
    },
    cartAttributes: {
      proceedCheckout: false,
      newItemAdded: false,
      loginRequired: true,
      numberOfLineItems: items.length,
      numberOfItems: items.reduce((sum, { qty }) => sum + qty, 0),
      freeShippingThreshold: 45,
      remainingAmountGetFreeShipping: Math.max(0, Number((45 - subTotal).toFixed(2))),
      userType: 'GUEST',
      hasESDOrDFItem: false,
    },
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
    messages: after.messages,
    cartSummary: after.cartSummary,
    cartAttributes: after.cartAttributes,
  };
}
