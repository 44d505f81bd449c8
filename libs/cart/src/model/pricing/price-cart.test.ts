import { US_STATES } from '@foolscap/core/vocabulary';
import { DEFAULT_FEES, type Promotion } from '@foolscap/pricing/model';
import { priceCart, type PricingContext, type PricingLine } from './price-cart.ts';

const { freeShippingThreshold, nextDayShipFee, oversizedHandlingFee, standardShipFee } = DEFAULT_FEES;

let lineCount = 0;
const line = ({ price = 1000, ...rest }: Partial<PricingLine> & { price?: number } = {}): PricingLine => ({
  id: `line-${(lineCount += 1)}`,
  itemId: `item-${lineCount}`,
  qty: 1,
  prices: { list: price },
  taxable: true,
  isShipped: true,
  isOversized: false,
  ...rest,
});
const MA: PricingContext = { levelOfService: 'STANDARD', state: 'MA', now: '2026-11-22T12:00:00.000Z' };

const promotion = (rest: Partial<Promotion> & Pick<Promotion, 'benefit'>): Promotion => ({
  id: 'p1',
  name: 'A promotion',
  scope: 'CART',
  priority: 1,
  conditions: {},
  combines: true,
  ...rest,
});

const totals = (lines: PricingLine[], context: PricingContext = MA) => priceCart(lines, context).totals;

describe('fees and tax', () => {
  it.each([
    ['an empty cart', [], MA, { subTotal: 0, shipFee: 0, handlingFee: 0, tax: 0, total: 0 }],
    ['one line', [line()], MA, { subTotal: 1000, shipFee: standardShipFee, tax: 63, total: 1862 }],
    [
      'a cent below the threshold',
      [line({ price: 4999 })],
      MA,
      { shipFee: standardShipFee, remainingForFreeShipping: 1 },
    ],
    [
      'the threshold itself',
      [line({ price: 5000 })],
      MA,
      { shipFee: 0, remainingForFreeShipping: 0, total: 5313 },
    ],
    [
      'next-day delivery at any price',
      [line({ price: 90_000 })],
      { ...MA, levelOfService: 'NDD' },
      { shipFee: nextDayShipFee },
    ],
    ['collected lines', [line({ isShipped: false, collectedIn: 'MA' })], MA, { shipFee: 0, total: 1063 }],
    [
      'collected lines, which do not count towards free shipping',
      [line({ isShipped: false, collectedIn: 'MA', price: 9000 }), line()],
      MA,
      { shipFee: standardShipFee, remainingForFreeShipping: freeShippingThreshold - 1000 },
    ],
    [
      'oversized lines',
      [line({ qty: 3, price: 9000, isOversized: true })],
      MA,
      { handlingFee: 3 * oversizedHandlingFee, shipFee: 0 },
    ],
    [
      'oversized lines that are collected',
      [line({ isOversized: true, isShipped: false, collectedIn: 'MA' })],
      MA,
      { handlingFee: 0 },
    ],
    ['exempt lines', [line({ taxable: false })], MA, { tax: 0, total: 1799 }],
    ['a state without sales tax', [line()], { ...MA, state: 'OR' }, { tax: 0 }],
    ['a rate with half a basis point', [line({ price: 10_000 })], { ...MA, state: 'MN' }, { tax: 688 }],
    ['no address yet', [line()], { ...MA, state: undefined }, { tax: undefined, total: 1799 }],
    [
      'collected and shipped lines, each taxed in its own state',
      [line({ isShipped: false, collectedIn: 'NH', price: 10_000 }), line({ price: 10_000 })],
      MA,
      { tax: 625 },
    ],
    [
      'a download beside collected lines, which is taxed at the store',
      [
        line({ isShipped: false, price: 10_000 }),
        line({ isShipped: false, collectedIn: 'NJ', price: 10_000 }),
      ],
      { ...MA, state: undefined },
      { tax: 1325 },
    ],
    [
      'a surcharge for each unit',
      [line({ qty: 4, price: 2000, surchargePerUnit: 150 })],
      MA,
      { surchargeFee: 600, preTaxTotal: 8600 },
    ],
    [
      'an order below the minimum',
      [line({ price: 1999 })],
      { ...MA, fees: { ...DEFAULT_FEES, smallOrder: { below: 2000, fee: 299 } } },
      { smallOrderFee: 299 },
    ],
    [
      'an order at the minimum',
      [line({ price: 2000 })],
      { ...MA, fees: { ...DEFAULT_FEES, smallOrder: { below: 2000, fee: 299 } } },
      { smallOrderFee: 0 },
    ],
  ] satisfies [string, PricingLine[], PricingContext, object][])('%s', (_name, lines, context, expected) => {
    expect(totals(lines, context)).toMatchObject(expected);
  });

  it('returns the fee of every level of service for the same items', () => {
    expect(priceCart([line()], MA).shipFees).toEqual({
      STANDARD: standardShipFee,
      NDD: nextDayShipFee,
      SDD: 1_999,
    });
  });

  it('allocates the tax of a state to its lines', () => {
    const lines = [
      line({ price: 333 }),
      line({ price: 333 }),
      line({ price: 334 }),
      line({ taxable: false }),
    ];
    const priced = priceCart(lines, MA);
    expect(priced.lines.map(({ tax }) => tax)).toEqual([21, 21, 21, 0]);
    expect(priced.totals.tax).toBe(63);
  });
});

