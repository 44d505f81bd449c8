import fc from 'fast-check';
import {
  type BudgetEntry,
  getConfirmation,
  getRest,
  getReturn,
  getSubmission,
  sumEntries,
} from './budget-entries.ts';

const cents = fc.integer({ min: 0, max: 50_000 });
const step = fc.oneof(
  fc.record({ type: fc.constant('submit' as const), amount: cents, isPending: fc.boolean() }),
  fc.record({ type: fc.constant('approve' as const), order: fc.nat(6) }),
  fc.record({ type: fc.constant('cancel' as const), order: fc.nat(6), amount: fc.option(cents) }),
  fc.record({ type: fc.constant('adjust' as const), amount: fc.integer({ min: -50_000, max: 50_000 }) }),
);

/** An order as its shop sees it, apart from the ledger. */
interface Order {
  entries: BudgetEntry[];
  left: number;
  isApproved: boolean;
}

it('after 10,000 random histories the balance is what was allocated, less what orders reserve and spend', () => {
  fc.assert(
    fc.property(cents, fc.array(step, { maxLength: 25 }), (amount, steps) => {
      const ledger: BudgetEntry[] = [{ kind: 'ALLOCATED', amount }];
      const orders: Order[] = [];
      let allocated = amount;
      for (const each of steps) {
        if (each.type === 'adjust') {
          ledger.push({ kind: 'ADJUSTED', amount: each.amount });
          allocated += each.amount;
        } else if (each.type === 'submit') {
          const entries = getSubmission(each.amount, each.isPending);
          ledger.push(...entries);
          orders.push({ entries, left: each.amount, isApproved: !each.isPending });
        } else {
          const order = orders[each.order];
          if (!order) continue;
          const held = sumEntries(order.entries);
          const entries =
            each.type === 'approve' ? getConfirmation(held) : getReturn(held, each.amount ?? undefined);
          ledger.push(...entries);
          order.entries.push(...entries);
          if (each.type === 'approve') order.isApproved = true;
          else order.left = Math.max(0, order.left - (each.amount ?? order.left));
        }
        const sum = (isApproved: boolean) =>
          orders.reduce((total, order) => total + (order.isApproved === isApproved ? order.left : 0), 0);
        const totals = sumEntries(ledger);
        expect(totals).toEqual({ allocated, reserved: sum(false), spent: sum(true) });
        expect(getRest(totals)).toBe(allocated - sum(false) - sum(true));
      }
    }),
    { numRuns: 10_000 },
  );
});
