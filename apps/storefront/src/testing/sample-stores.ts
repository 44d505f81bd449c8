import type { FoundStore } from '@foolscap/stores/contract';
import { aFoundStore } from '@foolscap/stores/testing';

/** Three stores around Framingham: one is open, one closes soon, one is closed. */
export const sampleStores: readonly FoundStore[] = [
  aFoundStore(),
  aFoundStore({
    storeNumber: '1622',
    name: 'Natick',
    addressLine: '12 Quire Street',
    address: { addressLine1: '12 Quire Street', city: 'Natick', state: 'MA', zipcode: '01760' },
    city: 'Natick',
    zipCode: '01760',
    phone: '(508) 555-0122',
    phase: 'closing-soon',
    storeStatusTime: 'until 4 pm',
    latitude: 42.284,
    longitude: -71.349,
    distance: 4.1,
  }),
  aFoundStore({
    storeNumber: '1705',
    name: 'Marlborough',
    addressLine: '3 Octavo Way',
    address: { addressLine1: '3 Octavo Way', city: 'Marlborough', state: 'MA', zipcode: '01752' },
    city: 'Marlborough',
    zipCode: '01752',
    phone: '(508) 555-0177',
    storeStatus: 'Closed',
    storeStatusTime: 'until 8 am tomorrow',
    phase: 'closed',
    latitude: 42.346,
    longitude: -71.552,
    distance: 9.8,
  }),
];
