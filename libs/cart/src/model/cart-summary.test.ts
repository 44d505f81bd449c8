import { DEFAULT_FEES } from '@foolscap/pricing/model';
import { buildCartSummary, getHandlingFees, getSummaryAttributes } from './cart-summary.ts';
import { priceCart, type PricingContext, type PricingLine } from './pricing/index.ts';

const line = (price: number, rest: Partial<PricingLine> = {}): PricingLine => ({
  id: `line-${price}`,
  itemId: `item-${price}`,
  qty: 1,
  prices: { list: price },
  taxable: true,
  isShipped: true,
  isOversized: false,
  ...rest,
});
const CONTEXT: PricingContext = { levelOfService: 'STANDARD', state: 'MA', now: '2026-11-22T12:00:00.000Z' };
const freeShipping = {
  id: 'ship',
  name: 'Free shipping',
  scope: 'CART' as const,
  priority: 1,
  conditions: {},
  combines: true,
  benefit: { type: 'FREE_SHIPPING' as const },
};

it.each([
  ['an empty cart', [], {}, []],
  ['goods below the threshold', [line(4999)], {}, []],
  ['goods from the threshold on', [line(5000)], {}, [['FREE_SHIPPING', 'THRESHOLD']]],
  [
    'a promotion that gives free shipping',
    [line(1000)],
    { promotions: [freeShipping] },
    [['FREE_SHIPPING', 'PROMOTION']],
  ],
  ['collected goods, which have no delivery', [line(9000, { isShipped: false, collectedIn: 'MA' })], {}, []],
  [
    'oversized goods and a small order, whose fees are both in `handlingFee`',
    [line(1000, { isOversized: true, qty: 2 })],
    { fees: { ...DEFAULT_FEES, smallOrder: { below: 2500, fee: 499 } } },
    [
      ['OVERSIZED_FEE', '30.00'],
      ['SMALL_ORDER_FEE', '4.99'],
    ],
  ],
])('explains the totals of %s', (_case, lines, context, expected) => {
  const attributes = getSummaryAttributes(priceCart(lines, { ...CONTEXT, ...context }));
  expect(attributes.map(({ name, value }) => [name, value])).toEqual(expected);
});

test('splits the handling fee into that of oversized items and that of a small order', () => {
  const fees = { ...DEFAULT_FEES, smallOrder: { below: 2500, fee: 499 } };
  const split = (isOversized: boolean) =>
    getHandlingFees(
      buildCartSummary(
        priceCart([line(1000, isOversized ? { isOversized, qty: 2 } : {})], { ...CONTEXT, fees }),
      ),
    );
  expect(split(true)).toEqual({ oversized: 30, smallOrder: 4.99 });
  expect(split(false)).toEqual({ oversized: 0, smallOrder: 4.99 });
  expect(getHandlingFees({ handlingFee: 15 })).toEqual({ oversized: 15, smallOrder: 0 });
});
