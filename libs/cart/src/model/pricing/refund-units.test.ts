import fc from 'fast-check';
import { refundUnits } from './refund-units.ts';

const line = fc.record({
  qty: fc.integer({ min: 1, max: 9999 }),
  net: fc.integer({ min: 0, max: 10_000_000 }),
  tax: fc.integer({ min: 0, max: 1_000_000 }),
});

it('refunds of a line add up to its price, in whatever steps its units are canceled', () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 500 })), ({ qty, net, tax }, steps) => {
      let refundedQty = 0;
      const sum = { net: 0, tax: 0 };
      for (const step of [...steps, qty]) {
        const units = Math.min(step, qty - refundedQty);
        if (units === 0) break;
        const part = refundUnits({ qty, refundedQty, net, tax }, units);
        expect(part.net).toBeGreaterThanOrEqual(0);
        expect(part.tax).toBeGreaterThanOrEqual(0);
        sum.net += part.net;
        sum.tax += part.tax;
        refundedQty += units;
      }
      expect(sum).toEqual({ net, tax });
    }),
  );
});

it('never refunds a unit for more than a cent above its share', () => {
  fc.assert(
    fc.property(line, fc.nat(), ({ qty, net, tax }, at) => {
      const refundedQty = at % qty;
      const part = refundUnits({ qty, refundedQty, net, tax }, 1);
      expect(Math.abs(part.net - net / qty)).toBeLessThanOrEqual(1);
    }),
  );
});

it('refunds 1 of 3 units of $10.00', () => {
  expect(refundUnits({ qty: 3, refundedQty: 0, net: 1000, tax: 63 }, 1)).toEqual({ net: 333, tax: 21 });
  expect(refundUnits({ qty: 3, refundedQty: 1, net: 1000, tax: 63 }, 2)).toEqual({ net: 667, tax: 42 });
});
