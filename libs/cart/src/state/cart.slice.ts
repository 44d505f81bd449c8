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

/** What a shopper asked of a line and the server has not yet answered. */
export type LineChange =
  ({ kind: 'quantity' } & QuantityChange) | { kind: 'remove' } | { kind: 'fulfillment'; pickup: boolean };

/** The payload of a quantity change: a typed quantity, or a difference from what the line has when it is sent. */
export type RequestedQuantity = { cartItemId: string } & ({ qty: number } | { by: number });

export const changeOf = (requested: RequestedQuantity): QuantityChange =>
  'by' in requested ? { by: requested.by } : { wanted: requested.qty };

/** Another way to get a line; a store is needed for pickup. */
export interface FulfillmentWish {
  cartItemId: string;
  deliveryType: 'STA' | 'ISP' | 'STS';
  pickupStoreNumber?: string;
}

/** A line that is gone on the server and can still be brought back (decisions, "deleted lines, undo"). */
export interface RemovedLine {
  line: CartItem;
  /** Where it stands among what is shown: visible lines and other removed ones. */
  index: number;
  phase: 'removed' | 'restoring' | 'failed';
}

/** Changes that wait for the connection of this device. */
export interface WaitingChanges {
  /** The number of failed tries to send them since the connection was lost; 1 at first. */
  tries: number;
  /** The add among them that was under way. Its reply may have been lost, so it is repeated under the same key. */
  add?: { items: AddItem[]; key: string };
}

/** A change of a line that failed, so that "Try again" can ask for it once more. */
export type FailedChange =
  /** `from` has the quantities by line at the time of the failure. */
  | { kind: 'quantities'; quantities: Record<string, QuantityChange>; from: Record<string, number> }
  | { kind: 'remove'; cartItemId: string }
  | ({ kind: 'fulfillment' } & FulfillmentWish);

/** What is told of the last add. */
export type AddFeedback =
  | { phase: 'added'; kind: FeedbackKind; lines: CartItem[] }
  /** `body` and `key` make "try again" the same request, so that nothing is added twice. */
  | { phase: 'failed'; failure: Failure; body: AddItemsBody; key: string };

