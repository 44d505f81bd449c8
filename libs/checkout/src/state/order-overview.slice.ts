import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { CheckoutClient } from '../client/index.ts';
import type { OrderListItem } from '../contract/index.ts';

/** The state of buying an order again, one at a time. */
export type BuyAgainPhase =
  | { phase: 'idle' }
  | { phase: 'reading'; orderNumber: string }
  | { phase: 'failed'; orderNumber: string; failure: Failure; serial: number };

export interface OrderOverviewState {
  /** The newest orders. */
  recent: Loadable<OrderListItem[]>;
  /** Orders that wait for approval: the member's own ones, or all of the organization for its approvers. */
  waiting: Loadable<OrderListItem[]>;
  buyAgain: BuyAgainPhase;
}

export interface OrderOverviewDeps {
  client: Pick<CheckoutClient, 'getOrders' | 'getOrder'>;
}

export const initialOrderOverviewState: OrderOverviewState = {
  recent: IDLE,
  waiting: IDLE,
  buyAgain: { phase: 'idle' },
};

/** The newest orders. */
const recent = defineRead({
  name: 'recent',
  select: (state: OrderOverviewState) => state.recent,
  send: async ({ client }: OrderOverviewDeps, _, signal) => (await client.getOrders({}, signal)).orders,
});
/** The orders that wait for approval. */
const waiting = defineRead({
  name: 'waiting',
  select: (state: OrderOverviewState) => state.waiting,
  send: async ({ client }: OrderOverviewDeps, _, signal) =>
    (await client.getOrders({ status: 'PENDING_APPROVAL' }, signal)).orders,
});

const slice = createSlice({
  name: 'orderOverview',
  initialState: initialOrderOverviewState,
  reducers: {
    ...recent.reducers,
    ...waiting.reducers,
    /** Command: read an order and add its items to the cart again (`reorderRequested`). */
    buyAgainRequested(state, { payload: { orderNumber } }: PayloadAction<{ orderNumber: string }>) {
      state.buyAgain = { phase: 'reading', orderNumber };
    },
    buyAgainRead(state) {
      state.buyAgain = { phase: 'idle' };
    },
    buyAgainFailed(state, { payload }: PayloadAction<{ orderNumber: string; failure: Failure }>) {
      const serial = state.buyAgain.phase === 'failed' ? state.buyAgain.serial + 1 : 1;
      state.buyAgain = { phase: 'failed', ...payload, serial };
    },
  },
});

export const orderOverviewReads = [recent, waiting];
export const orderOverviewActions = slice.actions;
export const orderOverviewReducer = slice.reducer;

export interface OrderOverviewRoot {
  orderOverview: OrderOverviewState;
}
export const selectRecentOrders = (root: OrderOverviewRoot) => root.orderOverview.recent;
export const selectWaitingOrders = (root: OrderOverviewRoot) => root.orderOverview.waiting;
export const selectBuyAgain = (root: OrderOverviewRoot) => root.orderOverview.buyAgain;
