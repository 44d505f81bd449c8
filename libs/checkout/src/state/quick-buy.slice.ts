import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import type { CheckoutInfo, Order, PlaceOrderBody } from '../contract/index.ts';
import type { QuickBuyItem, QuickBuyPhase } from '../model/quick-buy.ts';

export interface QuickBuyState {
  /** The item of the latest purchase. */
  item?: QuickBuyItem;
  purchase: QuickBuyPhase;
}

export const initialQuickBuyState: QuickBuyState = { purchase: { phase: 'idle' } };

const getSerial = (phase: QuickBuyPhase) => ('serial' in phase ? phase.serial : 0);
const withInfo = (phase: QuickBuyPhase) => ('info' in phase && phase.info ? { info: phase.info } : {});

const slice = createSlice({
  name: 'quickBuy',
  initialState: initialQuickBuyState,
  reducers: {
    /** Command: buy an item now. Ignored while an order is being placed. */
    buyNowRequested(state, { payload: item }: PayloadAction<QuickBuyItem>) {
      if (state.purchase.phase === 'placing') return;
      state.item = item;
      state.purchase = { phase: 'preparing' };
    },
    /** An earlier order has no reply yet, and is completed first. */
    openOrderFound(state, { payload: body }: PayloadAction<PlaceOrderBody>) {
      state.purchase = { phase: 'uncertain', body, serial: 0 };
    },
    quickBuyPrepared(state, { payload: info }: PayloadAction<CheckoutInfo>) {
      state.purchase = { phase: 'review', info, serial: 0 };
    },
    /** Nothing was ordered, and nothing can be until it is prepared again. */
    quickBuyUnready(state, { payload: failure }: PayloadAction<Failure>) {
      state.purchase = { phase: 'unready', failure, serial: getSerial(state.purchase) + 1 };
    },
    /** Command: place the order as shown, or repeat the request of one without a reply. */
    placeRequested(state) {
      const { purchase } = state;
      if (purchase.phase === 'review') {
        const { totals, revision } = purchase.info;
        const body = { expectedTotal: totals.ordTotal, revision };
        state.purchase = { phase: 'placing', info: purchase.info, body, serial: purchase.serial };
      } else if (purchase.phase === 'uncertain') state.purchase = { ...purchase, phase: 'placing' };
    },
    /** The order was rejected; `info` is what can be ordered now. */
    orderRefused(state, { payload }: PayloadAction<{ info: CheckoutInfo; failure: Failure }>) {
      state.purchase = { phase: 'review', ...payload, serial: getSerial(state.purchase) + 1 };
    },
    orderUncertain(state, { payload: body }: PayloadAction<PlaceOrderBody>) {
      const serial = getSerial(state.purchase) + 1;
      state.purchase = { phase: 'uncertain', ...withInfo(state.purchase), body, serial };
    },
    /** Event for other domains. */
    quickBuyPlaced(state, { payload: order }: PayloadAction<Order>) {
      state.purchase = { phase: 'placed', order, cancel: { phase: 'idle' } };
    },
    /** Command: cancel the order that was just placed. */
    quickBuyCancelRequested(state) {
      if (state.purchase.phase === 'placed') state.purchase.cancel = { phase: 'canceling' };
    },
    quickBuyCanceled(state, { payload: order }: PayloadAction<Order>) {
      state.purchase = { phase: 'placed', order, cancel: { phase: 'canceled' } };
    },
    quickBuyCancelFailed(state, { payload: failure }: PayloadAction<Failure>) {
      if (state.purchase.phase === 'placed') state.purchase.cancel = { phase: 'failed', failure };
    },
    /** The overlay was closed. An order that is being placed continues, and its outcome is shown. */
    quickBuyClosed(state) {
      if (state.purchase.phase !== 'placing') state.purchase = { phase: 'idle' };
    },
  },
});

export const quickBuyActions = slice.actions;
export const quickBuyReducer = slice.reducer;

/** Events that other domains may listen to. */
export const quickBuyEvents = {
  quickBuyPlaced: slice.actions.quickBuyPlaced,
  quickBuyUnready: slice.actions.quickBuyUnready,
};

export interface QuickBuyRoot {
  quickBuy: QuickBuyState;
}
export const selectQuickBuyItem = (root: QuickBuyRoot) => root.quickBuy.item;
export const selectQuickBuyPurchase = (root: QuickBuyRoot) => root.quickBuy.purchase;
