import type { Failure } from '@foolscap/core/http';
import type { Message } from '@foolscap/core/vocabulary';
import type { QuickOrderAnswer, QuickOrderSuggestion } from '../contract/index.ts';
import type { QuantityChoice, QuickOrderEntry, QuickOrderFault, TableHeadings } from '../model/index.ts';

/** Why a row was not added, until the row is changed. */
export interface QuickOrderProblem {
  fault?: QuickOrderFault;
  messages: Message[];
  suggestions: QuickOrderSuggestion[];
}

export interface QuickOrderRow extends QuickOrderEntry {
  /** Unique while the page is open. */
  id: number;
  /** The displayed number of the row, from 1. It does not change when other rows are removed, so that results can refer to it. */
  line: number;
  problem?: QuickOrderProblem;
}

/** Pasted cells or the text of a file, whose rows are filled in once the shopper has chosen the column of the quantities. */
export interface QuickOrderQuestion {
  text: string;
  /** The row that the text was pasted into; absent for a file. */
  id?: number;
  choices: QuantityChoice[];
}

/** The result of filling in rows from a text, or of merging equal rows; each is announced once. */
export interface QuickOrderNotice extends Omit<TableHeadings, 'quantityChoices'> {
  /** Increases with each notice. */
  serial: number;
  /** The number of rows that a text filled in; absent if rows were only merged. */
  filled?: number;
  merged: { line: number; into: number; qty: number }[];
  /** Rows beyond the limit. */
  leftOut: number;
}

/** The outcome of the latest add. */
export interface QuickOrderOutcome {
  /** Increases with each outcome. */
  serial: number;
  /** The number of rows that were added, of those that were filled in. */
  added: number;
  of: number;
  /** Rows added with a different quantity or as a different item. */
  changed: { line: number; itemId: string; qty: number; messages: Message[] }[];
  /** Rows that stay in the form, by id. */
  problems: ({ id: number; line: number; itemId: string } & QuickOrderProblem)[];
  /** Present if the call failed, in which case nothing is known to have been added. */
  failure?: Failure;
}

export interface QuickOrderState {
  /** At least one; the last one is blank, until the limit is reached. */
  rows: QuickOrderRow[];
  nextId: number;
  /** The server's replies about rows, by number and quantity as typed. */
  answers: QuickOrderAnswer[];
  check: { phase: 'idle' } | { phase: 'checking' } | { phase: 'failed'; failure: Failure };
  phase: 'editing' | 'adding';
  question: QuickOrderQuestion | null;
  notice: QuickOrderNotice | null;
  outcome: QuickOrderOutcome | null;
}

export const blankRow = (id: number, line: number): QuickOrderRow => ({ id, line, itemId: '', qty: '1' });

export const initialQuickOrderState: QuickOrderState = {
  rows: [blankRow(1, 1)],
  nextId: 2,
  answers: [],
  check: { phase: 'idle' },
  phase: 'editing',
  question: null,
  notice: null,
  outcome: null,
};

/** The part of the store that the quick order uses. */
export interface QuickOrderRoot {
  quickOrder: QuickOrderState;
}
