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
