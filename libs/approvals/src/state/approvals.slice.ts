import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ApprovalsClient } from '../client/index.ts';
import type { ApprovalOrdersBody, ApprovalOrdersData, Decision, DecisionsData } from '../contract/index.ts';
import type { ApprovalAction } from '../model/codes.ts';

/** Command: take the same decision on some orders. */
export interface DecideCommand {
  action: ApprovalAction;
  orders: readonly Omit<Decision, 'action'>[];
}

/** The latest decision. `serial` increases with each outcome, so that each one is announced. */
export type DecisionState =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number; command: DecideCommand }
  | { phase: 'done'; serial: number; command: DecideCommand; results: DecisionsData['results'] }
  | { phase: 'failed'; serial: number; command: DecideCommand; failure: Failure };

export interface ApprovalsState {
  /** The latest request, which is repeated after a decision. */
  request: ApprovalOrdersBody;
  orders: Loadable<ApprovalOrdersData>;
  decision: DecisionState;
}

export interface ApprovalsDeps {
  client: ApprovalsClient;
}

export const initialApprovals: ApprovalsState = {
  request: {},
  orders: IDLE,
  decision: { phase: 'idle', serial: 0 },
};

export const approvalOrders = defineRead({
  name: 'approvalOrders',
  select: (state: ApprovalsState, request: ApprovalOrdersBody) =>
    JSON.stringify(request) === JSON.stringify(state.request) ? state.orders : undefined,
  begin(state, request) {
    state.request = request;
  },
  send: ({ client }: ApprovalsDeps, request, signal) => client.getOrders(request, signal),
});

const slice = createSlice({
  name: 'approvals',
  initialState: initialApprovals,
  reducers: {
    ...approvalOrders.reducers,
    /** Command: approve or decline orders. */
    decisionSubmitted(state, { payload: command }: PayloadAction<DecideCommand>) {
      state.decision = {
        phase: 'saving',
        serial: state.decision.serial,
        command: { ...command, orders: [...command.orders] },
      };
    },
    /** Event for other domains: orders were decided, by this approver or by another one before. */
    ordersDecided(
      state,
      { payload: { data, command } }: PayloadAction<{ data: DecisionsData; command: DecideCommand }>,
    ) {
      state.decision = {
        phase: 'done',
        serial: state.decision.serial + 1,
        command: { ...command, orders: [...command.orders] },
        results: data.results,
      };
    },
    decisionFailed(
      state,
      { payload: { request, failure } }: PayloadAction<{ request: DecideCommand; failure: Failure }>,
    ) {
      state.decision = {
        phase: 'failed',
        serial: state.decision.serial + 1,
        command: { ...request, orders: [...request.orders] },
        failure,
      };
    },
    /** The outcome of the latest decision is not shown anymore, such as on another page. */
    outcomeDismissed(state) {
      if (state.decision.phase !== 'saving')
        state.decision = { phase: 'idle', serial: state.decision.serial };
    },
  },
});

export const approvalsActions = slice.actions;
export const approvalsReducer: Reducer<ApprovalsState> = slice.reducer;

/** Events that other domains may listen to. */
export const approvalsEvents = { ordersDecided: slice.actions.ordersDecided };

export interface ApprovalsRoot {
  approvals: ApprovalsState;
}
export const selectApprovalOrders = (root: ApprovalsRoot) => root.approvals.orders;
export const selectDecision = (root: ApprovalsRoot) => root.approvals.decision;
