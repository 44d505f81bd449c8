import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isAbort } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import type { AddItemsBody, CartInfo, CartItem, WholeCartData } from '../contract/index.ts';
import type { CartReply } from '../client/cart-client.ts';
import type { CART_NOTICES } from '../model/messages.ts';
import type { FeedbackKind } from '../model/add-feedback.ts';
import { applyReply, isChange, isVisible } from '../model/apply-reply.ts';
import { combineChanges, withoutSent } from '../model/quantity-change.ts';
import type { QuantityChange } from '../model/quantity-change.ts';
import { withRemoved } from '../model/with-removed.ts';

export type LoadPhase =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'ready' } | { phase: 'failed'; failure: Failure };

/** A requested change of a line that is still pending. */
export type LineChange =
  ({ kind: 'quantity' } & QuantityChange) | { kind: 'remove' } | { kind: 'fulfillment'; pickup: boolean };

/** The payload of a quantity change: a typed quantity, or a difference from the quantity at the time of sending. */
export type RequestedQuantity = { cartItemId: string } & ({ qty: number } | { by: number });

export const changeOf = (requested: RequestedQuantity): QuantityChange =>
  'by' in requested ? { by: requested.by } : { wanted: requested.qty };

/** The payload of a delivery change of a line; all delivery types except STA need a store. */
export interface RequestedFulfillment {
  cartItemId: string;
  deliveryType: 'STA' | 'ISP' | 'STS';
  pickupStoreNumber?: string;
}

/** A line that is removed on the server and can still be restored (decisions, "deleted lines, undo"). */
export interface RemovedLine {
  line: CartItem;
  /** The position among all shown lines, both visible and removed. */
  index: number;
  phase: 'removed' | 'restoring' | 'failed';
}

/** Changes that wait for the connection of this device. */
export interface WaitingChanges {
  /** The number of failed attempts to send them since the connection was lost, starting at 1. */
  tries: number;
  /** The add that was in flight. Its reply may have been lost, so it is repeated with the same idempotency key. */
  add?: { items: AddItem[]; key: string };
}

/** A failed change of lines, kept for "Try again". */
export type FailedChange =
  /** `from` has the quantities by line at the time of the failure. */
  | { kind: 'quantities'; quantities: Record<string, QuantityChange>; from: Record<string, number> }
  | { kind: 'remove'; cartItemId: string }
  | ({ kind: 'fulfillment' } & RequestedFulfillment);

/** The feedback that is shown for the last add. */
export type AddFeedback =
  | { phase: 'added'; kind: FeedbackKind; lines: CartItem[] }
  /** `body` and `key` let "Try again" repeat the same request, so that nothing is added twice. */
  | { phase: 'failed'; failure: Failure; body: AddItemsBody; key: string };

export interface CartState {
  load: LoadPhase;
  /** The last valid cart; kept while a newer one is loading. */
  cart?: CartInfo;
  /** The session epoch that the cart belongs to. */
  sessionId?: string;
  changes: Record<string, LineChange>;
  removed: Record<string, RemovedLine>;
  /** Quantities of pending adds, by itemId. */
  adding: Record<string, number>;
  feedback?: AddFeedback;
  /**
   * A failed change of lines. `serial` distinguishes consecutive failures, so that each scrolls into view and is announced. `change` is
   * present if a retry may succeed.
   */
  alert?: { failure: Failure; serial: number; change?: FailedChange };
  /** Present while changes wait for the connection. */
  waiting?: WaitingChanges;
  /** A notice about a cart that another window has changed. `serial` distinguishes consecutive notices, so that each is announced. */
  notice?: { code: keyof typeof CART_NOTICES; serial: number } | undefined;
  entry: 'idle' | 'pending';
}

export const initialCartState: CartState = {
  load: { phase: 'idle' },
  changes: {},
  removed: {},
  adding: {},
  entry: 'idle',
};

export type AddItem = AddItemsBody['items'][number];

/** Merges a reply into the state; removed lines that the reply contains are visible lines again. */
function receive(state: CartState, { data, sessionId }: CartReply): void {
  // Another session: drop everything of the previous one.
  if (state.sessionId !== undefined && sessionId !== undefined && sessionId !== state.sessionId) {
    state.cart = undefined;
    state.removed = {};
    state.changes = {};
  }
  if (sessionId !== undefined) state.sessionId = sessionId;
  const applied = applyReply(state.cart, data.cartInfo);
  if (applied.kind !== 'applied') return;
  if (state.cart && state.cart.cartId !== applied.cart.cartId) {
    state.removed = {};
    state.changes = {};
  }
  state.cart = applied.cart;
  state.load = { phase: 'ready' };
  for (const { cartItemId, actioned } of applied.cart.items) {
    const removed = state.removed[cartItemId];
    if (!removed) continue;
    delete state.removed[cartItemId];
    // An added line is last, and a whole cart has its own order.
    if (isChange(data.cartInfo) && actioned !== 'ADD_ITEM') putBack(state, cartItemId, removed.index);
  }
}

