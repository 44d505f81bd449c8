import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, Reducer } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { ApprovalsClient, SetupChange } from '../client/index.ts';
import type {
  ApprovalOrder,
  ApprovalOrdersBody,
  ApprovalOrdersData,
  ApprovalSetup,
  ChangeOrderBody,
  ChangeOrderData,
  Decision,
  DecisionsData,
  OrderDifference,
} from '../contract/index.ts';
import type { ApprovalAction } from '../model/codes.ts';

/** Command: take the same decision on some orders. */
export interface DecideCommand {
  action: ApprovalAction;
  orders: readonly Omit<Decision, 'action'>[];
}

/** Command: change an order that waits, or show the difference that a change would make. */
export interface ChangeOrderCommand {
  orderNumber: string;
  body: ChangeOrderBody;
}

/** Command: comment on an order that waits. */
export interface CommentCommand {
  orderNumber: string;
  comment: string;
}

/** The latest decision. `serial` increases with each outcome, so that each one is announced. */
export type DecisionState =
  | { phase: 'idle'; serial: number }
  | { phase: 'saving'; serial: number; command: DecideCommand }
  | { phase: 'done'; serial: number; command: DecideCommand; results: DecisionsData['results'] }
  | { phase: 'failed'; serial: number; command: DecideCommand; failure: Failure };

/** The latest change, comment or entry of the setup. `serial` increases with each outcome. */
export interface WriteState {
  phase: 'idle' | 'saving' | 'done' | 'failed';
  serial: number;
  failure?: Failure | undefined;
}

/** The latest change of an order, with the difference that it makes or has made. */
export interface ChangeState extends WriteState {
  difference?: OrderDifference | undefined;
}

export interface ApprovalsState {
  /** The latest request, which is repeated after a decision. */
  request: ApprovalOrdersBody;
  orders: Loadable<ApprovalOrdersData>;
  decision: DecisionState;
  /** The order of a buyer, with what it waits for. */
  orderNumber: string | undefined;
  order: Loadable<ApprovalOrder>;
  change: ChangeState;
  comment: WriteState;
  setup: Loadable<ApprovalSetup>;
  setupChange: WriteState;
}

export interface ApprovalsDeps {
  client: ApprovalsClient;
  /** Creates the idempotency key of a change that is saved. */
  newKey: () => string;
}

const NO_WRITE: WriteState = { phase: 'idle', serial: 0 };

export const initialApprovals: ApprovalsState = {
  request: {},
  orders: IDLE,
  decision: { phase: 'idle', serial: 0 },
  orderNumber: undefined,
  order: IDLE,
  change: NO_WRITE,
  comment: NO_WRITE,
  setup: IDLE,
  setupChange: NO_WRITE,
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

export const approvalOrder = defineRead({
  name: 'approvalOrder',
  select: (state: ApprovalsState, orderNumber: string) =>
    orderNumber === state.orderNumber ? state.order : undefined,
  begin(state, orderNumber) {
    if (state.orderNumber !== orderNumber) state.order = IDLE;
    state.orderNumber = orderNumber;
  },
  send: ({ client }: ApprovalsDeps, orderNumber, signal) => client.getOrder(orderNumber, signal),
});

export const approvalSetup = defineRead({
  name: 'approvalSetup',
  select: (state: ApprovalsState) => state.setup,
  send: ({ client }: ApprovalsDeps, _request, signal) => client.getSetup(signal),
});

const saving = ({ serial }: WriteState): WriteState => ({ phase: 'saving', serial });
const done = ({ serial }: WriteState): WriteState => ({ phase: 'done', serial: serial + 1 });
const failed = ({ serial }: WriteState, failure: Failure): WriteState => ({
  phase: 'failed',
  serial: serial + 1,
  failure,
});

const slice = createSlice({
  name: 'approvals',
  initialState: initialApprovals,
  reducers: {
    ...approvalOrders.reducers,
    ...approvalOrder.reducers,
    ...approvalSetup.reducers,
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
      state.change = { phase: 'idle', serial: state.change.serial };
      state.comment = { phase: 'idle', serial: state.comment.serial };
      state.setupChange = { phase: 'idle', serial: state.setupChange.serial };
    },
    /** Command: change an order, or show the difference. */
    changeSubmitted(state, _command: PayloadAction<ChangeOrderCommand>) {
      state.change = saving(state.change);
    },
    /** The difference is known; `isSaved` shows whether the order has changed. */
    changeAnswered(state, { payload: { difference, isSaved } }: PayloadAction<ChangeOrderData>) {
      state.change = isSaved
        ? { ...done(state.change), difference }
        : { phase: 'idle', serial: state.change.serial + 1, difference };
    },
    changeFailed(state, { payload: { failure } }: PayloadAction<{ failure: Failure }>) {
      state.change = failed(state.change, failure);
    },
    /** The shown difference belongs to values that were changed since then. */
    changeEdited(state) {
      state.change = { phase: 'idle', serial: state.change.serial };
    },
    /** Command: comment on an order. */
    commentSubmitted(state, _command: PayloadAction<CommentCommand>) {
      state.comment = saving(state.comment);
    },
    commentAdded(state, { payload: order }: PayloadAction<ApprovalOrder>) {
      state.comment = done(state.comment);
      if (state.orderNumber === order.orderNumber) state.order = loaded(order);
    },
    commentFailed(state, { payload: { failure } }: PayloadAction<{ failure: Failure }>) {
      state.comment = failed(state.comment, failure);
    },
    /** Command: save or remove a rule, a group or a delegation. */
    setupChangeSubmitted(state, _change: PayloadAction<SetupChange>) {
      state.setupChange = saving(state.setupChange);
    },
    setupChanged(state, { payload: setup }: PayloadAction<ApprovalSetup>) {
      state.setupChange = done(state.setupChange);
      state.setup = loaded(setup);
    },
    setupChangeFailed(state, { payload: { failure } }: PayloadAction<{ failure: Failure }>) {
      state.setupChange = failed(state.setupChange, failure);
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
export const selectApprovalOrder = (root: ApprovalsRoot) => root.approvals.order;
export const selectOrderChange = (root: ApprovalsRoot) => root.approvals.change;
export const selectComment = (root: ApprovalsRoot) => root.approvals.comment;
export const selectApprovalSetup = (root: ApprovalsRoot) => root.approvals.setup;
export const selectSetupChange = (root: ApprovalsRoot) => root.approvals.setupChange;
