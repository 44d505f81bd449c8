import fc from 'fast-check';
import type { LineRow, RelatedLine } from '../cart-types.ts';
import { sameLine } from '../decide/line-places.ts';
import { decideMerge } from '../decide/decide-merge.ts';

const ITEMS = ['desk', 'chair', 'paper'] as const;
const STORES = ['', '1547'] as const;

/** Generates the lines of a valid cart: products, and plans with at most as many units as their product has. */
const cart = (prefix: string) =>
  fc
    .array(
      fc.record({
        item: fc.constantFrom(...ITEMS),
        store: fc.constantFrom(...STORES),
        qty: fc.integer({ min: 1, max: 12 }),
        plans: fc.integer({ min: 0, max: 12 }),
        available: fc.integer({ min: 0, max: 15 }),
        limit: fc.option(fc.integer({ min: 1, max: 10 })),
        removed: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    .map((lines) => {
      const rows = new Map<string, LineRow>();
      const put = (row: Partial<LineRow> & Pick<LineRow, 'item_id' | 'qty'>) => {
        const whole = {
          status: 'ACTIVE',
          delivery_type: row.pickup_store ? 'ISP' : 'STA',
          pickup_store: '',
          parent_item_id: '',
          parent_line_id: null,
          relation: null,
          store: null,
          quantity_limit: null,
          available: 1000,
          updated_at: new Date(0),
          ...row,
        } as LineRow;
        const key = sameLine(whole);
        if (!rows.has(key)) rows.set(key, { ...whole, id: `${prefix}-${rows.size}` });
        return rows.get(key)!;
      };
      for (const { item, store, qty, available, limit, removed } of lines)
        put({
          item_id: item,
          qty,
          pickup_store: store,
          available,
          quantity_limit: limit,
          status: removed && prefix === 'account' ? 'DELETED' : 'ACTIVE',
        });
      for (const { item, plans } of lines) {
        const parents = [...rows.values()].filter((row) => row.item_id === item && row.status === 'ACTIVE');
        const units = parents.reduce((sum, row) => sum + row.qty, 0);
        if (plans && parents.length)
          put({
            item_id: 'plan',
            qty: Math.min(plans, units),
            parent_item_id: item,
            parent_line_id: parents[0]!.id,
            relation: 'WARRANTY',
          });
      }
      return [...rows.values()];
    });

it('loses no line, lowers none of the account’s, and keeps plans within their product', () => {
  fc.assert(
    fc.property(cart('guest'), cart('account'), (guest, account) => {
      const items = new Set(guest.map(({ item_id }) => item_id));
      const present = account.filter(
        ({ item_id, parent_item_id }) => items.has(item_id) || items.has(parent_item_id),
      ) as RelatedLine[];
      const { inserts } = decideMerge(guest, present);
      const after = new Map(
        account.filter(({ status }) => status === 'ACTIVE').map((line) => [line.id, { ...line }]),
      );
      for (const write of inserts) {
        const before = after.get(write.id);
        expect(write.qty).toBeGreaterThanOrEqual(before?.qty ?? 1);
        after.set(write.id, {
          ...(before ?? guest[0]!),
          item_id: write.itemId,
          qty: write.qty,
          parent_item_id: write.parentItemId,
          parent_line_id: write.parentLineId,
          pickup_store: write.pickupStoreNumber,
          delivery_type: write.deliveryType,
          relation: write.relation,
        });
      }
      const merged = [...after.values()];
      expect(new Set(merged.map(sameLine)).size).toBe(merged.length);
      for (const line of guest) expect(merged.map(sameLine)).toContain(sameLine(line));
      for (const { relation, parent_item_id, parent_line_id, qty } of merged) {
        if (!relation) continue;
        expect(after.get(parent_line_id!)?.item_id).toBe(parent_item_id);
        const units = merged
          .filter((line) => line.item_id === parent_item_id)
          .reduce((sum, line) => sum + line.qty, 0);
        expect(qty).toBeLessThanOrEqual(units);
      }
    }),
    { numRuns: 500 },
  );
});
