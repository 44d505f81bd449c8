import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { isAbort } from '@foolscap/core/http';
import type { Failure } from '@foolscap/core/http';
import { IDLE, loadFailed, loaded, startLoading } from '@foolscap/core/state';
import type { SharedCart, SharedCartLink } from '../../contract/index.ts';
import { SHARED_CART_CODES } from '../../model/shared-carts.ts';
import { heldCartActions } from '../held-cart.slice.ts';
import { addSharedFailed, cartShared, shareFailed } from './facts.ts';
import { shareRequested } from './share-cart.ts';
import { initialSharedCartState } from './shared-cart.state.ts';
import type { SharedCartState } from './shared-cart.state.ts';

/** Removes a link, and the view of its cart. */
function forget(state: SharedCartState, shareId: string): void {
  delete state.revoking[shareId];
  state.revoked.push(shareId);
  if (state.links.value) state.links.value = state.links.value.filter((link) => link.shareId !== shareId);
  if (state.created?.shareId === shareId) state.created = undefined;
}

const slice = createSlice({
  name: 'sharedCart',
  initialState: initialSharedCartState,
  reducers: {
    /** Intention: show a shared cart. */
    sharedCartRequested(state: SharedCartState, { payload: shareId }: PayloadAction<string>) {
      state.view = startLoading(state.shareId === shareId ? state.view : IDLE);
      state.shareId = shareId;
    },
    sharedCartReceived(state: SharedCartState, { payload }: PayloadAction<SharedCart>) {
      state.view = loaded(payload);
    },
    sharedCartFailed(state: SharedCartState, { payload: failure }: PayloadAction<Failure>) {
      state.view = loadFailed(failure.code === SHARED_CART_CODES.notFound ? IDLE : state.view, failure);
    },
    /** Intention: list the own links. */
    linksRequested(state: SharedCartState) {
      // A request during a read shares its result, and with it what changed meanwhile.
      if (state.links.phase !== 'loading') state.newest = [];
      state.links = startLoading(state.links);
    },
    linksReceived(state: SharedCartState, { payload }: PayloadAction<SharedCartLink[]>) {
      const missed = state.newest.filter((link) => !payload.some(({ shareId }) => shareId === link.shareId));
      state.links = loaded([...missed, ...payload].filter(({ shareId }) => !state.revoked.includes(shareId)));
    },
    linksFailed(state: SharedCartState, { payload: failure }: PayloadAction<Failure>) {
      state.links = loadFailed(state.links, failure);
    },
    /** Intention: revoke an own link. */
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
      // It has expired, or was revoked elsewhere.
      if (failure.code === SHARED_CART_CODES.notFound) forget(state, shareId);
      else if (isAbort(failure)) delete state.revoking[shareId];
      else state.revoking[shareId] = { phase: 'failed', failure };
    },
    /** Intention: close what shows the created link, or the failure. */
    shareDismissed(state: SharedCartState) {
      state.created = undefined;
      state.shareFailure = undefined;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(heldCartActions.cartReset, ({ shareId, view }) => ({
        ...initialSharedCartState,
        // A shared cart belongs to no shopper, but its prices do.
        ...(shareId === undefined ? {} : { shareId, view: view.phase === 'failed' ? view : IDLE }),
      }))
      .addCase(shareRequested, (state) => {
        state.created = undefined;
        state.shareFailure = undefined;
      })
      .addCase(cartShared, (state, { payload: { link } }) => {
        // A list that was read meanwhile may have it already, and it may even be revoked.
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

export const sharedCartReducer = slice.reducer;
export const heldSharedCartActions = slice.actions;
