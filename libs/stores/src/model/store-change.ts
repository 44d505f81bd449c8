import type { FoundStore, StoreStock } from '../contract/index.ts';

/** A line of a cart that is picked up in a store. */
export interface PickupLine {
  readonly cartItemId: string;
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
}

/** A line, and what becomes of it in another store. */
export interface StoreChangeLine extends PickupLine {
  /** `moves` with its quantity, `moves-fewer` with the units that the store has, or `stays` at its present store. */
  readonly outcome: 'moves' | 'moves-fewer' | 'stays';
  /** Units that the new store has of the line. */
  readonly movedQuantity: number;
}

/** A store, and what becomes of the lines for pickup if it is chosen. */
export interface StoreChangePreview {
  readonly store: FoundStore;
  readonly lines: readonly StoreChangeLine[];
}

const OUTCOMES = {
  AVAILABLE: 'moves',
  PARTIAL: 'moves-fewer',
  UNAVAILABLE: 'stays',
  NOT_ELIGIBLE: 'stays',
} as const;

/**
 * Matches the lines for pickup with the stock of another store. A line without a stock stays, because nothing is known of it.
 *
 * @param lines in the order in which their stock was requested
 */
export const previewStoreChange = (
  lines: readonly PickupLine[],
  { store, items }: StoreStock,
): StoreChangePreview => ({
  store,
  lines: lines.map((line, place) => {
    const stock = items[place];
    return stock?.itemId === line.itemId
      ? { ...line, outcome: OUTCOMES[stock.status], movedQuantity: stock.fulfillableQuantity }
      : { ...line, outcome: 'stays', movedQuantity: 0 };
  }),
});

/** Whether every line moves with its whole quantity, so that the change needs no confirmation. */
export const movesEveryLine = ({ lines }: StoreChangePreview): boolean =>
  lines.every(({ outcome }) => outcome === 'moves');
