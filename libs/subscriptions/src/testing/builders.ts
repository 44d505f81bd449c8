import type {
  RestockAddress,
  RestockCard,
  RestockItem,
  RestockOffer,
  Subscription,
} from '../contract/index.ts';

/** The day before the earliest one that the built data permits. */
export const TODAY = '2026-11-25';

export const buildRestockItem = (overrides: Partial<RestockItem> = {}): RestockItem => ({
  itemId: '24110101',
  name: 'Ostermere Everyday Copy Paper, 8.5" x 11", 500 Sheets',
  image: '/media/card/ream.svg',
  itemUrl: '/p/24110101/copy-paper',
  uom: 'ream',
  price: 7.49,
  availability: 'IN_STOCK',
  quantityLimit: 9999,
  ...overrides,
});

export const buildRestockCard = (overrides: Partial<RestockCard> = {}): RestockCard => ({
  id: 'card-1',
  brand: 'VISA',
  lastFourDigit: '1111',
  expiryMonth: '12',
  expiryYear: '2035',
  isExpired: false,
  ...overrides,
});

export const buildRestockAddress = (
  overrides: Partial<RestockAddress['address']> = {},
  id = 'address-1',
): RestockAddress => ({
  id,
  address: {
    id,
    firstName: 'Wendy',
    lastName: 'Quill',
    address1: '18 Union Avenue',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    country: 'US',
    ...overrides,
  },
  firstDay: '2026-11-26',
  lastDay: '2027-05-24',
});

/** Builds an active subscription with the given overrides. */
export const buildSubscription = (overrides: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription-1',
  status: 'ACTIVE',
  item: buildRestockItem(),
  qty: 2,
  interval: 'EVERY_4_WEEKS',
  nextDate: '2026-12-09',
  followingDate: '2027-01-06',
  addressId: 'address-1',
  address: buildRestockAddress().address,
  paymentId: 'card-1',
  card: buildRestockCard(),
  knownPrice: 7.49,
  revision: 1,
  ...overrides,
});

export const buildRestockOffer = (overrides: Partial<RestockOffer> = {}): RestockOffer => ({
  item: buildRestockItem(),
  addresses: [buildRestockAddress(), buildRestockAddress({ address1: '5 Side Street' }, 'address-2')],
  cards: [buildRestockCard(), buildRestockCard({ id: 'card-2', brand: 'AMEX', lastFourDigit: '0005' })],
  ...overrides,
});
