import fc from 'fast-check';
import { toDecimal } from '@foolscap/core/money';
import { DEFAULT_FEES } from '@foolscap/pricing/model';
import { buildCartSummary } from './cart-summary.ts';
import { priceCart, type PricingLine } from './pricing/index.ts';
import { getShippedAmount } from './shipped-amount.ts';
import { describeDeliveryCost, describeFreeShipping } from './shipping-cost.ts';

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
const collected = { isShipped: false, collectedIn: 'MA' } as const;

function price(lines: PricingLine[], areaFee = 0) {
  const priced = priceCart(lines, {
    levelOfService: 'STANDARD',
    state: 'MA',
    now: '2026-11-22T12:00:00.000Z',
    fees: { ...DEFAULT_FEES, areaFee },
  });
  return {
    priced,
    totals: {
      summary: buildCartSummary(priced),
      attributes: {
        freeShippingThreshold: toDecimal(DEFAULT_FEES.freeShippingThreshold),
        remainingAmountGetFreeShipping: toDecimal(priced.totals.remainingForFreeShipping),
      },
    },
  };
}

it.each<[string, PricingLine[], string | undefined]>([
  ['shipped goods alone', [line(4138)], 'Add $8.62 more for free shipping.'],
  [
    'goods for pickup besides, which do not count',
    [line(4138), line(2000, collected)],
    'Add $8.62 more in shipped items for free shipping. You have $41.38.',
  ],
  ['enough goods', [line(5000)], 'Your order ships free.'],
  [
    'an oversized item, whose handling is not free',
    [line(20_000, { isOversized: true })],
    'Standard shipping is free; handling of oversized items costs $15.00.',
  ],
  [
    'faster delivery, which is never free',
    [line(20_000, { levelOfService: 'NDD' })],
    'Standard shipping is free; faster delivery costs $14.99.',
  ],
  ['goods for pickup alone', [line(9000, collected)], undefined],
  ['nothing', [], undefined],
])('describes the way to free shipping with %s', (_, lines, text) => {
  expect(describeFreeShipping(price(lines).totals)).toBe(text);
});

it('names the fee of the delivery area', () => {
  expect(describeFreeShipping(price([line(6000)], 499).totals)).toBe(
    'Standard shipping is free; delivery to your area costs $4.99.',
  );
});

describe('the delivery cost of a product', () => {
  const fees = { shipFee: 7.99, freeShippingFrom: 50 };

  it.each([
    [fees, { amount: 1000, units: 1 }, '$7.99 shipping per order, or free with $40.00 more'],
    [fees, { amount: 1000, units: 1, shipped: 3500 }, '$7.99 shipping per order, or free with $5.00 more'],
    [fees, { amount: 1000, units: 1, shipped: 4000 }, 'Free shipping'],
    [
      { ...fees, handlingFeePerUnit: 15 },
      { amount: 9000, units: 1 },
      'Free shipping, plus $15.00 handling of an oversized item',
    ],
    [
      { ...fees, handlingFeePerUnit: 15, areaFee: 4.99 },
      { amount: 18_000, units: 2 },
      'Free shipping, plus $30.00 handling of oversized items, plus $4.99 for delivery to your area',
    ],
  ])('is described for %j and %j', (of, units, text) => {
    expect(describeDeliveryCost(of, units)).toBe(text);
  });

  it('is what the cart charges after the add', () => {
    const goods = fc.record({ cents: fc.integer({ min: 1, max: 9000 }), isShipped: fc.boolean() });
    fc.assert(
      fc.property(fc.array(goods, { maxLength: 4 }), fc.integer({ min: 1, max: 9000 }), (cart, amount) => {
        const lines = cart.map(({ cents, isShipped }, place) =>
          line(cents, { id: `${place}`, ...(isShipped ? {} : collected) }),
        );
        const shipped = getShippedAmount(price(lines).totals.attributes);
        const { shipFee } = price([...lines, line(amount, { id: 'added' })]).totals.summary;
        const text = describeDeliveryCost(fees, { amount, units: 1, shipped });
        expect(text.startsWith('Free shipping')).toBe(shipFee === 0);
        const missing = /with \$([\d.]+) more/.exec(text)?.[1];
        if (!missing) return;
        const more = line(Math.round(Number(missing) * 100), { id: 'more' });
        expect(price([...lines, line(amount, { id: 'added' }), more]).totals.summary.shipFee).toBe(0);
      }),
    );
  });
});