const slice = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    /** Intention: read the cart. */
    cartRequested(state) {
      state.load = { phase: 'loading' };
    },
    cartReceived(state, { payload }: PayloadAction<CartReply<WholeCartData>>) {
      receive(state, payload);
      state.load = { phase: 'ready' };
    },
    cartFailed(state, { payload: failure }: PayloadAction<Failure>) {
      if (isAbort(failure)) state.load = state.cart ? { phase: 'ready' } : { phase: 'idle' };
      else state.load = { phase: 'failed', failure };
    },

    /** Intention: add items to the cart. */
    addToCartRequested: {
      reducer(state, { payload }: PayloadAction<{ items: AddItem[]; redirect: boolean; key?: string }>) {
        for (const { itemId, qty } of payload.items) {
          state.adding[itemId] = (state.adding[itemId] ?? 0) + qty;
        }
        state.feedback = undefined;
      },
      /** @param options.redirect opens the cart page instead of showing feedback; `key` repeats a failed add */
      prepare: (items: AddItem[], { redirect = false, key }: { redirect?: boolean; key?: string } = {}) => ({
        payload: { items, redirect, ...(key ? { key } : {}) },
      }),
    },
    /** Fact: the server replied to an add. */
    itemsAdded(
      state,
      {
        payload,
      }: PayloadAction<{ requested: AddItem[]; reply: CartReply; lines: CartItem[]; kind: FeedbackKind }>,
    ) {
      settleAdding(state, payload.requested);
      receive(state, payload.reply);
      state.feedback = { phase: 'added', kind: payload.kind, lines: payload.lines };
    },
    addFailed(state, { payload }: PayloadAction<{ body: AddItemsBody; key: string; failure: Failure }>) {
      settleAdding(state, payload.body.items);
      if (!isAbort(payload.failure)) state.feedback = { phase: 'failed', ...payload };
    },
    feedbackClosed(state) {
      state.feedback = undefined;
    },

    /**
     * Intention: change a quantity. An optimistic update, marked as pending; totals wait for the server. `qty` is absolute (typed), `by` is
     * a difference (plus and minus).
     */
    quantityChangeRequested(state, { payload }: PayloadAction<RequestedQuantity>) {
      const { kind, ...earlier } = state.changes[payload.cartItemId] ?? {};
      state.changes[payload.cartItemId] = {
        kind: 'quantity',
        ...combineChanges(kind === 'quantity' ? earlier : undefined, changeOf(payload)),
      };
    },
    /** Fact: another window has changed quantities, and steps of plus or minus were applied to the new quantities. */
    changesRebased(state) {
      notify(state, 'changedElsewhere');
    },
    /** Fact: another window has removed these lines; pending changes of them are not sent. */
    changesDropped(state, { payload }: PayloadAction<{ cartItemIds: string[] }>) {
      for (const cartItemId of payload.cartItemIds) delete state.changes[cartItemId];
      notify(state, 'removedElsewhere');
    },
    noticeDismissed(state) {
      state.notice = undefined;
    },
    /** Intention: deliver a line, or pick it up in a store. */
    fulfillmentRequested(state, { payload }: PayloadAction<RequestedFulfillment>) {
      state.changes[payload.cartItemId] = { kind: 'fulfillment', pickup: payload.deliveryType !== 'STA' };
    },
    /** Fact: the server has changed the delivery of a line, or replied with a message why not. */
    fulfillmentChanged(state, { payload }: PayloadAction<{ cartItemId: string; reply: CartReply }>) {
      if (state.changes[payload.cartItemId]?.kind === 'fulfillment') delete state.changes[payload.cartItemId];
      receive(state, payload.reply);
    },
    /** Intention: remove a line. */
    removeRequested(state, { payload }: PayloadAction<{ cartItemId: string }>) {
      state.changes[payload.cartItemId] = { kind: 'remove' };
    },
    /** Intention: restore a removed line. */
    undoRequested(state, { payload }: PayloadAction<{ cartItemId: string }>) {
      const removed = state.removed[payload.cartItemId];
      if (removed) removed.phase = 'restoring';
    },
    /** Fact: the server has applied quantity changes; `sent` has the applied changes by line. */
    quantitiesChanged(
      state,
      { payload }: PayloadAction<{ sent: Record<string, QuantityChange>; reply: CartReply }>,
    ) {
      for (const [cartItemId, sent] of Object.entries(payload.sent)) {
        const change = state.changes[cartItemId];
        if (change?.kind !== 'quantity') continue;
        // Changes requested after the request was sent are still pending.
        const left = withoutSent(change, sent);
        if (left) state.changes[cartItemId] = { kind: 'quantity', ...left };
        else delete state.changes[cartItemId];
      }
      receive(state, payload.reply);
    },
    lineRemoved(state, { payload }: PayloadAction<{ cartItemId: string; reply: CartReply }>) {
      const line = state.cart?.items.find(({ cartItemId }) => cartItemId === payload.cartItemId);
      const index = shownIds(state).indexOf(payload.cartItemId);
      delete state.changes[payload.cartItemId];
      receive(state, payload.reply);
      if (line && index >= 0) state.removed[payload.cartItemId] = { line, index, phase: 'removed' };
    },
    lineRestored(state, { payload }: PayloadAction<{ cartItemId: string; reply: CartReply }>) {
      receive(state, payload.reply);
      delete state.removed[payload.cartItemId];
    },
    /** Fact: the time for Undo has expired. */
    removedLinePurged(state, { payload }: PayloadAction<{ cartItemId: string }>) {
      const purged = state.removed[payload.cartItemId];
      delete state.removed[payload.cartItemId];
      // Later removed lines move up.
      for (const other of Object.values(state.removed))
        if (purged && other.index > purged.index) other.index -= 1;
    },
    /** Fact: a change was rejected or could not be sent; the lines are rolled back to the last reply. */
    changeFailed(
      state,
      { payload }: PayloadAction<{ cartItemIds: string[]; failure: Failure; change?: FailedChange }>,
    ) {
      for (const cartItemId of payload.cartItemIds) {
        delete state.changes[cartItemId];
        const removed = state.removed[cartItemId];
        if (removed) removed.phase = 'failed';
      }
      if (!isAbort(payload.failure)) {
        const { failure, change } = payload;
        state.alert = {
          failure,
          serial: (state.alert?.serial ?? 0) + 1,
          ...(change && failure.retryable && { change }),
        };
      }
    },
    /** Fact: changes could not be sent without a connection, and are kept. */
    changesDelayed(state, { payload }: PayloadAction<Pick<WaitingChanges, 'add'>>) {
      state.waiting = { ...payload, tries: (state.waiting?.tries ?? 0) + 1 };
    },
    /** Fact: the server is reachable again. */
    changesResumed(state) {
      state.waiting = undefined;
    },
    alertDismissed(state) {
      state.alert = undefined;
    },

    /** Intention: check out with the current cart. */
    checkoutRequested(state) {
      state.entry = 'pending';
    },
    /** Fact: checkout was entered; `to` is the next page (cart 4, "Checkout entry"). */
    checkoutEntered: {
      reducer(state, _: PayloadAction<{ to: 'sign-in' | 'next-gen' | 'dotcom' }>) {
        state.entry = 'idle';
      },
      prepare: (to: 'sign-in' | 'next-gen' | 'dotcom') => ({ payload: { to } }),
    },

    /** Intention: reset the state, for example after signing out or placing an order. */
    cartReset: () => initialCartState,
  },
});

