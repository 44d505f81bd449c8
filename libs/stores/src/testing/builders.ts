import type { FoundStore, StoreOpening } from '../contract/index.ts';
import type { Store, YourStoreValue } from '../model/index.ts';

/** Builds an open store, with the given changes. */
export function aStore(changes: Partial<Store> = {}): Store {
  return {
    storeNumber: '1547',
    name: 'Natick',
    address: { addressLine1: '12 Quire Street', city: 'Natick', state: 'MA', zipcode: '01760' },
    workingHours: ['Mon-Sat 8 am-8 pm', 'Sun 10 am-6 pm'],
    storeStatus: 'Open',
    StoreOpenTime: '8 am',
    storeStatusTime: 'until 8 pm',
    ...changes,
  };
}

/** Builds the cookie value of that store. */
export function aYourStoreValue(changes: Partial<YourStoreValue> = {}): YourStoreValue {
  return {
    storeNumber: '1547',
    address1: '12 Quire Street',
    city: 'Natick',
    state: 'MA',
    zipCode: '01760',
    persists: true,
    radius: 20,
    ...changes,
  };
}

/** Builds a store as the locator returns it. */
export function aFoundStore(changes: Partial<FoundStore> = {}): FoundStore {
  return {
    storeNumber: '1547',
    name: 'Framingham',
    address: { addressLine1: '40 Ledger Road', city: 'Framingham', state: 'MA', zipcode: '01702' },
    addressLine: '40 Ledger Road',
    city: 'Framingham',
    state: 'MA',
    zipCode: '01702',
    phone: '(508) 555-0100',
    workingHours: ['Mon-Fri 8 am-9 pm', 'Sat 9 am-9 pm', 'Sun 10 am-6 pm'],
    storeStatus: 'Open',
    StoreOpenTime: '8 am',
    storeStatusTime: 'until 9 pm',
    phase: 'open',
    services: ['Copy and print', 'Shredding'],
    pickup: true,
    readyBy: 'Today by 4 pm',
    latitude: 42.279,
    longitude: -71.416,
    distance: 0.4,
    ...changes,
  };
}

/** Opening hours as data, with two holidays, as the locator sends them for a store that is searched by its number. */
export const anOpening: StoreOpening = {
  timeZone: 'America/New_York',
  hours: [
    ...Array.from({ length: 5 }, (): [string, string] => ['08:00', '21:00']),
    ['09:00', '21:00'],
    ['10:00', '18:00'],
  ],
  holidays: [
    { date: '2026-11-26', hours: null },
    { date: '2026-12-24', hours: ['08:00', '16:00'] },
  ],
};

const around = (
  storeNumber: string,
  name: string,
  addressLine: string,
  zipCode: string,
  changes: Partial<FoundStore>,
): FoundStore =>
  aFoundStore({
    storeNumber,
    name,
    addressLine,
    city: name,
    zipCode,
    address: { addressLine1: addressLine, city: name, state: 'MA', zipcode: zipCode },
    ...changes,
  });

/** Stores around Framingham, nearest first: one open, one closing soon, one closed, and six more. */
export const storesAround: readonly FoundStore[] = [
  aFoundStore(),
  around('1622', 'Natick', '12 Quire Street', '01760', {
    phone: '(508) 555-0122',
    phase: 'closing-soon',
    storeStatusTime: 'until 4 pm',
    latitude: 42.284,
    longitude: -71.349,
    distance: 4.1,
  }),
  around('1705', 'Marlborough', '3 Octavo Way', '01752', {
    phone: '(508) 555-0177',
    storeStatus: 'Closed',
    storeStatusTime: 'until 8 am tomorrow',
    phase: 'closed',
    latitude: 42.346,
    longitude: -71.552,
    distance: 9.8,
  }),
  around('1714', 'Hudson', '220 Vellum Avenue', '01749', {
    phone: '(978) 555-0114',
    services: ['Copy and print'],
    latitude: 42.392,
    longitude: -71.566,
    distance: 12.5,
  }),
  around('1533', 'Milford', '78 Folio Street', '01757', {
    phone: '(508) 555-0133',
    services: ['Shredding'],
    latitude: 42.14,
    longitude: -71.517,
    distance: 13.6,
  }),
  around('1608', 'Waltham', '901 Margin Road', '02451', {
    phone: '(781) 555-0108',
    services: ['Copy and print', 'Shipping counter'],
    latitude: 42.376,
    longitude: -71.236,
    distance: 14.2,
  }),
  around('1112', 'Worcester', '45 Bindery Lane', '01608', {
    phone: '(508) 555-0112',
    latitude: 42.262,
    longitude: -71.802,
    distance: 19.2,
  }),
  around('1650', 'Quincy', '6 Deckle Square', '02169', {
    phone: '(617) 555-0150',
    pickup: false,
    latitude: 42.253,
    longitude: -71.003,
    distance: 24.9,
  }),
  around('1801', 'Lowell', '310 Watermark Street', '01852', {
    phone: '(978) 555-0101',
    services: [],
    latitude: 42.633,
    longitude: -71.316,
    distance: 28.7,
  }),
];
