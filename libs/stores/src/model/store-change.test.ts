import { aFoundStore } from '../testing/index.ts';
import { movesEveryLine, previewStoreChange, sumByItem } from './store-change.ts';

const line = (itemId: string, qty = 1) => ({ cartItemId: `line-${itemId}`, itemId, name: itemId, qty });
const stock = (
  itemId: string,
  status: 'AVAILABLE' | 'PARTIAL' | 'UNAVAILABLE' | 'NOT_ELIGIBLE',
  units = 0,
) => ({
  itemId,
  status,
  fulfillableQuantity: units,
  displayQuantity: String(units),
});
const store = aFoundStore();

it.each([
  ['AVAILABLE', 2, 'moves'],
  ['PARTIAL', 1, 'moves-fewer'],
  ['UNAVAILABLE', 0, 'stays'],
  ['NOT_ELIGIBLE', 0, 'stays'],
] as const)('a line whose stock is %s with %d units %s', (status, units, outcome) => {
  const preview = previewStoreChange([line('pen', 2)], { store, items: [stock('pen', status, units)] });
  expect(preview.lines).toMatchObject([{ cartItemId: 'line-pen', outcome, movedQuantity: units }]);
  expect(movesEveryLine(preview)).toBe(outcome === 'moves');
});

it('keeps a line whose stock is missing', () => {
  const preview = previewStoreChange([line('pen'), line('ink')], {
    store,
    items: [stock('ink', 'AVAILABLE', 1)],
  });
  expect(preview.lines.map(({ outcome }) => outcome)).toEqual(['stays', 'moves']);
});

it('needs no confirmation without lines', () => {
  expect(movesEveryLine(previewStoreChange([], { store, items: [] }))).toBe(true);
});

it('shares the units of an item among its lines, in their order', () => {
  const lines = [line('pen', 3), { ...line('pen', 3), cartItemId: 'other-line' }, line('ink')];
  expect(sumByItem(lines)).toEqual([
    { itemId: 'pen', qty: 6 },
    { itemId: 'ink', qty: 1 },
  ]);
  const preview = previewStoreChange(lines, {
    store,
    items: [stock('pen', 'PARTIAL', 4), stock('ink', 'AVAILABLE', 1)],
  });
  expect(preview.lines.map(({ outcome, movedQuantity }) => [outcome, movedQuantity])).toEqual([
    ['moves', 3],
    ['moves-fewer', 1],
    ['moves', 1],
  ]);
  expect(movesEveryLine(preview)).toBe(false);
});
