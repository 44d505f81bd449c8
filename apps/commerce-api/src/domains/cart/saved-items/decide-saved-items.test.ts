import fc from 'fast-check';
import { decideSaving, decideTaking, type UnitsToSave } from './decide-saved-items.ts';
import type { SavedItems, SavedLine } from './saved-items.repository.ts';
import type { SavedItemsWrites } from '../cart-command.ts';

const ITEMS = ['desk', 'chair', 'paper'] as const;
const list = { id: 'list', revision: 4 } as SavedItems['list'];

const unit = (overrides: Partial<UnitsToSave> & Pick<UnitsToSave, 'item_id' | 'qty'>): UnitsToSave => ({
  delivery_type: 'STA',
  pickup_store: '',
  parent_item_id: '',
  relation: null,
  ...overrides,
});

/** Units of products and their plans, as a cart has them. */
const saves = fc.array(
  fc
    .record({
      item: fc.constantFrom(...ITEMS),
      id: fc.uuid(),
      /** Only lines of made-to-order products have one. */
      design: fc.constantFrom('', 'ada', 'eve'),
      qty: fc.integer({ min: 1, max: 20 }),
      plans: fc.nat({ max: 20 }),
      isCollected: fc.boolean(),
      /** Whether only the plans are saved. */
      isPlanOnly: fc.boolean(),
    })
    .map(({ item, id, design, qty, plans, isCollected, isPlanOnly }) => [
      ...(isPlanOnly
        ? []
        : [
            unit({
              id,
              item_id: item,
              configuration_id: design,
              qty,
              ...(isCollected ? { delivery_type: 'ISP' as const, pickup_store: '1547' } : {}),
            }),
          ]),
      ...(plans
        ? [
            unit({
              item_id: 'plan',
              qty: plans,
              parent_item_id: item,
              parent_line_id: id,
              relation: 'WARRANTY',
            }),
          ]
        : []),
    ]),
  { maxLength: 6 },
);

/** Applies writes as the database does, with its constraints. */
function apply(lines: readonly SavedLine[], writes: SavedItemsWrites): SavedLine[] {
  const after = new Map(lines.map((line) => [line.id, line]));
  for (const id of writes.detached)
    after.set(id, { ...after.get(id)!, parent_line_id: null, parent_item_id: '', relation: null });
  for (const id of writes.removals) after.delete(id);
  for (const id of writes.removals)
    for (const line of after.values()) expect(line.parent_line_id).not.toBe(id);
  for (const { id, ...write } of writes.updates) {
    expect(after.has(id)).toBe(true);
    after.set(id, {
      ...after.get(id)!,
      qty: write.qty,
      delivery_type: write.deliveryType,
      pickup_store: write.pickupStoreNumber,
      parent_line_id: write.parentLineId,
    });
  }
  for (const { id, ...write } of writes.inserts) {
    expect(after.has(id)).toBe(false);
    after.set(id, {
      id,
      item_id: write.itemId,
      qty: write.qty,
      delivery_type: write.deliveryType,
      pickup_store: write.pickupStoreNumber,
      parent_item_id: write.parentItemId,
      parent_line_id: write.parentLineId,
      relation: write.relation,
      substituted_for: write.substitutedFor ?? null,
      configuration_id: write.configurationId ?? '',
    });
  }
  const all = [...after.values()];
  for (const line of all) {
    expect(line.qty).toBeGreaterThan(0);
    expect(line.parent_line_id === null).toBe(line.parent_item_id === '');
    expect(line.relation === null).toBe(line.parent_item_id === '');
    if (line.parent_line_id) expect(after.get(line.parent_line_id)?.item_id).toBe(line.parent_item_id);
  }
  const keys = all.map((line) => `${line.item_id} ${line.parent_item_id} ${line.configuration_id}`);
  expect(new Set(keys).size).toBe(keys.length);
  return all;
}

function countUnits(lines: readonly Pick<SavedLine, 'item_id' | 'qty'>[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { item_id, qty } of lines) units[item_id] = (units[item_id] ?? 0) + qty;
  return units;
}

const saveAll = (groups: readonly UnitsToSave[][]) =>
  groups.reduce<SavedLine[]>((lines, units) => apply(lines, decideSaving({ list, lines }, units)), []);

it('saving keeps every unit, in one entry for each item and parent', () => {
  fc.assert(
    fc.property(saves, (groups) => {
      expect(countUnits(saveAll(groups))).toEqual(countUnits(groups.flat()));
    }),
  );
});

it('taking leaves exactly the other units', () => {
  fc.assert(
    fc.property(saves, fc.array(fc.nat({ max: 25 }), { minLength: 12, maxLength: 12 }), (groups, numbers) => {
      const lines = saveAll(groups);
      const taken = new Map(
        lines.map(({ id, qty }, index) => [
          id,
          { qty: Math.min(qty, numbers[index] ?? 0), cartItemId: `line-${id}` },
        ]),
      );
      const after = apply(lines, decideTaking({ list, lines }, taken));
      const left = lines.map((line) => ({ ...line, qty: line.qty - taken.get(line.id)!.qty }));
      expect(countUnits(after)).toEqual(countUnits(left.filter(({ qty }) => qty > 0)));
    }),
  );
});

it('saves at most 9,999 units of an item, with a message', () => {
  const writes = decideSaving({ list, lines: [] }, [
    unit({ item_id: 'paper', qty: 9990 }),
    unit({ item_id: 'paper', qty: 20 }),
  ]);
  expect(writes.inserts).toMatchObject([{ itemId: 'paper', qty: 9999 }]);
  expect(writes.messages).toMatchObject([{ code: 'EXCEEDS_MAX_LINE_QTY', type: 'WARN' }]);
});

it('keeps a plan below its design', () => {
  const design = (id: string) => unit({ id, item_id: 'plate', qty: 1, configuration_id: id });
  const plan = (id: string) =>
    unit({ item_id: 'plan', qty: 1, parent_item_id: 'plate', parent_line_id: id, relation: 'WARRANTY' });
  const lines = saveAll([[plan('ada'), design('ada'), design('eve')]]);
  const ada = lines.find(({ configuration_id }) => configuration_id === 'ada');
  expect(lines.find(({ item_id }) => item_id === 'plan')).toMatchObject({
    qty: 1,
    parent_item_id: 'plate',
    parent_line_id: ada!.id,
    relation: 'WARRANTY',
  });
  // As in a cart, all designs of an item share one plan line, which stays below the design it was saved with.
  expect(apply(lines, decideSaving({ list, lines }, [plan('eve'), design('eve')]))).toContainEqual(
    expect.objectContaining({ item_id: 'plan', qty: 2, parent_line_id: ada!.id }),
  );
});

it('keeps the latest delivery option', () => {
  const [first] = saveAll([[unit({ item_id: 'paper', qty: 1 })]]);
  const again = unit({ item_id: 'paper', qty: 1, delivery_type: 'ISP', pickup_store: '1547' });
  const { updates } = decideSaving({ list, lines: [first!] }, [again]);
  expect(updates).toMatchObject([{ id: first!.id, qty: 2, deliveryType: 'ISP', pickupStoreNumber: '1547' }]);
});
