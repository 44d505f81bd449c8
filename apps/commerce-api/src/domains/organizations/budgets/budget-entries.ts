import type { BudgetEntryKind } from '@foolscap/account/model';

/** An entry of the ledger. */
export interface BudgetEntry {
  kind: BudgetEntryKind;
  /** US cents. */
  amount: number;
  orderNumber?: string | undefined;
  /** The account of the person who caused it. */
  accountId?: string | null | undefined;
  note?: string | undefined;
}

/** The sums of entries, in US cents. */
export type BudgetTotals = Record<'allocated' | 'reserved' | 'spent', number>;

/** The factor with which each kind of entry changes the sums of its period. */
const EFFECTS: Readonly<Record<BudgetEntryKind, Partial<BudgetTotals>>> = {
  ALLOCATED: { allocated: 1 },
  ADJUSTED: { allocated: 1 },
  ROLLED_OVER: { allocated: 1 },
  RESERVED: { reserved: 1 },
  CHANGED: { reserved: 1 },
  CONFIRMED: { reserved: -1, spent: 1 },
  RELEASED: { reserved: -1 },
  REFUNDED: { spent: -1 },
};

/** Adds up the effects of entries on the sums of their period, in US cents. */
export function sumEntries(entries: readonly Pick<BudgetEntry, 'kind' | 'amount'>[]): BudgetTotals {
  const sum = (part: keyof BudgetTotals) =>
    entries.reduce((total, { kind, amount }) => total + (EFFECTS[kind][part] ?? 0) * amount, 0);
  return { allocated: sum('allocated'), reserved: sum('reserved'), spent: sum('spent') };
}

/** Returns what is left of a budget in US cents; negative after an overdraft. */
export const getRest = ({ allocated, reserved, spent }: BudgetTotals): number => allocated - reserved - spent;

/** Returns the entries of an order that is submitted. An order that waits for nothing is confirmed at once. @param amount US cents */
export const getSubmission = (amount: number, isPending: boolean): BudgetEntry[] => [
  { kind: 'RESERVED', amount },
  ...(isPending ? [] : [{ kind: 'CONFIRMED' as const, amount }]),
];

/** Returns the entries that turn what an order has reserved into spending; none if it has been confirmed. */
export const getConfirmation = ({ reserved }: Pick<BudgetTotals, 'reserved'>): BudgetEntry[] =>
  reserved > 0 ? [{ kind: 'CONFIRMED', amount: reserved }] : [];

/**
 * Returns the entries that give money of an order back, at most what it holds.
 * @param amount US cents; undefined for all of it
 */
export function getReturn(
  { reserved, spent }: Pick<BudgetTotals, 'reserved' | 'spent'>,
  amount = Number.MAX_SAFE_INTEGER,
): BudgetEntry[] {
  const [kind, held] = reserved > 0 ? (['RELEASED', reserved] as const) : (['REFUNDED', spent] as const);
  const returned = Math.min(held, amount);
  return returned > 0 ? [{ kind, amount: returned }] : [];
}
