import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isAbort } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { IDLE, defineRead, loadFailed } from '@foolscap/core/state';
import type { SharedCartsClient } from '../../client/shared-carts-client.ts';
import { SHARED_CART_CODES } from '../../model/shared-carts.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { addSharedFailed, cartShared, shareFailed } from './facts.ts';
import { shareRequested } from './share-cart.ts';
import { initialSharedCartState } from './shared-cart.state.ts';
import type { SharedCartState } from './shared-cart.state.ts';

/** Removes a link and the view of its cart. */
function forget(state: SharedCartState, shareId: string): void {
  delete state.revoking[shareId];
  state.revoked.push(shareId);
  if (state.links.value) state.links.value = state.links.value.filter((link) => link.shareId !== shareId);
  if (state.created?.shareId === shareId) state.created = undefined;
}

interface ReadDeps {
  client: SharedCartsClient;
}

/** The shared cart to show. */
const sharedCart = defineRead({
  name: 'sharedCart',
  select: (state: SharedCartState, _: string) => state.view,
  begin(state, shareId) {
    if (state.shareId !== shareId) state.view = { phase: 'idle' };
    state.shareId = shareId;
  },
  send: ({ client }: ReadDeps, shareId, signal) => client.getShared(shareId, signal),
  fail(state, { code }) {
    if (code === SHARED_CART_CODES.notFound) state.view = { phase: 'idle' };
  },
});

/** The shopper's own links. */
const links = defineRead({
  name: 'links',
  select: (state: SharedCartState) => state.links,
  begin(state) {
    // A request during a read shares its result, and also what changed in the meantime.
    if (state.links.phase !== 'loading') state.newest = [];
  },
  send: ({ client }: ReadDeps, _, signal) => client.listShares(signal),
  settle({ newest, revoked }, listed) {
    const missed = newest.filter((link) => !listed.some(({ shareId }) => shareId === link.shareId));
    return [...missed, ...listed].filter(({ shareId }) => !revoked.includes(shareId));
  },
  inFlight: 'join',
});

const slice = createSlice({
  name: 'sharedCart',
  initialState: initialSharedCartState,
  reducers: {
    ...sharedCart.reducers,
    ...links.reducers,
    /** Intention: revoke one of the shopper's own links. */
    revokeRequested({ revoking }, { payload: shareId }: PayloadAction<string>) {
      revoking[shareId] = { phase: 'pending' };
    },
    /** Fact: the link is no longer valid. */
    linkRevoked(state: SharedCartState, { payload: shareId }: PayloadAction<string>) {
      forget(state, shareId);
    },
    /** Fact: a link could not be revoked. */
    revokeFailed(state: SharedCartState, { payload }: PayloadAction<{ shareId: string; failure: Failure }>) {
      const { shareId, failure } = payload;
      // It has expired or was revoked elsewhere.
      if (failure.code === SHARED_CART_CODES.notFound) forget(state, shareId);
      else if (isAbort(failure)) delete state.revoking[shareId];
      else state.revoking[shareId] = { phase: 'failed', failure };
    },
    /** Intention: close the display of the created link or the failure. */
    shareDismissed(state: SharedCartState) {
      state.created = undefined;
      state.shareFailure = undefined;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(heldCartActions.cartReset, ({ shareId, view }) => ({
        ...initialSharedCartState,
        // A shared cart does not end with the shopper's own cart, but an order can change its prices.
        ...(shareId === undefined ? {} : { shareId, view: view.phase === 'failed' ? view : IDLE }),
      }))
      .addCase(shareRequested, (state) => {
        state.created = undefined;
        state.shareFailure = undefined;
      })
      .addCase(cartShared, (state, { payload: { link } }) => {
        // A list that was read in the meantime may already contain it, and it may even have been revoked.
        if (state.revoked.includes(link.shareId)) return;
        state.created = link;
        state.newest.unshift(link);
        const others = state.links.value?.filter(({ shareId }) => shareId !== link.shareId);
        if (others) state.links.value = [link, ...others];
      })
      .addCase(shareFailed, (state, { payload: { failure } }) => {
        if (!isAbort(failure)) state.shareFailure = failure;
      })
      .addCase(addSharedFailed, (state, { payload: { request, failure } }) => {
        if (failure.code === SHARED_CART_CODES.notFound && request.shareId === state.shareId)
          state.view = loadFailed(IDLE, failure);
      }),
});

export const sharedCartReads = [sharedCart, links];
export const sharedCartReducer = slice.reducer;
export const heldSharedCartActions = slice.actions;
