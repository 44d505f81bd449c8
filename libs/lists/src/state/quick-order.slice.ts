import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { normalizeText } from '@foolscap/core/text';
import type { QuickOrderAnswer, QuickOrderData } from '../contract/index.ts';
import {
  getEntryFault,
  isBlankEntry,
  MAX_QUICK_ORDER_ROWS,
  mergeEntries,
  parseQuickOrder,
} from '../model/index.ts';
import type { QuickOrderEntry } from '../model/index.ts';
import { getAnswerKey, getRequest, resolveItem } from './quick-order.selectors.ts';
import { blankRow, initialQuickOrderState } from './quick-order.state.ts';
import type { QuickOrderNotice, QuickOrderOutcome, QuickOrderState } from './quick-order.state.ts';

/** Keeps a blank row at the end, unless the limit has been reached. */
function addBlankRow(state: QuickOrderState): void {
  const last = state.rows.at(-1);
  if (last && (isBlankEntry(last) || state.rows.length >= MAX_QUICK_ORDER_ROWS)) return;
  state.rows.push(blankRow(state.nextId, (last?.line ?? 0) + 1));
  state.nextId += 1;
}

function notify(state: QuickOrderState, notice: Omit<QuickOrderNotice, 'serial'>): void {
  state.notice = { ...notice, serial: (state.notice?.serial ?? 0) + 1 };
}

function end(state: QuickOrderState, outcome: Omit<QuickOrderOutcome, 'serial'>): void {
  state.phase = 'editing';
  state.outcome = { ...outcome, serial: (state.outcome?.serial ?? 0) + 1 };
}

/** Merges equal rows. @returns the removed rows, for the notice */
function mergeRows(state: QuickOrderState): QuickOrderNotice['merged'] {
  const { entries, merged } = mergeEntries(state.rows, (itemId) => resolveItem(state.answers, itemId));
  state.rows = entries;
  return merged.map(({ entry, into }) => ({ line: entry.line, into: into.line, qty: Number(into.qty) }));
}

/** Finds the rows that cannot be sent, with their mistakes. */
const findFaults = (state: QuickOrderState): QuickOrderOutcome['problems'] =>
  state.rows.flatMap((row) => {
    const fault = isBlankEntry(row) ? undefined : getEntryFault(row);
    return fault
      ? [
          {
            id: row.id,
            line: row.line,
            itemId: normalizeText(row.itemId),
            fault,
            messages: [],
            suggestions: [],
          },
        ]
      : [];
  });

/** Marks the rows with problems. */
function markProblems(state: QuickOrderState, problems: QuickOrderOutcome['problems']): void {
  const byId = new Map(problems.map((problem) => [problem.id, problem]));
  for (const row of state.rows) {
    const found = byId.get(row.id);
    if (!found) continue;
    const { fault, messages, suggestions } = found;
    row.problem = { messages, suggestions, ...(fault && { fault }) };
  }
}

