import { buildMembershipOrder, buildOrder } from '../testing/index.ts';
import { canReorder, reorderItems } from './index.ts';

const [line] = buildOrder().lines as [ReturnType<typeof buildOrder>['lines'][number]];
const plan = { ...line, lineNumber: 1, itemId: 'plan', qty: 2, parentLineNumber: 2, parentItemId: 'desk' };
const desk = { ...line, lineNumber: 2, itemId: 'desk', qty: 2 };
const pens = {
  ...line,
  lineNumber: 3,
  itemId: 'pens',
  qty: 5,
  deliveryType: 'ISP' as const,
  pickupStoreNumber: '1547',
};
const ink = { ...pens, lineNumber: 4, itemId: 'ink', qty: 1, deliveryType: 'STS' as const };
const lines = [plan, desk, pens, ink];

it('keeps plans below their product, and the delivery of each line', () => {
  expect(reorderItems(lines)).toEqual([
    { itemId: 'desk', qty: 2 },
    { itemId: 'pens', qty: 5, deliveryType: 'ISP', pickupStoreNumber: '1547' },
    { itemId: 'ink', qty: 1, deliveryType: 'STS', pickupStoreNumber: '1547' },
    { itemId: 'plan', qty: 2, parentItemId: 'desk' },
  ]);
});

it('takes one line with its plans', () => {
  expect(reorderItems(lines, desk)).toEqual([
    { itemId: 'desk', qty: 2 },
    { itemId: 'plan', qty: 2, parentItemId: 'desk' },
  ]);
  expect(reorderItems(lines, pens)).toHaveLength(1);
});

it('leaves free items and memberships out', () => {
  const gift = { ...line, lineNumber: 5, itemId: 'mug', isFree: true };
  const [membership] = buildMembershipOrder().lines;
  expect(reorderItems([desk, gift, membership!])).toEqual([{ itemId: 'desk', qty: 2 }]);
  for (const each of [gift, membership!]) expect(canReorder(each)).toBe(false);
});

describe('an item that is made to order (storefront-4.38)', () => {
  const plate = {
    ...line,
    lineNumber: 6,
    itemId: 'plate',
    configuration: [{ name: 'Line 1', value: 'Ada' }],
  };
  const platePlan = { ...plan, lineNumber: 7, parentLineNumber: 6, parentItemId: 'plate' };

  it('cannot be reordered without a new design', () => {
    expect(canReorder(plate)).toBe(false);
  });

  it('is left out of the whole order, with the plans below it', () => {
    expect(reorderItems([plate, platePlan, ...lines])).toEqual(reorderItems(lines));
    expect(reorderItems([plate, platePlan])).toEqual([]);
  });
});

it('a plan cannot be reordered without its product', () => {
  expect(lines.map(canReorder)).toEqual([false, true, true, true]);
});
