import { normalizeText } from '@foolscap/core/text';
import type { QuickOrderAnswer } from '../contract/index.ts';
import { getEntryFault, isBlankEntry, readQuantity } from '../model/index.ts';
import type { QuickOrderRoot, QuickOrderRow, QuickOrderState } from './quick-order.state.ts';

/** A row with its replies and problems. */
export interface QuickOrderRowView {
  row: QuickOrderRow;
  /** The latest reply for the number, with any quantity: it identifies the item, or contains suggestions. */
  known: QuickOrderAnswer | undefined;
  /** The reply for exactly this number and quantity. */
  answer: QuickOrderAnswer | undefined;
  /** The number of an earlier row of the same item. */
  duplicateOf: number | undefined;
  /** The row has to be checked. */
  isUnchecked: boolean;
}

/** Returns the number and quantity that a reply belongs to, as one text. */
export const getAnswerKey = ({ itemId, qty }: { itemId: string; qty: number }): string => `${qty} ${itemId}`;

const indexAnswers = (answers: readonly QuickOrderAnswer[]) =>
  new Map(answers.map((answer) => [getAnswerKey(answer), answer]));

/** Returns the item number that a typed number refers to, if known. */
export const resolveItem = (answers: readonly QuickOrderAnswer[], itemId: string): string =>
  answers.find((answer) => answer.itemId === itemId)?.item?.itemId ?? itemId;

/** A row in the form in which it is sent. */
export interface RequestedRow {
  id: number;
  line: number;
  itemId: string;
  qty: number;
}

/** Returns the rows without mistakes, in the form in which they are sent. */
export const getRequest = ({ rows }: Pick<QuickOrderState, 'rows'>): RequestedRow[] =>
  rows.flatMap((row) =>
    isBlankEntry(row) || getEntryFault(row)
      ? []
      : [{ id: row.id, line: row.line, itemId: normalizeText(row.itemId), qty: readQuantity(row.qty)! }],
  );

/** Returns the rows that the server has not replied to yet, without duplicates. */
export function getUnchecked(
  state: Pick<QuickOrderState, 'rows' | 'answers'>,
): { itemId: string; qty: number }[] {
  const answers = indexAnswers(state.answers);
  const unchecked = new Map<string, { itemId: string; qty: number }>();
  for (const { itemId, qty } of getRequest(state)) {
    const key = getAnswerKey({ itemId, qty });
    if (!answers.has(key)) unchecked.set(key, { itemId, qty });
  }
  return [...unchecked.values()];
}

/** Creates the selector of the rows with their replies and problems. A row keeps its object identity if nothing about it has changed. */
export function makeSelectQuickOrderRows(): (root: QuickOrderRoot) => readonly QuickOrderRowView[] {
  let last: { rows: unknown; answers: unknown; views: readonly QuickOrderRowView[] } | undefined;
  let cache = new WeakMap<QuickOrderRow, QuickOrderRowView>();
  return ({ quickOrder: { rows, answers } }) => {
    if (last?.rows === rows && last.answers === answers) return last.views;
    const exact = indexAnswers(answers);
    const latest = new Map(answers.map((answer) => [answer.itemId, answer]));
    const lines = new Map<string, number>();
    const next = new WeakMap<QuickOrderRow, QuickOrderRowView>();
    const views = rows.map((row) => {
      const itemId = normalizeText(row.itemId);
      const isFaulty = getEntryFault(row) !== undefined;
      const answer = exact.get(getAnswerKey({ itemId, qty: readQuantity(row.qty) ?? 0 }));
      const known = answer ?? latest.get(itemId);
      const resolved = known?.item?.itemId ?? itemId;
      const duplicateOf = isFaulty ? undefined : lines.get(resolved);
      if (!isFaulty && duplicateOf === undefined) lines.set(resolved, row.line);
      const before = cache.get(row);
      const view: QuickOrderRowView =
        before && before.known === known && before.answer === answer && before.duplicateOf === duplicateOf
          ? before
          : { row, known, answer, duplicateOf, isUnchecked: !isFaulty && !answer };
      next.set(row, view);
      return view;
    });
    cache = next;
    last = { rows, answers, views };
    return views;
  };
}

export const selectQuickOrderCheck = ({ quickOrder }: QuickOrderRoot) => quickOrder.check;
export const selectQuickOrderQuestion = ({ quickOrder }: QuickOrderRoot) => quickOrder.question;
export const selectQuickOrderNotice = ({ quickOrder }: QuickOrderRoot) => quickOrder.notice;
export const selectQuickOrderOutcome = ({ quickOrder }: QuickOrderRoot) => quickOrder.outcome;
export const selectIsQuickOrderAdding = ({ quickOrder }: QuickOrderRoot) => quickOrder.phase === 'adding';
