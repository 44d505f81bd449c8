import fc from 'fast-check';
import { US_STATES } from '@foolscap/core/vocabulary';
import { DEFAULT_FEES, type Benefit, type Promotion } from '@foolscap/pricing/model';
import { getTaxRate } from '../tax-rates.ts';
import { allocate } from './allocate.ts';
import { priceCart, type PricingContext, type PricingLine } from './price-cart.ts';
import { taxByLine } from './tax.ts';

const CATEGORIES = ['writing', 'paper', 'chairs'];
const states = fc.constantFrom(...Object.keys(US_STATES));

const anyVolume = fc.array(fc.record({ minQty: fc.integer({ min: 2, max: 50 }), price: fc.nat(100_000) }), {
  maxLength: 3,
});
const anyLine = (id: string): fc.Arbitrary<PricingLine> =>
  fc
    .record({
      itemId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      qty: fc.integer({ min: 1, max: 9999 }),
      categoryIds: fc.subarray(CATEGORIES),
      brand: fc.constantFrom('Lumen', 'Fenwick'),
      taxable: fc.boolean(),
      isOversized: fc.boolean(),
      surchargePerUnit: fc.option(fc.nat(500), { nil: undefined }),
      way: fc.oneof(
        fc.constant({ isShipped: true }),
        fc.constant({ isShipped: false }),
        states.map((collectedIn) => ({ isShipped: false, collectedIn })),
      ),
    })
    .map(({ way, ...rest }) => ({ id, prices: { list: 0 }, ...rest, ...way }));

/** Lines with the same item have the same price. */
const anyLines: fc.Arbitrary<PricingLine[]> = fc
  .tuple(
    fc
      .integer({ min: 0, max: 12 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, place) => anyLine(`line-${place}`)))),
    fc.array(
      fc.record(
        {
          list: fc.nat(1_000_000),
          sale: fc.nat(1_000_000),
          volume: anyVolume,
          contract: fc.nat(1_000_000),
        },
        { requiredKeys: ['list'] },
      ),
      { minLength: 5, maxLength: 5 },
    ),
  )
  .map(([lines, prices]) =>
    lines.map((line) => ({ ...line, prices: prices['abcde'.indexOf(line.itemId)]! })),
  );

const anyBenefit: fc.Arbitrary<Benefit> = fc.oneof(
  fc.record({
    type: fc.constant('PERCENT' as const),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    cap: fc.option(fc.nat(10_000), { nil: undefined }),
  }),
  fc.record({ type: fc.constant('AMOUNT' as const), amount: fc.nat(100_000) }),
  fc.record({ type: fc.constant('AMOUNT_PER_UNIT' as const), amount: fc.nat(5_000) }),
  fc.record({
    type: fc.constant('BUY_GET' as const),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 2 }),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
  }),
  fc.constant({ type: 'FREE_SHIPPING' as const }),
);
const anyPromotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      scope: fc.constantFrom('ITEM' as const, 'CART' as const),
      priority: fc.integer({ min: 1, max: 3 }),
      benefit: anyBenefit,
      combines: fc.boolean(),
      checkoutOnly: fc.boolean(),
      limitPerOrder: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
      conditions: fc.record(
        {
          categoryIds: fc.subarray(CATEGORIES),
          excludedBrands: fc.constant(['Fenwick']),
          minSubTotal: fc.nat(50_000),
          minUnits: fc.nat(20),
        },
        { requiredKeys: [] },
      ),
    }),
    { maxLength: 5 },
  )
  .map((promotions) =>
    promotions.map((each, place) => ({ ...each, id: `p${place}`, name: `Promotion ${place}` })),
  );

const anyContext: fc.Arbitrary<PricingContext> = fc.record({
  levelOfService: fc.constantFrom('STANDARD' as const, 'NDD' as const, 'SDD' as const),
  fees: fc.nat(900).map((areaFee) => ({ ...DEFAULT_FEES, areaFee })),
  state: fc.option(states, { nil: undefined }),
  promotions: anyPromotions,
  tenders: fc.constantFrom(
    [],
    [{ id: 'card', type: 'CARD' as const }],
    [
      { id: 'card', type: 'CARD' as const },
      { id: 'gift', type: 'GIFT_CARD' as const, balance: 7500 },
    ],
  ),
});

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const check = (holds: (lines: PricingLine[], context: PricingContext) => void) =>
  fc.assert(fc.property(anyLines, anyContext, holds), { numRuns: 300 });

