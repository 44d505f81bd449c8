/** @jest-environment node */
import fc from 'fast-check';
import { aStore, aYourStoreValue } from '../testing/index.ts';
import { isPreferredStoreSaved, isYourStore, storeName } from './store.ts';
import { readYourStore, writeYourStore, YOUR_STORE_MAX_AGE } from './your-store-cookie.ts';

describe("'your store' (storefront-5.37)", () => {
  test('shows with all required fields', () => {
    expect(isYourStore(aStore())).toBe(true);
    expect(isYourStore(aStore({ name: undefined }))).toBe(true);
    expect(isYourStore(undefined)).toBe(false);
  });

  test.each(['workingHours', 'address', 'storeStatus', 'StoreOpenTime', 'storeStatusTime'])(
    'does not show without %s',
    (field) => {
      expect(isYourStore(aStore({ [field]: undefined }))).toBe(false);
      if (field !== 'address') expect(isYourStore(aStore({ [field]: '' }))).toBe(false);
    },
  );
});

test.each([
  [{}, true, true, true],
  [{}, false, true, false],
  [{}, true, false, false],
  [{ workingHours: [] }, true, true, false],
  [{ storeNumber: '' }, true, true, false],
  [{ address: undefined }, true, true, false],
  [{ storeStatus: undefined }, true, true, true],
])(
  'isPreferredStoreSaved with %j, signed in %s, flagged %s: %s (storefront-4.45)',
  (changes, loggedIn, flagged, saved) => {
    expect(isPreferredStoreSaved(aStore(changes), { loggedIn, flagged })).toBe(saved);
  },
);

test.each([
  [{}, 'Natick'],
  [{ name: ' ' }, 'Natick'],
  [{ name: undefined, address: undefined }, 'Store 1547'],
])('the name of a store with %j is %s', (changes, name) => {
  expect(storeName(aStore(changes))).toBe(name);
});

describe('the YourStore cookie', () => {
  test('reads the value that was written', () => {
    const store = aYourStoreValue({ city: 'Saint-Hyacinthe; "Québec" 100%' });
    const text = writeYourStore(store);
    expect(text).toMatch(/^[\w.~!*'()%-]+$/);
    expect(readYourStore(text)).toEqual(store);
    // The cookie parser may already have decoded it.
    expect(readYourStore(decodeURIComponent(text))).toEqual(store);
  });

  test.each([
    undefined,
    '',
    'not json',
    '%',
    'null',
    '[]',
    '"1547"',
    encodeURIComponent('{"storeNumber":1547}'),
    encodeURIComponent('{"storeNumber":"<b>","address1":"","city":"","state":"","zipCode":""}'),
    encodeURIComponent('{"storeNumber":"1547","address1":"","city":{},"state":"","zipCode":""}'),
  ])('rejects %p', (text) => {
    expect(readYourStore(text)).toBeUndefined();
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json().map(encodeURIComponent)), (text) => {
        expect(() => readYourStore(text)).not.toThrow();
      }),
    );
  });

  test('expires after about two years (storefront-9.29)', () => {
    expect(YOUR_STORE_MAX_AGE / 86_400).toBe(730);
  });
});
