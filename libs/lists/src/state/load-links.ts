import { put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo, createLoader } from '@foolscap/core/sagas';
import type { ListDetailsQuery } from '../contract/index.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { LoadDeps } from './load-lists.ts';

type LinkDeps = Pick<LoadDeps, 'client'>;

function* gatherPublicItems(
  deps: LinkDeps,
  { payload: { linkId } }: ReturnType<typeof actions.publicToCartSubmitted>,
) {
  try {
    const { readPublicItems } = yield* callTo(() => import('./read-public-items.ts'));
    yield put(actions.publicItemsGathered({ linkId, items: yield* readPublicItems(deps.client, linkId) }));
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
