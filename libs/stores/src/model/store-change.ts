import type { FoundStore, StoreStock } from '../contract/index.ts';

/** A line of a cart that is picked up in a store. */
export interface PickupLine {
  readonly cartItemId: string;
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
}

/** A line, and the effect of another store on it. */
export interface StoreChangeLine extends PickupLine {
  /** `moves` with its quantity, `moves-fewer` with the units that the store has, or `stays` at its present store. */
  readonly outcome: 'moves' | 'moves-fewer' | 'stays';
  /** Units that the new store has of the line. */
  readonly movedQuantity: number;
}

/** A store, and the effect on the lines for pickup if it is chosen. */
export interface StoreChangePreview {
  readonly store: FoundStore;
  readonly lines: readonly StoreChangeLine[];
}

/** The units of an item that lines of the cart need. */
export interface ItemUnits {
  readonly itemId: string;
  readonly qty: number;
}

/** Sums the units of each item over the lines for pickup, which share the stock of a store. */
export function sumByItem(lines: readonly ItemUnits[]): { itemId: string; qty: number }[] {
  const sums = new Map<string, number>();
  for (const { itemId, qty } of lines) sums.set(itemId, (sums.get(itemId) ?? 0) + qty);
  return [...sums].map(([itemId, qty]) => ({ itemId, qty }));
}

/**
 * Matches the lines for pickup with another store's stock, in their order. Lines of one item share its units. A line without stock
 * information stays.
 * @param alreadyThere units that the cart already picks up in this store, which the stock includes
 */
export function previewStoreChange(
  lines: readonly PickupLine[],
  { store, items }: StoreStock,
  alreadyThere: readonly ItemUnits[] = [],
): StoreChangePreview {
  const left = new Map(items.map(({ itemId, fulfillableQuantity }) => [itemId, fulfillableQuantity]));
  for (const { itemId, qty } of alreadyThere) left.set(itemId, Math.max(0, (left.get(itemId) ?? 0) - qty));
  return {
    store,
    lines: lines.map((line) => {
      const units = left.get(line.itemId) ?? 0;
      const movedQuantity = Math.min(line.qty, units);
      left.set(line.itemId, units - movedQuantity);
      const outcome = movedQuantity === 0 ? 'stays' : movedQuantity < line.qty ? 'moves-fewer' : 'moves';
      return { ...line, outcome, movedQuantity };
    }),
  };
}

/** Checks whether every line moves with its whole quantity, so that the change needs no confirmation. */
export const movesEveryLine = ({ lines }: StoreChangePreview): boolean =>
  lines.every(({ outcome }) => outcome === 'moves');
