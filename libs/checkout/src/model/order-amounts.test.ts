import fc from 'fast-check';
import { toDecimal } from '@foolscap/core/money';
import { buildOrder } from '../testing/index.ts';
import { formatAmount, listAmounts } from './order-amounts.ts';

const { totals } = buildOrder();
const listSavings = (instantCouponSavings: number, adjustments?: { name: string; amount: number }[]) =>
  listAmounts({ totals: { ...totals, instantCouponSavings }, ...(adjustments ? { adjustments } : {}) })
    .parts.filter(({ amount = 0 }) => amount < 0)
    .map(({ label, amount }) => [label, amount]);

it('lists each promotion, and coupons with their code', () => {
  const coupon = { name: '$5 off', couponCode: 'FIVE', amount: 5 };
  expect(listSavings(7, [{ name: 'Paper week', amount: 2 }, coupon])).toEqual([
    ['Paper week', -200],
    ['$5 off (FIVE)', -500],
  ]);
});

it('adds up promotions of the same name, exact to the cent', () => {
  expect(
    listSavings(0.3, [
      { name: 'Paper week', amount: 0.1 },
      { name: 'Paper week', amount: 0.2 },
    ]),
  ).toEqual([['Paper week', -30]]);
});

it('shows savings that no promotion explains', () => {
  expect(listSavings(4)).toEqual([['Savings', -400]]);
  expect(listSavings(4, [{ name: 'Paper week', amount: 1 }])).toEqual([
    ['Paper week', -100],
    ['Other savings', -300],
  ]);
  expect(listSavings(0)).toEqual([]);
});

it('shows free, unknown and undetermined amounts as text', () => {
  const { taxTotal: _, ...open } = totals;
  const { parts, total } = listAmounts({ totals: { ...open, shipFee: 0, isFurnitureServicesFeeTBD: true } });
  expect(parts.map((part) => [part.label, formatAmount(part)])).toEqual(
    expect.arrayContaining([
      ['Shipping', 'Free'],
      ['Furniture services', 'To be determined'],
      ['Tax', 'Enter your address'],
    ]),
  );
  expect(total.label).toBe('Estimated total');
});

it('adds up to the total, and after a refund to the rest of it', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.record({
        goods: cents,
        ship: cents,
        handling: cents,
        small: cents,
        surcharge: cents,
        furniture: cents,
        area: cents,
      }),
      fc.array(fc.record({ name: fc.constantFrom('A', 'B', 'C'), cents }), { maxLength: 4 }),
      cents,
      cents,
      ({ goods, ship, handling, small, surcharge, furniture, area }, promotions, tax, refunded) => {
        const savings = promotions.reduce((sum, promotion) => sum + promotion.cents, 0);
        const sum = goods - savings + ship + handling + small + surcharge + furniture + area + tax;
        const { parts, total, refund } = listAmounts({
          totals: {
            numberOfItems: 1,
            cartSubTotal: toDecimal(goods),
            instantCouponSavings: toDecimal(savings),
            shipFee: toDecimal(ship),
            handlingFee: toDecimal(handling + small),
            smallOrderFee: toDecimal(small),
            surchargeFee: toDecimal(surcharge),
            furnRate: toDecimal(furniture),
            dasFee: toDecimal(area),
            taxTotal: toDecimal(tax),
            ordTotal: toDecimal(sum),
          },
          adjustments: promotions.map(({ name, cents: amount }) => ({ name, amount: toDecimal(amount) })),
          refundedTotal: toDecimal(refunded),
        });
        expect(parts.reduce((all, { amount = 0 }) => all + amount, 0)).toBe(total.amount);
        expect(total.amount! + (refund?.returned.amount ?? 0)).toBe(refund?.left.amount ?? total.amount);
      },
    ),
  );
});

it('subtracts what gift and prepaid cards pay, but not cards that were only checked', () => {
  const card = { id: 'g', paymentType: 'GIFT_CARD', lastFourDigit: '0042' } as const;
  const list = (...orderPayments: NonNullable<Parameters<typeof listAmounts>[0]['orderPayments']>) =>
    listAmounts({ totals: { ...totals, ordTotal: 26.03 }, orderPayments }).storedValue;
  expect(list({ ...card, addedToOrder: true, amountApplied: 10.1 })).toEqual({
    paid: [{ label: 'Gift card ending in 0042', amount: -1010 }],
    left: { label: 'Left to pay', amount: 1593 },
  });
  expect(list({ ...card, addedToOrder: false, amountApplied: 0 })).toBeUndefined();
});
