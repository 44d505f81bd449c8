import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '@foolscap/core/http';
import { loaded, loadFailed, startLoading } from '@foolscap/core/state';
import type { ListDetailsQuery, ListLink, PublicList } from '../contract/index.ts';
import type { ListsState } from './lists.state.ts';

function startLink(state: ListsState, { payload: listId }: PayloadAction<string>): void {
  state.links[listId] = startLoading(state.links[listId] ?? {});
}

/** Reducers of public links, and of the list of one. */
export const linkReducers = {
  /** Commands: read, create and revoke the public link of a list. */
  linkRequested: startLink,
  createLinkSubmitted: startLink,
  revokeLinkSubmitted: startLink,
  linkReceived(state: ListsState, { payload }: PayloadAction<{ listId: string; link: ListLink | null }>) {
    state.links[payload.listId] = loaded(payload.link);
  },
  linkFailed(state: ListsState, { payload }: PayloadAction<{ listId: string; failure: Failure }>) {
    state.links[payload.listId] = loadFailed(state.links[payload.listId] ?? {}, payload.failure);
  },

  /** Command: load the list of a public link. */
  publicListRequested(
    state: ListsState,
    { payload }: PayloadAction<{ linkId: string; query: ListDetailsQuery }>,
  ) {
    // Another page of the same list replaces this one when it has arrived.
    state.publicList =
      state.publicListShown?.linkId === payload.linkId
        ? startLoading(state.publicList)
        : { phase: 'loading' };
    state.publicListShown = payload;
  },
  publicListReceived(state: ListsState, { payload }: PayloadAction<PublicList>) {
    state.publicList = loaded(payload);
  },
  publicListFailed(state: ListsState, { payload }: PayloadAction<Failure>) {
    state.publicList = loadFailed(state.publicList, payload);
  },

  /** Command: add the public list on screen to the cart: the items of all pages, or those of this page if they are too many for one command. */
  publicToCartSubmitted(state: ListsState, _: PayloadAction<{ linkId: string }>) {
    state.isGatheringPublicItems = true;
  },
  /** Event for other domains: these items of a public list go into the cart. */
  publicItemsGathered(
    state: ListsState,
    _: PayloadAction<{ linkId: string; items: { itemId: string; qty: number }[] }>,
  ) {
    state.isGatheringPublicItems = false;
  },
};