export interface CartState {
  load: LoadPhase;
  /** The last valid cart; it stays while a newer one is on its way. */
  cart?: CartInfo;
  /** The session epoch that the cart belongs to. */
  sessionId?: string;
  changes: Record<string, LineChange>;
  removed: Record<string, RemovedLine>;
  /** Quantities by itemId that are being added. */
  adding: Record<string, number>;
  feedback?: AddFeedback;
  /**
   * A failed change of lines; `serial` tells one failure from the next, so that each scrolls up and is announced. `change` is there
   * where trying again may help.
   */
  alert?: { failure: Failure; serial: number; change?: FailedChange };
  /** Present while changes wait for the connection. */
  waiting?: WaitingChanges;
  /** A notice about a cart that another window has changed; `serial` makes each one announced. */
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

/** Lays a reply over the state; what the server said about a line ends what we assumed of it. */
function receive(state: CartState, { data, sessionId }: CartReply): void {
  // Another session: nothing of the former one may stay.
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
    // What is added anew stands last; the whole cart knows its order.
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

    /** Intention: put items into the cart. */
    addToCartRequested: {
      reducer(state, { payload }: PayloadAction<{ items: AddItem[]; redirect: boolean; key?: string }>) {
        for (const { itemId, qty } of payload.items) {
          state.adding[itemId] = (state.adding[itemId] ?? 0) + qty;
        }
        state.feedback = undefined;
      },
      /** @param options.redirect the caller wants the cart page instead of feedback; `key` repeats an add that failed */
      prepare: (items: AddItem[], { redirect = false, key }: { redirect?: boolean; key?: string } = {}) => ({
        payload: { items, redirect, ...(key ? { key } : {}) },
      }),
    },
    /** Fact: an add was answered. */
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
     * Intention: another quantity. Shown at once, marked as pending; totals wait for the server. `qty` is absolute, as typed; `by` is a
     * difference, as by plus and minus.
     */
    quantityChangeRequested(state, { payload }: PayloadAction<RequestedQuantity>) {
      const { kind, ...earlier } = state.changes[payload.cartItemId] ?? {};
      state.changes[payload.cartItemId] = {
        kind: 'quantity',
        ...combineChanges(kind === 'quantity' ? earlier : undefined, changeOf(payload)),
      };
    },
    /** Fact: another window has changed quantities, and presses of plus or minus were applied to the new ones. */
    changesRebased(state) {
      notify(state, 'changedElsewhere');
    },
    /** Fact: another window has removed these lines; what was requested of them is not sent. */
    changesDropped(state, { payload }: PayloadAction<{ cartItemIds: string[] }>) {
      for (const cartItemId of payload.cartItemIds) delete state.changes[cartItemId];
      notify(state, 'removedElsewhere');
    },
    noticeDismissed(state) {
      state.notice = undefined;
    },
    /** Intention: deliver it, or collect it in a store. */
    fulfillmentRequested(state, { payload }: PayloadAction<FulfillmentWish>) {
      state.changes[payload.cartItemId] = { kind: 'fulfillment', pickup: payload.deliveryType !== 'STA' };
    },
    /** Fact: the server has moved a line, or said why it stays. */
    fulfillmentChanged(state, { payload }: PayloadAction<{ cartItemId: string; reply: CartReply }>) {
      if (state.changes[payload.cartItemId]?.kind === 'fulfillment') delete state.changes[payload.cartItemId];
      receive(state, payload.reply);
    },
    /** Intention: take a line out. */
    removeRequested(state, { payload }: PayloadAction<{ cartItemId: string }>) {
      state.changes[payload.cartItemId] = { kind: 'remove' };
    },
    /** Intention: bring a removed line back. */
    undoRequested(state, { payload }: PayloadAction<{ cartItemId: string }>) {
      const removed = state.removed[payload.cartItemId];
      if (removed) removed.phase = 'restoring';
    },
    /** Fact: the server has changed quantities as asked; `sent` says what was asked for. */
    quantitiesChanged(
      state,
      { payload }: PayloadAction<{ sent: Record<string, QuantityChange>; reply: CartReply }>,
    ) {
      for (const [cartItemId, sent] of Object.entries(payload.sent)) {
        const change = state.changes[cartItemId];
        if (change?.kind !== 'quantity') continue;
        // What the shopper has requested since is still to be sent.
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
    /** Fact: the time for Undo is over. */
    removedLinePurged(state, { payload }: PayloadAction<{ cartItemId: string }>) {
      const purged = state.removed[payload.cartItemId];
      delete state.removed[payload.cartItemId];
      // Those behind it move up.
      for (const other of Object.values(state.removed))
        if (purged && other.index > purged.index) other.index -= 1;
    },
    /** Fact: the server refused, or could not be asked; the lines go back to what it last said. */
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
    /** Fact: changes could not be sent for want of a connection, and are kept. */
    changesDelayed(state, { payload }: PayloadAction<Pick<WaitingChanges, 'add'>>) {
      state.waiting = { ...payload, tries: (state.waiting?.tries ?? 0) + 1 };
    },
    /** Fact: the shop was reached again. */
    changesResumed(state) {
      state.waiting = undefined;
    },
    alertDismissed(state) {
      state.alert = undefined;
    },

    /** Intention: go to checkout with what is in the cart. */
    checkoutRequested(state) {
      state.entry = 'pending';
    },
    /** Fact: where the shopper goes next (cart 4, "Checkout entry"). */
    checkoutEntered: {
      reducer(state, _: PayloadAction<{ to: 'sign-in' | 'next-gen' | 'dotcom' }>) {
        state.entry = 'idle';
      },
      prepare: (to: 'sign-in' | 'next-gen' | 'dotcom') => ({ payload: { to } }),
    },

    /** Intention: forget everything, as after signing out or placing an order. */
    cartReset: () => initialCartState,
  },
});

function notify(state: CartState, code: keyof typeof CART_NOTICES): void {
  state.notice = { code, serial: (state.notice?.serial ?? 0) + 1 };
}

/** The ids of what is shown, in its order. */
function shownIds({ cart, removed }: CartState): string[] {
  const visible = (cart?.items ?? []).filter(isVisible).map(({ cartItemId }) => cartItemId);
  return withRemoved(visible, removed, ({ line }) => line.cartItemId);
}

/** A line that comes back stands where it stood; a change says nothing of places, so it would come last. */
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

/** Intention: try to send now what waits for the connection. */
export const sendNowRequested = createAction('cart/sendNowRequested');
/** Intention: send what is still waiting for more clicks at once, because the page is about to go away. */
export const pendingChangesFlushed = createAction('cart/pendingChangesFlushed');
/** Intentions: pointing at or focusing a removed line keeps it. */
export const purgeHeld = createAction<{ cartItemId: string }>('cart/purgeHeld');
export const purgeReleased = createAction<{ cartItemId: string }>('cart/purgeReleased');

export const cartActions = {
  ...slice.actions,
  sendNowRequested,
  pendingChangesFlushed,
  purgeHeld,
  purgeReleased,
};
export const cartReducer = slice.reducer;
