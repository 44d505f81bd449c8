import type { FoundStore } from '../contract/index.ts';
import type { Store, YourStoreValue } from '../model/index.ts';

/** A store that is open, changed as told. */
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

/** What the cookie holds for that store. */
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

/** A store as the locator finds it. */
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
