import { getCheckedItems } from './added-items.ts';

it('adds services for each unit, accessories once below the item, and needed items once beside it', () => {
  const names = ['key', 'qty', 'with-24250103', 'below-24110101', 'and-24113407', 'way'];
  expect(getCheckedItems(names, '24170101', 3)).toEqual([
    { itemId: '24250103', qty: 3, parentItemId: '24170101' },
    { itemId: '24110101', qty: 1, parentItemId: '24170101' },
    { itemId: '24113407', qty: 1 },
  ]);
});

it('adds nothing for fields without an item', () => {
  expect(getCheckedItems(['with-', 'below-', 'withdrawn', 'and'], '24170101', 1)).toEqual([]);
});
