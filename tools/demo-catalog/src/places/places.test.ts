/** @jest-environment node */
import { createDemoStores, createDemoWarehouses } from './index.ts';

const stores = createDemoStores();

test('at least sixty stores with unique numbers, two of which the specification names', () => {
  expect(stores.length).toBeGreaterThanOrEqual(60);
  expect(new Set(stores.map(({ storeNumber }) => storeNumber)).size).toBe(stores.length);
  expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length);
  const byNumber = new Map(stores.map((store) => [store.storeNumber, store]));
  expect(byNumber.get('1547')).toMatchObject({ zip: '01702', city: 'Framingham', state: 'MA' });
  expect(byNumber.get('0008')).toMatchObject({ zip: '01760', city: 'Natick', state: 'MA' });
});

test.each(stores.map((store) => [store.name, store] as const))(
  '%s has a location, a phone number and an address',
  (_, store) => {
    expect(store.storeNumber).toMatch(/^\d{4}$/);
    expect(store.zip).toMatch(/^\d{5}$/);
    expect(store.phone).toMatch(/^\(\d{3}\) 555-01\d{2}$/);
    expect(store.address1).not.toBe('');
    expect(store.latitude).toBeGreaterThan(18);
    expect(store.longitude).toBeLessThan(-66);
    expect(() => new Intl.DateTimeFormat('en-US', { timeZone: store.timeZone })).not.toThrow();
    expect(store.hours).toHaveLength(7);
    for (const hours of store.hours) if (hours) expect(hours[0] < hours[1]).toBe(true);
  },
);

test('Thanksgiving is a Thursday on which all stores are closed', () => {
  expect(stores[0]!.holidays).toContainEqual({ date: '2026-11-26', hours: null });
  expect(stores[0]!.holidays).toContainEqual({ date: '2027-11-25', hours: null });
});

test('at least four warehouses', () => {
  expect(new Set(createDemoWarehouses().map(({ id }) => id)).size).toBeGreaterThanOrEqual(4);
});
