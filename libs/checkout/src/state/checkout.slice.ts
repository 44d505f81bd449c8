import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { put } from 'redux-saga/effects';
import { isUncertain, toFailure } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { NOT_SENT, callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { IDLE, defineRead, loaded } from '@foolscap/core/state';
import type { Loadable } from '@foolscap/core/state';
import type { Address, ZipCodePlace } from '@foolscap/core/vocabulary';
import type { CheckoutChange, CheckoutClient } from '../client/index.ts';
import type { CheckoutInfo, Order, OrdersData, OrdersQuery, PlaceOrderBody } from '../contract/index.ts';
import { CHECKOUT_CODES, TENDER_DECLINES } from '../model/codes.ts';
import type { CheckoutSectionType } from '../model/codes.ts';
import type { ReorderItem } from '../model/reorder-items.ts';
import type { createOpenOrder } from './open-order.ts';

export type SectionPhase =
  /** `serial` belongs to the last failure, so that each failure has a different one. */
  | { phase: 'saving'; serial: number }
  | { phase: 'saved' }
  | { phase: 'failed'; failure: Failure; serial: number };

export type PlacePhase =
  | { phase: 'idle' }
  | { phase: 'placing' }
  | { phase: 'failed'; failure: Failure; serial: number }
  /** There was no reply, so the order may have been placed. A retry under the same key returns the outcome and never charges twice. */
  | { phase: 'uncertain'; body: PlaceOrderBody }
  | { phase: 'placed'; orderNumber: string };

/** The forms of checkout whose typed values survive a reload. */
export type CheckoutForm = 'CONTACT' | 'PICKUP' | 'ADDRESS' | 'BILLING' | 'PURCHASE_ORDER';

/** The part of a checkout that is stored only in the browser. */
export interface KeptCheckout {
  /** Typed values that are not saved yet, by form and field. */
  drafts: Partial<Record<CheckoutForm, Record<string, string>>>;
  /** The payment that was declined when the order was placed. */
  declinedPaymentId?: string | undefined;
}

export interface CheckoutState {
  info: Loadable<CheckoutInfo>;
  sections: Partial<Record<CheckoutSectionType, SectionPhase>>;
  place: PlacePhase;
  order: { orderNumber: string; load: Loadable<Order> };
  /** Cancellation of the shown order. */
  cancel: { phase: 'idle' } | { phase: 'canceling' } | { phase: 'failed'; failure: Failure; serial: number };
  orders: Loadable<OrdersData>;
  kept: KeptCheckout;
  /** The city and state of the ZIP code that was entered last; absent until they are found. */
  zipPlace?: ZipCodePlace;
}

export const initialCheckoutState: CheckoutState = {
  info: IDLE,
  sections: {},
  place: { phase: 'idle' },
  order: { orderNumber: '', load: IDLE },
  cancel: { phase: 'idle' },
  orders: IDLE,
  kept: { drafts: {} },
};

const getSerial = (phase: SectionPhase | PlacePhase | undefined) =>
  phase && 'serial' in phase ? phase.serial : 0;

interface ReadDeps {
  client: CheckoutClient;
  openOrder: Pick<ReturnType<typeof createOpenOrder>, 'get'>;
}

const UNANSWERED: Failure = { code: 'NETWORK', retryable: true, message: 'Network Error' };

/** The checkout of the cart. */
const checkout = defineRead({
  name: 'checkout',
  select: (state: CheckoutState) => state.info,
  begin(state) {
    if (state.place.phase === 'placed') state.place = { phase: 'idle' };
  },
  *send({ client, openOrder }: ReadDeps, _, signal): SagaOf<CheckoutInfo | undefined> {
    try {
      return yield* callTo(client.getCheckout, signal);
    } catch (error) {
      const left = openOrder.get();
      if (!left || toFailure(error).code !== CHECKOUT_CODES.emptyCart) throw error;
      // An order was sent without a reply and its cart is closed, so it has most likely been placed.
      yield put(slice.actions.placeOrderFailed({ failure: UNANSWERED, body: left.body }));
      return undefined;
    }
  },
  settle({ info: { value: held } }, info) {
    // Ignores a reply older than the current state.
    return held?.cartId === info.cartId && held.revision > info.revision ? held : info;
  },
});

const order = defineRead({
  name: 'order',
  select: ({ order }: CheckoutState, { orderNumber }: { orderNumber: string }) =>
    order.orderNumber === orderNumber ? order.load : undefined,
  *send({ client }: ReadDeps, { orderNumber }, signal): SagaOf<Order | undefined> {
    const { load } = yield* selectFrom(selectOrder);
    return load.phase === 'ready' ? undefined : yield* callTo(client.getOrder, orderNumber, signal);
  },
});

const orders = defineRead({
  name: 'orders',
  select: (state: CheckoutState, _: OrdersQuery) => state.orders,
  send: ({ client }: ReadDeps, query, signal) => client.getOrders(query, signal),
});

const slice = createSlice({
  name: 'checkout',
  initialState: initialCheckoutState,
  reducers: {
    ...checkout.reducers,

    /** Removes the failure of an earlier attempt to save the section. */
    sectionOpened(state, { payload }: PayloadAction<{ section: CheckoutSectionType }>) {
      if (state.sections[payload.section]?.phase === 'failed') delete state.sections[payload.section];
    },
    /** Command: save one section. */
    sectionSubmitted(
      state,
      { payload }: PayloadAction<{ section: CheckoutSectionType; change: CheckoutChange }>,
    ) {
      state.sections[payload.section] = {
        phase: 'saving',
        serial: getSerial(state.sections[payload.section]),
      };
    },
    sectionSaved(state, { payload }: PayloadAction<{ section: CheckoutSectionType }>) {
      state.sections[payload.section] = { phase: 'saved' };
      delete state.kept.drafts[payload.section as CheckoutForm];
    },
    sectionFailed(state, { payload }: PayloadAction<{ section: CheckoutSectionType; failure: Failure }>) {
      const serial = getSerial(state.sections[payload.section]) + 1;
      state.sections[payload.section] = { phase: 'failed', failure: payload.failure, serial };
    },

    /** The shopper has typed into a form. */
    draftChanged(state, { payload }: PayloadAction<{ form: CheckoutForm; values: Record<string, string> }>) {
      state.kept.drafts[payload.form] = payload.values;
    },
    /** The shopper has left a form without saving. */
    draftDiscarded(state, { payload }: PayloadAction<{ form: CheckoutForm }>) {
      delete state.kept.drafts[payload.form];
    },
    /** After a reload. What has been typed since then is kept. */
    checkoutRestored(state, { payload }: PayloadAction<KeptCheckout>) {
      state.kept = { ...payload, drafts: { ...payload.drafts, ...state.kept.drafts } };
    },

    /** Command: place the order for the displayed total. */
    placeOrderRequested(state, _: PayloadAction<PlaceOrderBody>) {
      state.place = { phase: 'placing' };
    },
    /** Event for other domains. */
    orderPlaced(state, { payload: order }: PayloadAction<Order>) {
      state.place = { phase: 'placed', orderNumber: order.orderNumber };
      state.order = { orderNumber: order.orderNumber, load: loaded(order) };
      state.info = IDLE;
      state.sections = {};
      state.kept = initialCheckoutState.kept;
    },
    placeOrderFailed(state, { payload }: PayloadAction<{ failure: Failure; body: PlaceOrderBody }>) {
      const { failure, body } = payload;
      // These are definite rejections: nothing was placed.
      const isRefused = failure.code === CHECKOUT_CODES.gatewayUnavailable || failure.code === NOT_SENT;
      if (TENDER_DECLINES.has(failure.code)) state.kept.declinedPaymentId = state.info.value?.payment?.id;
      const uncertain = isUncertain(failure) && !isRefused;
      state.place = uncertain
        ? { phase: 'uncertain', body }
        : { phase: 'failed', failure, serial: getSerial(state.place) + 1 };
    },

    ...order.reducers,
    /** Command: show a placed order, which is read unless it is held. */
    orderRequested(state, { payload: { orderNumber } }: PayloadAction<{ orderNumber: string }>) {
      const isHeld = state.order.orderNumber === orderNumber && state.order.load.phase === 'ready';
      if (!isHeld) state.order = { orderNumber, load: { phase: 'loading' } };
      state.cancel = { phase: 'idle' };
    },
    /** Command: cancel the shown order. */
    cancelRequested(state, _: PayloadAction<{ orderNumber: string }>) {
      state.cancel = { phase: 'canceling' };
    },
    /** Event for other domains. */
    orderCanceled(state, { payload: order }: PayloadAction<Order>) {
      state.cancel = { phase: 'idle' };
      if (state.order.orderNumber === order.orderNumber) state.order.load = loaded(order);
    },
    cancelFailed(state, { payload }: PayloadAction<{ orderNumber: string; failure: Failure }>) {
      const serial = state.cancel.phase === 'failed' ? state.cancel.serial + 1 : 1;
      state.cancel = { phase: 'failed', failure: payload.failure, serial };
    },
    /** Command: find the city and state of a ZIP code. */
    zipCodeEntered(_state, _action: PayloadAction<{ zipCode: string }>) {},
    zipPlaceFound(state, { payload: place }: PayloadAction<ZipCodePlace>) {
      state.zipPlace = place;
    },
    /** Command handled by the account: save this address to the address book. */
    saveAddressRequested(_state, _action: PayloadAction<{ address: Address }>) {},
    /** Command handled by the cart: add these items again. */
    reorderRequested(_state, _action: PayloadAction<{ items: ReorderItem[] }>) {},
    ...orders.reducers,
    /** Command: list orders. */
    ordersRequested: {
      reducer: orders.reducers.ordersRequested,
      prepare: (query: OrdersQuery = {}) => ({ payload: query }),
    },
  },
});

export const checkoutReads = [checkout, order, orders];
export const checkoutActions = slice.actions;
export const checkoutReducer = slice.reducer;
/** Events that other domains may listen to. */
export const checkoutEvents = {
  orderPlaced: slice.actions.orderPlaced,
  placeOrderFailed: slice.actions.placeOrderFailed,
  sectionSaved: slice.actions.sectionSaved,
  orderCanceled: slice.actions.orderCanceled,
  reorderRequested: slice.actions.reorderRequested,
  saveAddressRequested: slice.actions.saveAddressRequested,
};

export interface CheckoutRoot {
  checkout: CheckoutState;
}
export const selectCheckoutLoad = (root: CheckoutRoot) => root.checkout.info;
export const selectCheckoutInfo = (root: CheckoutRoot) => root.checkout.info.value;
export const selectSections = (root: CheckoutRoot) => root.checkout.sections;
export const selectPlace = (root: CheckoutRoot) => root.checkout.place;
export const selectOrder = (root: CheckoutRoot) => root.checkout.order;
export const selectCancel = (root: CheckoutRoot) => root.checkout.cancel;
export const selectOrders = (root: CheckoutRoot) => root.checkout.orders;
export const selectKeptCheckout = (root: CheckoutRoot) => root.checkout.kept;
/** Checks whether the payment of the order was declined, and is still the same. */
export const selectIsPaymentDeclined = ({ checkout: { kept, info } }: CheckoutRoot) =>
  kept.declinedPaymentId !== undefined && kept.declinedPaymentId === info.value?.payment?.id;
export const selectZipPlace = (root: CheckoutRoot) => root.checkout.zipPlace;
