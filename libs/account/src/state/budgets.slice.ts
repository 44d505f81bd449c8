import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { BudgetsClient, StatementRequest } from '../client/budgets-client.ts';
import type {
  AdjustBudgetBody,
  BudgetsData,
  BudgetStatement,
  ChangeBudgetBody,
  NewBudgetBody,
} from '../contract/index.ts';

/** Command: a change of the budgets of an organization. */
export type BudgetCommand =
  | { type: 'add'; body: NewBudgetBody }
  | { type: 'change'; code: string; body: ChangeBudgetBody }
  | { type: 'adjust'; code: string; body: AdjustBudgetBody }
  | { type: 'remove'; code: string };

/** The latest change. `serial` increases with each outcome, so that each one is announced. */
export type BudgetChange =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving' | 'saved'; serial: number; command: BudgetCommand }
  | { phase: 'failed'; serial: number; command: BudgetCommand; failure: Failure };

export interface BudgetsState {
  budgets: Loadable<BudgetsData>;
  /** The statement that is shown, and its request, which is repeated after a change. */
  request: StatementRequest | undefined;
  statement: Loadable<BudgetStatement>;
  change: BudgetChange;
}

export interface BudgetsDeps {
  client: BudgetsClient;
  /** Creates the idempotency key of a change. */
  newKey: () => string;
}

export const initialBudgets: BudgetsState = {
  budgets: IDLE,
  request: undefined,
  statement: IDLE,
  change: { phase: 'idle', serial: 0 },
};

export const budgets = defineRead({
  name: 'budgets',
  select: (state: BudgetsState) => state.budgets,
  begin(state) {
    // The outcome of an earlier change is cleared.
    state.change = { phase: 'idle', serial: state.change.serial };
  },
  send: ({ client }: BudgetsDeps, _: void, signal) => client.getBudgets(signal),
});

export const statement = defineRead({
  name: 'statement',
  select: (state: BudgetsState, request: StatementRequest) =>
    JSON.stringify(request) === JSON.stringify(state.request) ? state.statement : undefined,
  begin(state, request) {
    // The entries of another budget are not shown in the meantime.
    if (state.request?.code !== request.code) state.statement = { ...IDLE };
    state.request = request;
  },
  send: ({ client }: BudgetsDeps, request, signal) => client.getStatement(request, signal),
});

const slice = createSlice({
  name: 'budgets',
  initialState: initialBudgets,
  reducers: {
    ...budgets.reducers,
    ...statement.reducers,
    /** Command: change the budgets. */
    budgetChangeSubmitted(state, { payload: command }: PayloadAction<BudgetCommand>) {
      state.change = { phase: 'saving', serial: state.change.serial, command };
    },
    /** Event for other domains: the budgets after a change. */
    budgetsChanged(
      state,
      { payload: { data, command } }: PayloadAction<{ data: BudgetsData; command: BudgetCommand }>,
    ) {
      state.budgets = loaded(data);
      state.change = { phase: 'saved', serial: state.change.serial + 1, command };
    },
    budgetChangeFailed(
      state,
      { payload: { request, failure } }: PayloadAction<{ request: BudgetCommand; failure: Failure }>,
    ) {
      state.change = { phase: 'failed', serial: state.change.serial + 1, command: request, failure };
    },
  },
});

export const budgetsActions = slice.actions;
export const budgetsReducer: Reducer<BudgetsState> = slice.reducer;

/** Events that other domains may listen to. */
export const budgetsEvents = { budgetsChanged: slice.actions.budgetsChanged };

export interface BudgetsRoot {
  budgets: BudgetsState;
}
export const selectBudgets = (root: BudgetsRoot) => root.budgets.budgets;
export const selectStatement = (root: BudgetsRoot) => root.budgets.statement;
export const selectBudgetChange = (root: BudgetsRoot) => root.budgets.change;
