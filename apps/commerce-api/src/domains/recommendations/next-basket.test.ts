import { diversify } from './diversify.ts';
import { getDueShare, getNextBasket, type NextBasketFacts } from './next-basket.ts';
import { getRepeatRate } from './repeat-rate.ts';

const due = (daysAgo: number, usualGap: number | null) =>
  getDueShare({ sku: 'paper', orders: 6, daysAgo, usualGap });

describe('the part of a habit that applies now', () => {
  it('is highest when the usual time between orders has passed', () => {
    const shares = [1, 15, 30, 45, 300].map((daysAgo) => due(daysAgo, 30));
    expect(Math.max(...shares)).toBe(shares[2]);
    expect(shares[4]).toBeLessThan(shares[1]!);
  });

  it.each([
    [0, null],
    [5, 0],
    [-1, 30],
    [100_000, 1],
  ])('is between 0 and 1: %i days after the last order, usually %p', (daysAgo, usualGap) => {
    expect(due(daysAgo, usualGap)).toBeGreaterThanOrEqual(0);
    expect(due(daysAgo, usualGap)).toBeLessThanOrEqual(1);
  });
});

const facts = (changed: Partial<NextBasketFacts>): NextBasketFacts => ({
  own: [],
  ownOrders: 0,
  repeatRate: 1,
  together: [],
  compatible: [],
  popular: [],
  ...changed,
});
const skusOf = (changed: Partial<NextBasketFacts>) => getNextBasket(facts(changed)).map(({ sku }) => sku);

describe('the next basket', () => {
  const habit = { own: [{ sku: 'ink', orders: 8, daysAgo: 30, usualGap: 30 }], ownOrders: 10 };
  const popular = [{ sku: 'paper', score: 0.4 }];

  it('starts with a habit that is due, before what everyone buys', () => {
    expect(skusOf({ ...habit, popular })).toEqual(['ink', 'paper']);
  });

  it('starts with what everyone buys in a shop where habits predict nothing', () => {
    expect(skusOf({ ...habit, popular, repeatRate: 0.01 })).toEqual(['paper', 'ink']);
  });

  it('adds what goes with the latest items, and what works with them', () => {
    expect(
      skusOf({ together: [{ sku: 'pens', score: 0.3 }], compatible: [{ sku: 'toner', score: 0 }], popular }),
    ).toEqual(['paper', 'pens', 'toner']);
  });

  it('is empty without any orders', () => {
    expect(getNextBasket(facts({}))).toEqual([]);
  });

  it('scores chances: none is above 1', () => {
    const [first] = getNextBasket(facts({ ...habit, popular: [{ sku: 'ink', score: 1 }] }));
    expect(first!.score).toBeLessThanOrEqual(1);
  });
});

describe('the repeat rate', () => {
  const buyer = (next: string[]) => ({
    orders: 4,
    ownItems: new Map([
      ['ink', 4],
      ['pens', 1],
    ]),
    next: new Set(next),
  });

  it('is near 1 where buyers reorder what they buy, and near 0 where they do not', () => {
    expect(getRepeatRate(Array.from({ length: 200 }, () => buyer(['ink'])))).toBeGreaterThan(0.75);
    expect(getRepeatRate(Array.from({ length: 200 }, () => buyer(['paper'])))).toBeLessThan(0.05);
  });

  it('is 1 before anything is known', () => {
    expect(getRepeatRate([])).toBe(1);
  });
});

describe('diverse items', () => {
  const item = (sku: string, baseCatId: string, variantGroup: string | null = null) => ({
    sku,
    baseCatId,
    variantGroup,
  });

  it('have one variant of a product, the best one', () => {
    const chosen = diversify(
      [item('red', 'pens', 'pen'), item('blue', 'pens', 'pen'), item('ink', 'ink')],
      10,
    );
    expect(chosen.map(({ sku }) => sku)).toEqual(['red', 'ink']);
  });

  it('put more than three of a category last', () => {
    const pens = [1, 2, 3, 4, 5].map((number) => item(`pen-${number}`, 'pens'));
    const skus = (count: number) => diversify([...pens, item('ink', 'ink')], count).map(({ sku }) => sku);
    expect(skus(4)).toEqual(['pen-1', 'pen-2', 'pen-3', 'ink']);
    expect(skus(6)).toEqual(['pen-1', 'pen-2', 'pen-3', 'ink', 'pen-4', 'pen-5']);
  });
});
