import type { PayloadAction } from '@reduxjs/toolkit';
import { defineRead } from '@foolscap/core/state';
import type { ListsClient } from '../client/index.ts';
import type { ListDetailsQuery } from '../contract/index.ts';
import type { ListsState } from './lists.state.ts';

interface ReadDeps {
  client: ListsClient;
}

/** The public link of a list. */
const link = defineRead({
  name: 'link',
  select: ({ links }: ListsState, listId: string) => links[listId],
  begin({ links }, listId) {
    links[listId] ??= { phase: 'idle' };
  },
  send: async ({ client }: ReadDeps, listId, signal) => (await client.getLink(listId, signal)) ?? null,
});

/** A public link's list. Another page of the same list replaces this one once it has arrived. */
const publicList = defineRead({
  name: 'publicList',
  select: (state: ListsState, _: { linkId: string; query: ListDetailsQuery }) => state.publicList,
  begin(state, request) {
    if (state.publicListShown?.linkId !== request.linkId) state.publicList = { phase: 'idle' };
    state.publicListShown = request;
  },
  send: ({ client }: ReadDeps, { linkId, query }, signal) => client.getPublicList(linkId, query, signal),
});

export const linkReads = [link, publicList];

/** Reducers for public links and the list of one. */
export const linkReducers = {
  ...link.reducers,
  /** Commands: create and revoke the public link of a list; both end like a read of it. */
  createLinkSubmitted: link.reducers.linkRequested,
  revokeLinkSubmitted: link.reducers.linkRequested,
  ...publicList.reducers,

  /**
   * Command: add the public list on screen to the cart: the items of all pages, or only those of this page if there are too many for one
   * command.
   */
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