describe('unit prices', () => {
  it('are those of `unitPrice`, with their source and the price before reductions', () => {
    const [sold] = priceCart([line({ prices: { list: 1000, sale: 800 } })], MA).lines;
    expect(sold).toMatchObject({ unitPrice: 800, priceSource: 'SALE', basePrice: 1000 });
  });

  it('counts the units of all lines of an item for its volume price', () => {
    const prices = { list: 1000, volume: [{ minQty: 10, price: 900 }] };
    const lines = [
      line({ itemId: 'pens', prices, qty: 6 }),
      line({ itemId: 'pens', prices, qty: 4, isShipped: false, collectedIn: 'MA' }),
    ];
    expect(priceCart(lines, MA).lines.map(({ unitPrice }) => unitPrice)).toEqual([900, 900]);
  });

  it('offers free items if anything is shipped, from the promotion’s minimum on', () => {
    const gift = promotion({
      benefit: { type: 'FREE_ITEM', itemIds: ['mug'], units: 1 },
      conditions: { minSubTotal: 1500 },
    });
    const offer = (...lines: ReturnType<typeof line>[]) => {
      const { applied, rejected, totals } = priceCart(lines, { ...MA, promotions: [gift] });
      return [...applied.map(({ amount }) => amount), ...rejected.map(({ reason }) => reason), totals.net];
    };
    expect(offer(line())).toEqual(['ORDER_TOTAL_NOT_MET_ERROR', 1000]);
    expect(offer(line({ qty: 2 }))).toEqual([0, 2000]);
    expect(offer(line({ qty: 2, isShipped: false, collectedIn: 'MA' }))).toEqual(['NO_BENEFIT', 2000]);
  });
});

