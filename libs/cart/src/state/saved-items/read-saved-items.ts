import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { SavedItemsClient, SavedItemsReply } from '../../client/saved-items-client.ts';
import type { CartDeps } from '../cart.deps.ts';
import { callWhenOnline } from '../sagas/call-when-online.ts';
import type { SavedItemsRoot } from './saved-items.selectors.ts';

/** The dependencies of the saved items' sagas that the application provides. */
export interface SavedItemsDeps extends Pick<CartDeps, 'connection'> {
  client: SavedItemsClient;
}

/** A read overtaken by a change is repeated at most twice, so that changes cannot keep a page from showing its list. */
const MAX_READS = 3;

const selectSaved = (root: SavedItemsRoot) => root.saved;

/** Reads the list until the reply is as new as the changes that arrived in the meantime; waits for the connection while offline. */
export function* readSavedItems(deps: SavedItemsDeps, signal: AbortSignal): SagaOf<SavedItemsReply> {
  for (let reads = 1; ; reads += 1) {
    const before = yield* selectFrom(selectSaved);
    const reply = yield* callWhenOnline(deps, undefined, deps.client.listSaved, 1, signal);
    const { newest, outdated } = yield* selectFrom(selectSaved);
    const isCurrent = reply.data.revision >= newest && outdated === before.outdated;
    if (isCurrent || reads === MAX_READS) return reply;
  }
}
