import { createAction, createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { CartReply } from '../client/cart-client.ts';
import type { WholeCartData } from '../contract/index.ts';
import { initialCartState, operationKey, raiseNotice } from './cart.state.ts';
import type { CartState, WaitingChanges } from './cart.state.ts';
import { receiveReply } from './receive-reply.ts';

/**
 * Reads of the cart, and everything around its writes: notices, waiting for the connection, and feedback. The writes themselves are in
 * `writes/`.
 */
export const heldCart = createSlice({
  name: 'cart',
  initialState: initialCartState,
  reducers: {
    /** Intention: read the cart; with `mayBeCached`, a stored one is sufficient (decision-cart-cache). */
    cartRequested(state: CartState, _action: PayloadAction<{ mayBeCached: boolean } | undefined>) {
      state.info = startLoading(state.info);
    },
    cartReceived(state: CartState, { payload }: PayloadAction<CartReply<WholeCartData>>) {
      receiveReply(state, payload);
      if (state.info.value) state.info = loaded(state.info.value);
    },
    cartFailed(state: CartState, { payload: failure }: PayloadAction<Failure>) {
      state.info = loadFailed(state.info, failure);
    },
    feedbackClosed(state: CartState) {
      state.feedback = undefined;
    },
    /** Fact: another window has changed quantities, and clicks on plus or minus were applied to the new quantities. */
    changesRebased(state: CartState) {
      raiseNotice(state, 'changedElsewhere');
    },
    /** Fact: these lines are not in the latest cart, so their pending changes are not sent. */
    changesDropped(state: CartState, { payload: { cartItemIds } }: PayloadAction<{ cartItemIds: string[] }>) {
      for (const cartItemId of cartItemIds) {
        delete state.pending[operationKey('quantity', cartItemId)];
        delete state.pending[operationKey('delivery', cartItemId)];
      }
      if (cartItemIds.some((cartItemId) => !state.removed[cartItemId]))
        raiseNotice(state, 'removedElsewhere');
    },
    noticeDismissed(state: CartState) {
      state.notice = undefined;
    },
    /** Fact: the time for Undo has expired. */
    removedLinePurged(state: CartState, { payload }: PayloadAction<{ cartItemId: string }>) {
      const purged = state.removed[payload.cartItemId];
      delete state.removed[payload.cartItemId];
      // Moves later removed lines up.
      for (const other of Object.values(state.removed))
        if (purged && other.index > purged.index) other.index -= 1;
    },
    /** Fact: changes could not be sent without a connection, and are held. */
    changesDelayed(state: CartState, { payload }: PayloadAction<Pick<WaitingChanges, 'add'>>) {
      state.waiting = { ...payload, tries: (state.waiting?.tries ?? 0) + 1 };
    },
    /** Fact: the server is reachable again. */
    changesResumed(state: CartState) {
      state.waiting = undefined;
    },
    alertDismissed(state: CartState) {
      state.alert = undefined;
    },
    /** Intention: reset the state, because an order has ended the cart. */
    cartReset: () => initialCartState,
  },
});

/** Intention: repeat the failed write shown in the alert. */
export const retryRequested = createAction('cart/retryRequested');
/** Intention: read the cart without showing a loading state. A failure leaves the held cart unchanged. */
export const cartRefreshRequested = createAction('cart/cartRefreshRequested');
/** Intention: try to send the changes that wait for the connection. */
export const sendNowRequested = createAction('cart/sendNowRequested');
/** Intention: send collected quantity changes immediately, because the page is being unloaded. */
export const pendingChangesFlushed = createAction('cart/pendingChangesFlushed');
/** Intention: keep a removed line while it is hovered or focused. */
export const purgeHeld = createAction<{ cartItemId: string }>('cart/purgeHeld');
/** Intention: restart the timer of a removed line. */
export const purgeReleased = createAction<{ cartItemId: string }>('cart/purgeReleased');

export const heldCartActions = {
  ...heldCart.actions,
  retryRequested,
  cartRefreshRequested,
  sendNowRequested,
  pendingChangesFlushed,
  purgeHeld,
  purgeReleased,
};