describe('every priced cart', () => {
  it('adds up, in whole cents, without a negative sum', () =>
    check((lines, context) => {
      const { totals, lines: priced, tenders } = priceCart(lines, context);
      const {
        preTaxTotal,
        net,
        shipFee,
        handlingFee,
        surchargeFee,
        dasFee,
        smallOrderFee,
        tax = 0,
        total,
      } = totals;
      expect(net).toBe(totals.subTotal - totals.itemSavings - totals.cartSavings);
      expect(preTaxTotal).toBe(net + shipFee + handlingFee + surchargeFee + dasFee + smallOrderFee);
      expect(total).toBe(preTaxTotal + tax);
      expect(totals.balance + sum(tenders.map(({ amount }) => amount))).toBe(total);
      expect(sum(priced.map((line) => line.net))).toBe(net);
      expect(sum(priced.map((line) => line.tax))).toBe(tax);
      const { excludingCheckoutOnly, ...amounts } = totals;
      for (const amount of [...Object.values(amounts), ...Object.values(excludingCheckoutOnly)]) {
        if (amount === undefined) continue;
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }));

  it('allocates every promotion to lines exactly, and no line falls below zero', () =>
    check((lines, context) => {
      const { applied, lines: priced } = priceCart(lines, context);
      for (const { promotionId, amount } of applied) {
        const parts = priced.flatMap((line) =>
          line.adjustments.filter((part) => part.promotionId === promotionId),
        );
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
      }
      for (const line of priced) {
        expect(line.net).toBeGreaterThanOrEqual(0);
        expect(line.subTotal - sum(line.adjustments.map((part) => part.amount))).toBe(line.net);
      }
    }));

  it('does not depend on the order of its lines', () =>
    check((lines, context) => {
      const forward = priceCart(lines, context);
      const backward = priceCart([...lines].reverse(), context);
      expect(backward.totals).toEqual(forward.totals);
      expect([...backward.lines].reverse()).toEqual(forward.lines);
    }));

  it('reports each promotion once, as applied or as rejected', () =>
    check((lines, context) => {
      const { applied, rejected } = priceCart(lines, context);
      expect([...applied, ...rejected].map(({ promotionId }) => promotionId).sort()).toEqual(
        context.promotions!.map(({ id }) => id).sort(),
      );
    }));
});

it('never lowers the subtotal before promotions when a unit is added', () =>
  fc.assert(
    fc.property(anyLines, fc.nat(11), (lines, place) => {
      if (!lines.length) return;
      const more = lines.map((line, index) =>
        index === place % lines.length ? { ...line, qty: line.qty + 1 } : line,
      );
      const context: PricingContext = { levelOfService: 'STANDARD', state: undefined };
      expect(priceCart(more, context).totals.subTotal).toBeGreaterThanOrEqual(
        priceCart(lines, context).totals.subTotal,
      );
    }),
    { numRuns: 1000 },
  ));

it('taxes each state within half a cent of the exact share of its taxable lines', () => {
  const anyTaxable = fc.array(
    fc.record({ net: fc.nat(1e8), taxable: fc.boolean(), state: fc.option(states, { nil: undefined }) }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(anyTaxable, (rows) => {
      const lines = rows.map((row, place) => ({ ...row, id: `line-${place}` }));
      const taxes = taxByLine(lines);
      for (const state of Object.keys(US_STATES)) {
        const taxed = lines.filter((line) => line.taxable && line.state === state);
        const exact = (sum(taxed.map(({ net }) => net)) * getTaxRate(state)) / 10_000;
        expect(Math.abs(sum(taxed.map(({ id }) => taxes.get(id) ?? 0)) - exact)).toBeLessThanOrEqual(0.5);
      }
      for (const { id, taxable, state } of lines)
        if (!taxable || state === undefined) expect(taxes.get(id) ?? 0).toBe(0);
    }),
  );
});

describe('allocate', () => {
  const anyShares = fc
    .array(fc.nat(1e9), { minLength: 1, maxLength: 30 })
    .map((weights) => weights.map((weight, place) => ({ id: String(place).padStart(3, '0'), weight })));

  it('gives whole parts that add up, each at most its weight', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(1e9), (shares, amount) => {
        const parts = allocate(amount, shares);
        expect(sum([...parts.values()])).toBe(Math.min(amount, sum(shares.map(({ weight }) => weight))));
        for (const { id, weight } of shares) expect(parts.get(id)).toBeLessThanOrEqual(weight);
      }),
    );
  });
  it('differs from the exact part by less than a cent', () => {
    fc.assert(
      fc.property(anyShares, fc.nat(1e6), (shares, amount) => {
        const total = sum(shares.map(({ weight }) => weight));
        fc.pre(amount <= total && total > 0);
        const parts = allocate(amount, shares);
        for (const { id, weight } of shares)
          expect(Math.abs(parts.get(id)! - (amount * weight) / total)).toBeLessThan(1);
      }),
    );
  });
});