const slice = createSlice({
  name: 'quickOrder',
  initialState: initialQuickOrderState,
  reducers: {
    /**
     * Command: clear everything, because it belongs to another user; after a sign-in clear only the replies, because the rows belong to the
     * same person.
     */
    quickOrderReset(state, { payload }: PayloadAction<{ keepsRows: boolean } | undefined>) {
      if (!payload?.keepsRows) return initialQuickOrderState;
      const rows = state.rows.map(({ problem: _, ...row }) => row);
      return { ...initialQuickOrderState, rows, nextId: state.nextId };
    },
    /** Command: fill in the rows stored in the browser, once the form is on screen. */
    draftRequested() {},
    /** Rows stored in the browser replace a blank form, but not rows typed in the meantime. */
    draftRestored(state, { payload: entries }: PayloadAction<QuickOrderEntry[]>) {
      if (state.phase === 'adding' || !state.rows.every(isBlankEntry)) return;
      state.rows = entries
        .slice(0, MAX_QUICK_ORDER_ROWS)
        .map(({ itemId, qty }, at) => ({ itemId, qty, id: state.nextId++, line: at + 1 }));
      addBlankRow(state);
    },

    /** Command: change a row, which checks it after a pause. */
    rowChanged(
      state,
      { payload: { id, ...entry } }: PayloadAction<{ id: number; itemId?: string; qty?: string }>,
    ) {
      const row = state.rows.find((each) => each.id === id);
      if (!row || state.phase === 'adding') return;
      Object.assign(row, entry);
      delete row.problem;
      addBlankRow(state);
    },
    rowRemoved(state, { payload: id }: PayloadAction<number>) {
      if (state.phase === 'adding') return;
      state.rows = state.rows.filter((row) => row.id !== id);
      if (state.rows.every(isBlankEntry)) state.rows = [];
      addBlankRow(state);
    },
    /** Command: remove all rows. */
    rowsCleared(state) {
      if (state.phase === 'adding') return;
      state.rows = [];
      state.outcome = null;
      state.notice = null;
      state.question = null;
      addBlankRow(state);
    },
    /**
     * Command: fill in rows, from pasted cells at or after the blank row that they were pasted into, or from a file at the end. Rows are
     * renumbered, and equal rows are merged. If the quantity column is unknown, the shopper chooses it first, and the command is repeated
     * with the choice.
     */
    textEntered(
      state,
      {
        payload: { text, id, quantityAt },
      }: PayloadAction<{ text: string; id?: number; quantityAt?: number | null }>,
    ) {
      if (state.phase === 'adding') return;
      const { entries, quantityChoices: choices, ...headings } = parseQuickOrder(text, quantityAt);
      state.question = choices ? { text, choices, ...(id !== undefined && { id }) } : null;
      if (choices) {
        state.notice = null;
        return;
      }
      const at = state.rows.findIndex((row) => row.id === id);
      const target = state.rows[at];
      // The first cells go into the blank row, which has the focus.
      const ids = target && isBlankEntry(target) ? [target.id] : [];
      const filled = entries.map((entry, place) => ({
        ...entry,
        line: 0,
        id: ids[place] ?? state.nextId++,
      }));
      const before = (at < 0 ? state.rows : state.rows.slice(0, at + 1)).filter(
        ({ id: each }) => filled[0]?.id !== each,
      );
      const after = at < 0 ? [] : state.rows.slice(at + 1);
      const all = [...before, ...filled, ...after].filter((row) => !isBlankEntry(row));
      state.rows = all.slice(0, MAX_QUICK_ORDER_ROWS).map((row, place) => ({ ...row, line: place + 1 }));
      const merged = mergeRows(state);
      addBlankRow(state);
      notify(state, {
        ...headings,
        filled: filled.length,
        merged,
        leftOut: Math.max(0, all.length - MAX_QUICK_ORDER_ROWS),
      });
    },
    /** Command: discard the rows that wait for the choice of a column. */
    questionDismissed(state) {
      state.question = null;
    },

    /** Command: check the rows again, after a failure. */
    checkRequested() {},
    checkStarted(state) {
      state.check = { phase: 'checking' };
    },
    /** Replies apply to the rows that still have this number and quantity. */
    rowsChecked(state, { payload }: PayloadAction<QuickOrderAnswer[]>) {
      const asked = new Set(getRequest(state).map(getAnswerKey));
      const renewed = new Set(payload.map(({ itemId }) => itemId));
      state.answers = [
        // A reply for another quantity identifies the item until there is a better one.
        ...state.answers.filter((answer) => asked.has(getAnswerKey(answer)) || !renewed.has(answer.itemId)),
        ...payload,
      ].filter(({ itemId }) => state.rows.some((row) => normalizeText(row.itemId) === itemId));
      state.check = { phase: 'idle' };
    },
    checkFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.check = { phase: 'failed', failure };
    },

    /** Command: add all rows without mistakes to the cart. Equal rows are merged first. */
    addSubmitted(state) {
      if (state.phase === 'adding') return;
      const merged = mergeRows(state);
      addBlankRow(state);
      state.notice = null;
      if (merged.length > 0) notify(state, { merged, leftOut: 0 });
      if (getRequest(state).length > 0) {
        state.phase = 'adding';
        return;
      }
      const problems = findFaults(state);
      markProblems(state, problems);
      end(state, { added: 0, of: problems.length, changed: [], problems });
    },
    /** Event for other domains: the cart has changed, if something was added. Rows that were added leave the form. */
    rowsAdded(state, { payload: { results } }: PayloadAction<QuickOrderData>) {
      const sent = getRequest(state);
      const problems = findFaults(state);
      const changed: QuickOrderOutcome['changed'] = [];
      const added = new Set<number>();
      for (const [at, { status, qty, messages, suggestions }] of results.entries()) {
        const row = sent[at];
        if (!row) continue;
        const { id, line, itemId } = row;
        if (status === 'REFUSED') problems.push({ id, line, itemId, messages, suggestions });
        else added.add(id);
        if (status === 'CHANGED') changed.push({ line, itemId, qty, messages });
      }
      problems.sort((a, b) => a.line - b.line);
      state.rows = state.rows.filter(({ id }) => !added.has(id));
      // Replies for rows that were added do not include the cart's new units.
      const shown = new Set(state.rows.map(({ itemId }) => normalizeText(itemId)));
      state.answers = state.answers.filter(({ itemId }) => shown.has(itemId));
      // If nothing is left to correct, numbering restarts.
      if (state.rows.every(isBlankEntry)) state.rows = [];
      addBlankRow(state);
      markProblems(state, problems);
      end(state, { added: added.size, of: added.size + problems.length, changed, problems });
    },
    addFailed(state, { payload: failure }: PayloadAction<Failure>) {
      end(state, { added: 0, of: 0, changed: [], problems: [], failure });
    },
  },
});

export const quickOrderActions = slice.actions;
export const quickOrderReducer = slice.reducer;
