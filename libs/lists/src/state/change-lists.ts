import { actionChannel, call, fork, put, take } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import type { Channel } from 'redux-saga';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import { LIST_CODES } from '../model/index.ts';
import type { createItemWriters } from './change-items.ts';
import { createKeptKeys } from './kept-keys.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot, ListTask } from './lists.state.ts';
import { reloadOpenList } from './reload-open-list.ts';
import type { createListWriters } from './write-lists.ts';

export interface ChangeDeps {
  client: ListsClient;
  /** Creates the idempotency key of a change that must not be carried out twice. */
  newKey: () => string;
  /** Sends a change of the cart after the cart's own changes. */
  inLane: WriteLane;
  /** Saves an item for later, beside the cart, under an idempotency key; without it, items cannot be moved there. */
  saveForLater?: (item: { itemId: string; qty: number }, idempotencyKey: string) => Promise<unknown>;
}

const selectSubmitted = ({ lists }: ListsRoot) => lists.submitted[0];
export const selectHasLists = ({ lists }: ListsRoot) => lists.overview.phase !== 'idle';

/** Refusals that show that the lists on screen are not as the server has them. */
export const OUTDATED_CODES: ReadonlySet<string> = new Set([
  LIST_CODES.changed,
  LIST_CODES.notFound,
  LIST_CODES.readOnly,
]);

/** Takes the items of the command that is being carried out: commands and items are in the same order. */
function* takeSubmitted() {
  const submitted = yield* selectFrom(selectSubmitted);
  yield put(actions.submittedItemsTaken());
  return submitted;
}

/** A command of the queue; most name a list, some an item. */
interface ListCommand {
  type: string;
  payload: {
    listId?: string;
    itemId?: string;
    itemIds?: string[];
    isRow?: boolean;
    body?: { note?: string | undefined };
  };
}

/**
 * Carries out the changes of lists one at a time and in order, so that a reply never overtakes that of a later change. A refused change is
 * an outcome; if the list has changed meanwhile, it is read again.
 */
export function* changeLists(deps: ChangeDeps): Generator {
  const keys = createKeptKeys(deps.newKey);
  const loadWriters = () => import('./write-lists.ts');
  // Early: the connection may be lost when the first change is made.
  yield fork(function* () {
    yield take([actions.listsReceived.type, actions.addToListReceived.type]);
    loadWriters().catch(() => undefined);
  });
  type ListWriters = ReturnType<typeof createListWriters>;
  let listWriters: ListWriters | undefined;
  type ItemWriters = ReturnType<typeof createItemWriters>;
  let itemWriters: ItemWriters | undefined;

  /** Writes a change of a list, with code that loads with the first one: lists are read more often than they are changed. */
  function* writeList(writeWith: (writers: ListWriters) => SagaOf<void>): SagaOf<void> {
    listWriters ??= (yield* callTo(loadWriters)).createListWriters(deps, keys);
    yield* writeWith(listWriters);
  }

  /** Writes a change of an item, with code that loads with the first one. */
  function* writeItem(writeWith: (writers: ItemWriters) => SagaOf<void>): SagaOf<void> {
    itemWriters ??= (yield* callTo(() => import('./change-items.ts'))).createItemWriters(deps, keys);
    yield* writeWith(itemWriters);
  }

  function* carryOut(command: ListCommand, task: ListTask, work: () => SagaOf<void>) {
    try {
      yield* work();
    } catch (error) {
      const failure = toFailure(error);
      const { listId, itemId, itemIds, isRow, body } = command.payload;
      const isNote = body?.note !== undefined;
      yield put(actions.taskFailed({ task, listId, itemId, itemIds, isRow, isNote, failure }));
      if (listId !== undefined) yield* reloadOpenList(listId);
      // Another try needs the list as it is now, and one that is gone must not stay on screen.
      if (OUTDATED_CODES.has(failure.code) && (yield* selectFrom(selectHasLists)))
        yield put(actions.listsRequested());
    }
  }

  const commands = (yield actionChannel([
    actions.createListSubmitted.type,
    actions.editSubmitted.type,
    actions.favoriteSubmitted.type,
    actions.deleteSubmitted.type,
    actions.addToListSubmitted.type,
    actions.itemUpdateSubmitted.type,
    actions.itemRemoveSubmitted.type,
    actions.undoRemoveSubmitted.type,
    actions.saveForLaterSubmitted.type,
    actions.toCartSubmitted.type,
    actions.listLeft.type,
  ])) as Channel<ListCommand>;
  for (;;) {
    const command = (yield take(commands)) as ListCommand;
    const run = (task: ListTask, work: () => SagaOf<void>) => call(carryOut, command, task, work);
    // Who comes back later wants to add the items once more.
    if (actions.listLeft.match(command)) keys.end();
    else if (actions.createListSubmitted.match(command)) {
      const submitted = yield* takeSubmitted();
      yield run('create', () => writeList((lists) => lists.create(command, submitted)));
    } else if (actions.editSubmitted.match(command))
      yield run('edit', () => writeList((lists) => lists.edit(command)));
    else if (actions.favoriteSubmitted.match(command))
      yield run('favorite', () => writeList((lists) => lists.favor(command)));
    else if (actions.deleteSubmitted.match(command))
      yield run('delete', () => writeList((lists) => lists.remove(command)));
    else if (actions.itemUpdateSubmitted.match(command))
      yield run('updateItem', () => writeItem((items) => items.updateItem(command)));
    else if (actions.itemRemoveSubmitted.match(command))
      yield run('removeItem', () => writeItem((items) => items.removeItem(command)));
    else if (actions.undoRemoveSubmitted.match(command))
      yield run('undoRemove', () => writeItem((items) => items.undoRemove(command)));
    else if (actions.saveForLaterSubmitted.match(command))
      yield run('saveForLater', () => writeItem((items) => items.moveToSaved(command)));
    else if (actions.toCartSubmitted.match(command))
      yield run('toCart', () => writeItem((items) => items.addToCart(command)));
    else if (actions.addToListSubmitted.match(command)) {
      const { listId } = command.payload;
      const { items = [], movedFrom } = (yield* takeSubmitted()) ?? {};
      yield run('addItems', () =>
        writeList((lists) =>
          lists.addItems(
            listId,
            items.map(({ itemId, qty }) => ({ itemId, qty })),
            movedFrom,
          ),
        ),
      );
    }
  }
}
