import { put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createLoader, selectFrom } from '@foolscap/core/sagas';
import type { ListDetailsQuery, PublicList } from '../contract/index.ts';
import { isBuyable, MAX_ITEMS_IN_CALL, MAX_PAGE_SIZE } from '../model/index.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';
import type { LoadDeps } from './load-lists.ts';

type LinkDeps = Pick<LoadDeps, 'client'>;

const selectPublicList = ({ lists }: ListsRoot) => lists.publicList.value;

/**
 * Reads all pages of a public list, and hands on the items that can be bought. A list of which all is on screen is not read again; of one that
 * is too large for one command, the items on screen are taken.
 */
function* gatherPublicItems(
  { client }: LinkDeps,
  { payload: { linkId } }: ReturnType<typeof actions.publicToCartSubmitted>,
) {
  try {
    const shown = yield* selectFrom(selectPublicList);
    const read: PublicList['items'] = [];
    const isEnough = ({ totalItems, pagination }: PublicList['metadata']) =>
      pagination.pages <= 1 || totalItems > MAX_ITEMS_IN_CALL;
    if (shown && isEnough(shown.metadata)) read.push(...shown.items);
    else
      for (let page = 1, pages = 1; page <= pages; page++) {
        const query = { page: String(page), size: String(MAX_PAGE_SIZE) };
        const { items, metadata } = yield* callTo(client.getPublicList, linkId, query);
        read.push(...items);
        ({ pages } = metadata.pagination);
      }
    const items = read.filter(isBuyable).map(({ itemId, qty }) => ({ itemId, qty }));
    yield put(actions.publicItemsGathered({ linkId, items }));
  } catch (error) {
    yield put(actions.taskFailed({ task: 'publicToCart', failure: toFailure(error) }));
  }
}

/** The watchers of public links, and of the list of one. */
export const linkWatchers = (deps: LinkDeps) => [
  createLoader({
    requested: actions.linkRequested,
    read: async (listId: string, signal) => (await deps.client.getLink(listId, signal)) ?? null,
    received: (link, listId) => actions.linkReceived({ listId, link }),
    failed: (failure, listId) => actions.linkFailed({ listId, failure }),
  }),
  createLoader({
    requested: actions.publicListRequested,
    read: ({ linkId, query }: { linkId: string; query: ListDetailsQuery }, signal) =>
      deps.client.getPublicList(linkId, query, signal),
    received: actions.publicListReceived,
    failed: actions.publicListFailed,
  }),
  // Joined: a second press means the same.
  createLoader({
    requested: actions.createLinkSubmitted,
    read: async (listId: string) => (await deps.client.createLink(listId)) ?? null,
    received: (link, listId) => actions.linkReceived({ listId, link }),
    failed: (failure, listId) => actions.linkFailed({ listId, failure }),
    inFlight: 'join',
  }),
  createLoader({
    requested: actions.revokeLinkSubmitted,
    read: async (listId: string) => {
      await deps.client.revokeLink(listId);
      return null;
    },
    received: (link, listId) => actions.linkReceived({ listId, link }),
    failed: (failure, listId) => actions.linkFailed({ listId, failure }),
    inFlight: 'join',
  }),
  // Leading: a second press while the pages are being read means the same.
  takeLeading(actions.publicToCartSubmitted.type, gatherPublicItems, deps),
];
