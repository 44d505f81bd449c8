import { put, takeLeading } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { ListLink } from '../contract/index.ts';
import { linkReads } from './link-reducers.ts';
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

function* changeLink(
  send: (listId: string) => Promise<ListLink | null>,
  { payload: listId }: ReturnType<typeof actions.linkRequested>,
): SagaOf<void> {
  try {
    yield put(actions.linkReceived(yield* callTo(send, listId), listId));
  } catch (error) {
    yield put(actions.linkFailed(toFailure(error), listId));
  }
}

/** Returns the watchers for public links and the list of one. */
export const linkWatchers = (deps: LinkDeps) => [
  ...linkReads.map((read) => read.loader(actions, deps)),
  // Leading: a second click requests the same.
  takeLeading(actions.createLinkSubmitted.type, changeLink, async (listId: string) => {
    return (await deps.client.createLink(listId)) ?? null;
  }),
  takeLeading(actions.revokeLinkSubmitted.type, changeLink, async (listId: string) => {
    await deps.client.revokeLink(listId);
    return null;
  }),
  // Leading: a second click while the pages are being read requests the same.
  takeLeading(actions.publicToCartSubmitted.type, gatherPublicItems, deps),
];
