import { put } from 'redux-saga/effects';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';

const selectOpenQuery = ({ lists }: ListsRoot, listId: string) => lists.open[listId]?.query;

/** Reloads a list on screen, even while it is being read, because the server knows more than the reply to a change. */
export function* reloadOpenList(listId: string): SagaOf<void> {
  const query = yield* selectFrom(selectOpenQuery, listId);
  if (query) yield put(actions.listRequested({ listId, query, reload: true }));
}