function notify(state: CartState, code: keyof typeof CART_NOTICES): void {
  state.notice = { code, serial: (state.notice?.serial ?? 0) + 1 };
}

/** Returns the ids of all shown lines in order, including removed ones. */
function shownIds({ cart, removed }: CartState): string[] {
  const visible = (cart?.items ?? []).filter(isVisible).map(({ cartItemId }) => cartItemId);
  return withRemoved(visible, removed, ({ line }) => line.cartItemId);
}

/** Moves a restored line back to its former position. The reply to a change has no positions, so the merge appended the line. */
function putBack(state: CartState, cartItemId: string, index: number): void {
  const items = state.cart?.items;
  const from = items?.findIndex((line) => line.cartItemId === cartItemId) ?? -1;
  if (!items || from < 0) return;
  const [line] = items.splice(from, 1);
  const behind = new Set(shownIds(state).slice(index));
  const to = items.findIndex((other) => behind.has(other.cartItemId));
  items.splice(to < 0 ? items.length : to, 0, line!);
}

function settleAdding(state: CartState, items: readonly AddItem[]): void {
  for (const { itemId, qty } of items) {
    const rest = (state.adding[itemId] ?? 0) - qty;
    if (rest > 0) state.adding[itemId] = rest;
    else delete state.adding[itemId];
  }
}

/** Intention: try to send the changes that wait for the connection. */
export const sendNowRequested = createAction('cart/sendNowRequested');
/** Intention: send collected quantity changes immediately, because the page is being unloaded. */
export const pendingChangesFlushed = createAction('cart/pendingChangesFlushed');
/** Intention: keep a removed line while it is hovered or focused. */
export const purgeHeld = createAction<{ cartItemId: string }>('cart/purgeHeld');
/** Intention: restart the timer of a removed line. */
export const purgeReleased = createAction<{ cartItemId: string }>('cart/purgeReleased');

export const cartActions = {
  ...slice.actions,
  sendNowRequested,
  pendingChangesFlushed,
  purgeHeld,
  purgeReleased,
};
export const cartReducer = slice.reducer;