describe('promotions', () => {
  const pens = () => line({ id: 'pens', itemId: 'pens', categoryIds: ['writing'], brand: 'Lumen', qty: 6 });
  const paper = () =>
    line({ id: 'paper', itemId: 'paper', categoryIds: ['paper'], brand: 'Fenwick', price: 4000 });

  it.each([
    [
      'a percentage',
      promotion({ benefit: { type: 'PERCENT', basisPoints: 1000 } }),
      { pens: 5400, paper: 3600 },
    ],
    [
      'a percentage up to a cap',
      promotion({ benefit: { type: 'PERCENT', basisPoints: 1000, cap: 500 } }),
      { pens: 5700, paper: 3800 },
    ],
    ['an amount', promotion({ benefit: { type: 'AMOUNT', amount: 1000 } }), { pens: 5400, paper: 3600 }],
    [
      'an amount off each unit, for three units',
      promotion({
        benefit: { type: 'AMOUNT_PER_UNIT', amount: 100 },
        conditions: { itemIds: ['pens'] },
        limitPerOrder: 3,
      }),
      { pens: 5700, paper: 4000 },
    ],
    [
      'one free of every three',
      promotion({
        benefit: { type: 'BUY_GET', buy: 2, get: 1, basisPoints: 10_000 },
        conditions: { categoryIds: ['writing'] },
      }),
      { pens: 4000, paper: 4000 },
    ],
    [
      'one free of every three, once an order',
      promotion({
        benefit: { type: 'BUY_GET', buy: 2, get: 1, basisPoints: 10_000 },
        conditions: { categoryIds: ['writing'] },
        limitPerOrder: 1,
      }),
      { pens: 5000, paper: 4000 },
    ],
    [
      'everything but a brand',
      promotion({
        benefit: { type: 'PERCENT', basisPoints: 5000 },
        conditions: { excludedBrands: ['Lumen'] },
      }),
      { pens: 6000, paper: 2000 },
    ],
    [
      'more than the lines cost',
      promotion({ benefit: { type: 'AMOUNT', amount: 99_999 } }),
      { pens: 0, paper: 0 },
    ],
  ])('takes off %s', (_name, given, expected) => {
    const { lines } = priceCart([pens(), paper()], { ...MA, promotions: [given] });
    expect(Object.fromEntries(lines.map(({ id, net }) => [id, net]))).toEqual(expected);
  });

  it.each([
    ['before it begins', { validFrom: '2026-11-23T00:00:00.000Z' }, { reason: 'NOT_STARTED' }],
    ['after it ended', { validUntil: '2026-11-22T12:00:00.000Z' }, { reason: 'EXPIRED' }],
    ['without uses left', { usesLeft: 0 }, { reason: 'LIMIT_REACHED' }],
    [
      'without an eligible item',
      { conditions: { itemIds: ['stapler'] } },
      { reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' },
    ],
    ['of another rewards member', { otherRewardsMember: true }, { reason: 'REWARDS_COUPON_ERROR_MESSAGE' }],
    [
      'for pickup, while all is shipped',
      { conditions: { delivery: 'PICKUP' as const } },
      { reason: 'BOPIS_EVENT_ERROR', missing: { delivery: 'PICKUP' } },
    ],
    [
      'below its minimum',
      { conditions: { minSubTotal: 12_000 } },
      { reason: 'ORDER_TOTAL_NOT_MET_ERROR', missing: { amount: 2000 } },
    ],
    [
      'below its units',
      { conditions: { minUnits: 10 } },
      { reason: 'MINIMUM_NOT_MET', missing: { units: 3 } },
    ],
    [
      'above the price of its items',
      { benefit: { type: 'AMOUNT' as const, amount: 10_001 } },
      { reason: 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL', missing: { amount: 1 } },
    ],
  ])('reports the reason %s', (_name, rest, expected) => {
    const { rejected, totals } = priceCart([pens(), paper()], {
      ...MA,
      promotions: [promotion({ code: 'SAVE10', benefit: { type: 'PERCENT', basisPoints: 1000 }, ...rest })],
    });
    expect(rejected).toEqual([{ promotionId: 'p1', code: 'SAVE10', name: 'A promotion', ...expected }]);
    expect(totals.cartSavings).toBe(0);
  });

  describe('for one way of delivery', () => {
    const delivery = (way: 'PICKUP' | 'SHIP') =>
      promotion({
        code: 'WAY',
        benefit: { type: 'PERCENT', basisPoints: 1000 },
        conditions: { delivery: way },
      });
    const collected = () => line({ price: 2000, isShipped: false, collectedIn: '' });
    const shipped = () => line({ price: 3000 });
    const electronic = () => line({ price: 5000, isShipped: false });

    it.each([
      ['PICKUP', [collected(), shipped(), electronic()], 200],
      ['SHIP', [collected(), shipped(), electronic()], 300],
    ] as const)('%s reduces the lines that are delivered so', (way, lines, cartSavings) => {
      const { totals, applied } = priceCart(lines, { ...MA, promotions: [delivery(way)] });
      expect(totals.cartSavings).toBe(cartSavings);
      expect(applied).toHaveLength(1);
    });

    it.each([
      ['SHIP', [collected(), electronic()]],
      ['PICKUP', [shipped(), electronic()]],
    ] as const)('%s is refused without such a line', (way, lines) => {
      const { rejected } = priceCart(lines, { ...MA, promotions: [delivery(way)] });
      expect(rejected).toMatchObject([{ reason: 'BOPIS_EVENT_ERROR', missing: { delivery: way } }]);
    });

    it('first reports that no item qualifies at all', () => {
      const given = {
        ...delivery('PICKUP'),
        conditions: { delivery: 'PICKUP' as const, itemIds: ['stapler'] },
      };
      const { rejected } = priceCart([shipped()], { ...MA, promotions: [given] });
      expect(rejected).toMatchObject([{ reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' }]);
    });
  });

  it('applies item promotions first, then coupons by priority to the remainder', () => {
    const { lines, applied, totals } = priceCart([pens()], {
      ...MA,
      promotions: [
        promotion({ id: 'late', priority: 2, benefit: { type: 'AMOUNT', amount: 1000 } }),
        promotion({ id: 'early', priority: 1, benefit: { type: 'PERCENT', basisPoints: 1000 } }),
        promotion({
          id: 'item',
          scope: 'ITEM',
          priority: 9,
          benefit: { type: 'AMOUNT_PER_UNIT', amount: 500 },
        }),
      ],
    });
    expect(applied.map(({ promotionId, amount }) => [promotionId, amount])).toEqual([
      ['item', 3000],
      ['early', 300],
      ['late', 1000],
    ]);
    expect(lines[0]!.adjustments.map(({ promotionId }) => promotionId)).toEqual(['item', 'early', 'late']);
    expect(totals).toMatchObject({ subTotal: 6000, itemSavings: 3000, cartSavings: 1300, net: 1700 });
  });

  it('does not combine with others where one of them does not', () => {
    const { applied, rejected } = priceCart([pens()], {
      ...MA,
      promotions: [
        promotion({ id: 'alone', combines: false, priority: 1, benefit: { type: 'AMOUNT', amount: 100 } }),
        promotion({ id: 'second', priority: 2, benefit: { type: 'AMOUNT', amount: 100 } }),
      ],
    });
    expect(applied.map(({ promotionId }) => promotionId)).toEqual(['alone']);
    expect(rejected).toMatchObject([{ promotionId: 'second', reason: 'NOT_COMBINABLE' }]);
  });

  it('waives standard shipping, and reports when there is nothing to waive', () => {
    const free = promotion({ benefit: { type: 'FREE_SHIPPING' } });
    expect(totals([line()], { ...MA, promotions: [free] })).toMatchObject({
      shipFee: 0,
      remainingForFreeShipping: 0,
    });
    for (const context of [MA, { ...MA, levelOfService: 'NDD' as const }]) {
      const { rejected } = priceCart([line({ price: 9000 })], { ...context, promotions: [free] });
      expect(rejected).toMatchObject([{ reason: 'NO_BENEFIT' }]);
    }
  });

  it('measures free shipping, tax and the minimum by reduced prices', () => {
    const half = promotion({ benefit: { type: 'PERCENT', basisPoints: 5000 } });
    expect(totals([line({ price: 8000 })], { ...MA, promotions: [half] })).toMatchObject({
      net: 4000,
      tax: 250,
      shipFee: standardShipFee,
      remainingForFreeShipping: 1000,
    });
  });
});

describe('tenders', () => {
  it('charges gift and prepaid cards and rewards first, keeps the remainder of the last, and the rest elsewhere', () => {
    const priced = priceCart([line({ price: 10_000, taxable: false })], {
      ...MA,
      tenders: [
        { id: 'card', type: 'CARD' },
        { id: 'gift', type: 'GIFT_CARD', balance: 6000 },
        { id: 'rewards', type: 'REWARDS', balance: 500 },
        { id: 'prepaid', type: 'PREPAID_CARD', balance: 9000 },
      ],
    });
    expect(priced.tenders).toEqual([
      { id: 'card', type: 'CARD', amount: 0 },
      { id: 'gift', type: 'GIFT_CARD', amount: 6000 },
      { id: 'rewards', type: 'REWARDS', amount: 500 },
      { id: 'prepaid', type: 'PREPAID_CARD', amount: 3500 },
    ]);
    expect(priced.totals.balance).toBe(0);
  });

  it('leaves what they cannot pay as the balance', () => {
    const { totals } = priceCart([line({ price: 10_000, taxable: false })], {
      ...MA,
      tenders: [{ id: 'gift', type: 'GIFT_CARD', balance: 2500 }],
    });
    expect(totals).toMatchObject({ total: 10_000, balance: 7500 });
  });
});

it('memberships are reduced by promotions, but not by those for members of a program', () => {
  const lines = [
    line({ price: 9900, taxable: false, isMembership: true }),
    line({ price: 1000, taxable: false }),
  ];
  const offer = promotion({ benefit: { type: 'PERCENT', basisPoints: 1000 } });
  const getNets = (conditions: Promotion['conditions']) =>
    priceCart(lines, { ...MA, promotions: [{ ...offer, conditions }] }).lines.map(({ net }) => net);
  expect(getNets({ membership: 'SELECT' })).toEqual([9900, 900]);
  expect(getNets({})).toEqual([8910, 900]);
});

describe('gift cards among the items', () => {
  const giftCard = line({
    id: 'gift-card',
    itemId: 'gift-card',
    price: 20_000,
    taxable: false,
    isStoredValue: true,
  });
  const paper = line({ id: 'paper', price: 10_000, taxable: false });

  it.each<[string, Promotion['benefit']]>([
    ['a percentage', { type: 'PERCENT', basisPoints: 2000 }],
    ['an amount', { type: 'AMOUNT', amount: 4000 }],
    ['an amount for each unit', { type: 'AMOUNT_PER_UNIT', amount: 1000 }],
    ['a free unit', { type: 'BUY_GET', buy: 1, get: 1, basisPoints: 10_000 }],
  ])('are never reduced by %s', (_, benefit) => {
    const offer = { ...promotion({ benefit }), conditions: {} };
    const context = { ...MA, promotions: [offer], now: MA.now };
    const alone = priceCart([{ ...giftCard, qty: 2 }], context);
    expect(alone.totals).toMatchObject({ subTotal: 40_000, net: 40_000 });
    expect(alone.rejected).toMatchObject([{ reason: 'QUALIFYING_ITEMS_NOT_FOUND_ERROR' }]);
    const both = priceCart([giftCard, { ...paper, qty: 2 }], context);
    expect(both.lines[0]).toMatchObject({ net: 20_000, adjustments: [] });
    expect(both.lines[1]!.net).toBeLessThan(20_000);
  });

  it('do not count towards the minimum of a promotion', () => {
    const offer = {
      ...promotion({ benefit: { type: 'PERCENT', basisPoints: 1000 } }),
      conditions: { minSubTotal: 15_000 },
    };
    const { rejected } = priceCart([giftCard, paper], { ...MA, promotions: [offer], now: MA.now });
    expect(rejected).toMatchObject([{ reason: 'ORDER_TOTAL_NOT_MET_ERROR', missing: { amount: 5000 } }]);
  });

  it('are not paid by gift and prepaid cards, which pay for everything else', () => {
    const tenders = [
      { id: 'gift', type: 'GIFT_CARD', balance: 8000 },
      { id: 'prepaid', type: 'PREPAID_CARD', balance: 90_000 },
    ] as const;
    const priced = priceCart([giftCard, paper], { ...MA, tenders });
    expect(priced.tenders.map(({ amount }) => amount)).toEqual([8000, 2000]);
    expect(priced.totals).toMatchObject({ total: 30_000, balance: 20_000, storedValueGoods: 20_000 });
    expect(priceCart([giftCard], { ...MA, tenders }).totals).toMatchObject({
      total: 20_000,
      balance: 20_000,
    });
    const card = { id: 'card', type: 'CARD' } as const;
    expect(priceCart([giftCard], { ...MA, tenders: [...tenders, card] }).totals.balance).toBe(0);
  });
});

it('knows a rate for every state', () => {
  for (const state of Object.keys(US_STATES)) {
    const { tax } = totals([line({ price: 100_000 })], { ...MA, state });
    expect(tax).toBeGreaterThanOrEqual(0);
    expect(tax).toBeLessThan(10_000);
  }
});
