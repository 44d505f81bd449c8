import type { CheckoutInfo, Order, Pickup, OrdersData } from '../contract/index.ts';

const ADDRESS = {
  type: 'S' as const,
  firstName: 'Pat',
  lastName: 'Reyes',
  address1: '12 Mill Lane',
  city: 'Framingham',
  state: 'MA',
  country: 'US' as const,
  zipCode: '01702',
  phones: [{ number: '5085550142' }],
};

const TOTALS = {
  numberOfItems: 2,
  cartSubTotal: 16.98,
  instantCouponSavings: 0,
  shipFee: 7.99,
  handlingFee: 0,
  taxTotal: 1.06,
  ordTotal: 26.03,
};

/** Builds a checkout with every section done; `overrides` replaces single fields. */
export function buildCheckout(overrides: Partial<CheckoutInfo> = {}): CheckoutInfo {
  return {
    cartId: 'cart-1',
    revision: 4,
    checkoutKind: 'SHIP_TO_ADDRESS',
    userType: 'GUEST',
    emailId1: 'pat@example.com',
    guestCheckoutAllowed: true,
    sections: [
      { type: 'CONTACT', done: true },
      { type: 'ADDRESS', done: true },
      { type: 'DELIVERY', done: true },
      { type: 'PAYMENT', done: true },
    ],
    shippingAddress: ADDRESS,
    savedAddresses: [],
    deliveryMethods: [
      {
        levelOfService: 'STANDARD',
        fee: 7.99,
        minDeliveryDate: '2026-11-30',
        maxDeliveryDate: '2026-12-03',
        selected: true,
      },
      {
        levelOfService: 'NDD',
        fee: 14.99,
        minDeliveryDate: '2026-11-26',
        maxDeliveryDate: '2026-11-26',
        selected: false,
      },
    ],
    payment: {
      id: 'payment-1',
      brand: 'VISA',
      lastFourDigit: '1111',
      expiryMonth: '04',
      expiryYear: '2031',
      billingAddress: ADDRESS,
    },
    lines: [
      {
        cartItemId: 'line-1',
        itemId: '24400011',
        name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
        image: '/media/pictures/ream/2f6f9f.svg',
        qty: 2,
        finalPrice: 16.98,
        finalPricePerUnit: 8.49,
        uom: 'ream',
        messages: [],
      },
    ],
    totals: TOTALS,
    messages: [],
    ...overrides,
  };
}

/** Builds a placed order. */
export function buildOrder(overrides: Partial<Order> = {}): Order {
  return {
    orderNumber: '9700012345',
    placedAt: '2026-11-20T15:04:00.000Z',
    status: 'PLACED',
    emailId1: 'pat@example.com',
    shippingAddress: ADDRESS,
    levelOfService: 'STANDARD',
    minDeliveryDate: '2026-11-30',
    maxDeliveryDate: '2026-12-03',
    payment: { brand: 'VISA', lastFourDigit: '1111' },
    billingAddress: { ...ADDRESS, type: 'B' },
    lines: [
      {
        itemId: '24400011',
        name: 'Quillane Everyday copy paper, 8.5 x 11 in, 500 sheets',
        image: '/media/pictures/ream/2f6f9f.svg',
        itemUrl: '/p/24400011/quillane-everyday-copy-paper',
        qty: 2,
        finalPrice: 16.98,
        finalPricePerUnit: 8.49,
        uom: 'ream',
      },
    ],
    totals: TOTALS,
    ...overrides,
  };
}

/** Builds an order of a membership alone. */
export function buildMembershipOrder(overrides: Partial<Order> = {}): Order {
  const { shippingAddress: _, lines, ...order } = buildOrder();
  return {
    ...order,
    minDeliveryDate: '',
    maxDeliveryDate: '',
    lines: [
      {
        ...lines[0]!,
        itemId: '24259001',
        name: 'Foolscap Select Membership, 1 Year',
        itemUrl: '/p/24259001/foolscap-select-membership-1-year',
        qty: 1,
        finalPrice: 49,
        finalPricePerUnit: 49,
        uom: 'each',
        membership: { startsAt: order.placedAt, endsAt: '2027-11-20T15:04:00.000Z' },
      },
    ],
    totals: { ...TOTALS, numberOfItems: 1, cartSubTotal: 49, shipFee: 0, taxTotal: 0, ordTotal: 49 },
    ...overrides,
  };
}

/** Builds a pickup store. */
export function buildPickup(overrides: Partial<Pickup> = {}): Pickup {
  return {
    storeNumber: '1547',
    name: 'Framingham',
    address: { addressLine1: '40 Ledger Road', city: 'Framingham', state: 'MA', zipcode: '01702' },
    phone: '(508) 555-0147',
    workingHours: ['Mon-Sat 8 am-9 pm', 'Sun 10 am-6 pm'],
    readyBy: 'Today by 4 pm',
    ...overrides,
  };
}

/** Builds a page of orders. */
export function buildOrders(overrides: Partial<OrdersData> = {}): OrdersData {
  const { orderNumber, placedAt, status, totals } = buildOrder();
  const { ordTotal, numberOfItems } = totals;
  return {
    orders: [{ orderNumber, placedAt, status, ordTotal, numberOfItems }],
    page: 1,
    pages: 1,
    total: 1,
    years: [2026],
    ...overrides,
  };
}
