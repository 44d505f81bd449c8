import { getCheckedItems, IN_STORE } from './added-items.ts';

const fields: [string, string][] = [
  ['key', 'k'],
  ['qty', '3'],
  ['with-24250103', 'on'],
  ['below-24110101', IN_STORE],
  ['and-24113407', 'on'],
  ['way', 'pickup'],
];

it('adds services for each unit, accessories once below the item, and required items once next to it', () => {
  expect(getCheckedItems(fields, '24170101', 3)).toEqual([
    { itemId: '24250103', qty: 3, parentItemId: '24170101' },
    { itemId: '24110101', qty: 1, parentItemId: '24170101' },
    { itemId: '24113407', qty: 1 },
  ]);
});

it('picks up what the store of a collected product has, and delivers the rest', () => {
  const collected = { deliveryType: 'ISP', pickupStoreNumber: '1547' } as const;
  expect(getCheckedItems(fields, '24170101', 3, collected)).toEqual([
    { itemId: '24250103', qty: 3, parentItemId: '24170101' },
    { itemId: '24110101', qty: 1, parentItemId: '24170101', ...collected },
    { itemId: '24113407', qty: 1 },
  ]);
});

it('adds nothing for fields without an item', () => {
  const names = ['with-', 'below-', 'withdrawn', 'and'];
  expect(
    getCheckedItems(
      names.map((name) => [name, 'on']),
      '24170101',
      1,
    ),
  ).toEqual([]);
});
