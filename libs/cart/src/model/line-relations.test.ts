import { buildCart, buildCartChange, buildCartItem } from '../testing/builders.ts';
import { applyReply, getChildIds, childrenByParent, isPerUnit } from './index.ts';

const desk = buildCartItem({ cartItemId: 'desk', itemId: 'desk', qty: 2 });
const plan = buildCartItem({
  cartItemId: 'plan',
  itemId: 'plan',
  parentItemId: 'desk',
  parentRelationType: 'WARRANTY',
  parentRelationCartItemId: 'desk',
});

it('lists the ids of children by their relation; bundles and free items have no list', () => {
  expect(
    getChildIds([
      { id: '1', relation: 'WARRANTY' },
      { id: '2', relation: 'ASSEMBLY' },
      { id: '3', relation: 'WARRANTY' },
      { id: '4', relation: 'TECHHELP' },
      { id: '5', relation: 'ADDON' },
      { id: '6', relation: 'BUNDLE' },
      { id: '7', relation: 'FREE_ITEM' },
    ]),
  ).toEqual({
    warrantyItemIds: ['1', '3'],
    optionItemIds: ['2'],
    techHelpItemIds: ['4'],
    addonItemIds: ['5'],
  });
});

it.each([
  ['WARRANTY', true],
  ['ASSEMBLY', true],
  ['TECHHELP', true],
  ['ADDON', false],
  ['SAMPLE', false],
  [null, false],
] as const)('%s is limited to the quantity of its parent: %s', (relation, limited) => {
  expect(isPerUnit(relation)).toBe(limited);
});

it('groups active children by their parent', () => {
  const gone = { ...plan, cartItemId: 'gone', status: 'DELETED' as const };
  expect([...childrenByParent([desk, plan, gone])]).toEqual([['desk', [plan]]]);
});

it('a change keeps the lists of unchanged parents current', () => {
  const cart = buildCart({ items: [desk] });
  const added = applyReply(cart, buildCartChange(cart, [plan]));
  if (added.kind !== 'applied') throw new Error(added.kind);
  expect(added.cart.items[0]).toMatchObject({ cartItemId: 'desk', warrantyItemIds: ['plan'] });
  const removed = applyReply(added.cart, buildCartChange(added.cart, [{ ...plan, status: 'DELETED' }]));
  if (removed.kind !== 'applied') throw new Error(removed.kind);
  expect(removed.cart.items).toEqual([desk]);
});
