import type { PayloadAction } from '@reduxjs/toolkit';
import { fork, put, take } from 'redux-saga/effects';
import { callTo, selectFrom } from '@foolscap/core/sagas';
import type { SagaOf, WriteLane } from '@foolscap/core/sagas';
import { defineWrite, queueWrites, sendWrite } from '@foolscap/core/state';
import type { WriteFailure } from '@foolscap/core/state';
import type { ListsClient } from '../client/index.ts';
import { LIST_CODES } from '../model/index.ts';
import type { createItemWriters } from './change-items.ts';
import { createKeptKeys } from './kept-keys.ts';
import type { KeptKeys } from './kept-keys.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot, ListTask } from './lists.state.ts';
import { reloadOpenList } from './reload-open-list.ts';
import type { createListWriters } from './write-lists.ts';

export interface ChangeDeps {
  client: ListsClient;
  /** Creates the idempotency key of a change that must not be executed twice. */
  newKey: () => string;
  /** Sends a change of the cart after the cart's own changes. */
  inLane: WriteLane;
  /** Saves an item for later in the cart, under an idempotency key; without it, items cannot be moved there. */
  saveForLater?: (item: { itemId: string; qty: number }, idempotencyKey: string) => Promise<unknown>;
}

const selectSubmitted = ({ lists }: ListsRoot) => lists.submitted[0];
export const selectHasLists = ({ lists }: ListsRoot) => lists.overview.phase !== 'idle';

/** Errors that mean that the lists on screen are outdated. */
export const OUTDATED_CODES: ReadonlySet<string> = new Set([
  LIST_CODES.changed,
  LIST_CODES.notFound,
  LIST_CODES.readOnly,
]);

/** Takes the items of the command being executed; commands and items are in the same order. */
function* takeSubmitted() {
  const submitted = yield* selectFrom(selectSubmitted);
  yield put(actions.submittedItemsTaken());
  return submitted;
}

type ListWriters = ReturnType<typeof createListWriters>;
type ItemWriters = ReturnType<typeof createItemWriters>;

interface Context {
  keys: KeptKeys;
  /** The code for changes loads with the first change, because lists are read more often than changed. */
  getListWriters: () => SagaOf<ListWriters>;
  getItemWriters: () => SagaOf<ItemWriters>;
}

/** The payload of a command; most name a list, some an item. */
interface Target {
  listId?: string;
  itemId?: string;
  itemIds?: string[];
  isRow?: boolean;
  body?: { note?: string | undefined };
}

/** Declares a change whose writer dispatches its facts. A rejected change is an outcome, too. */
const write = <P>(
  task: ListTask,
  command: { type: string; match(action: unknown): action is PayloadAction<P> },
  send: (context: Context, payload: P) => SagaOf<void>,
) =>
  defineWrite({
    command,
    send,
    failed({ request, failure }: WriteFailure<P>) {
      const { listId, itemId, itemIds, isRow, body } = request as Target;
      const isNote = body?.note !== undefined;
      return actions.taskFailed({ task, listId, itemId, itemIds, isRow, isNote, failure });
    },
  });

const WRITES = [
  write('create', actions.createListSubmitted, function* ({ getListWriters }, body) {
    const submitted = yield* takeSubmitted();
    yield* (yield* getListWriters()).create(body, submitted);
  }),
  write('edit', actions.editSubmitted, function* ({ getListWriters }, payload) {
    yield* (yield* getListWriters()).edit(payload);
  }),
  write('favorite', actions.favoriteSubmitted, function* ({ getListWriters }, payload) {
    yield* (yield* getListWriters()).favor(payload);
  }),
  write('delete', actions.deleteSubmitted, function* ({ getListWriters }, payload) {
    yield* (yield* getListWriters()).remove(payload);
  }),
  write('addItems', actions.addToListSubmitted, function* ({ getListWriters }, { listId }) {
    const { items = [], movedFrom } = (yield* takeSubmitted()) ?? {};
    const sent = items.map(({ itemId, qty }) => ({ itemId, qty }));
    yield* (yield* getListWriters()).addItems(listId, sent, movedFrom);
  }),
  write('updateItem', actions.itemUpdateSubmitted, function* ({ getItemWriters }, payload) {
    yield* (yield* getItemWriters()).updateItem(payload);
  }),
  write('removeItem', actions.itemRemoveSubmitted, function* ({ getItemWriters }, payload) {
    yield* (yield* getItemWriters()).removeItem(payload);
  }),
  write('undoRemove', actions.undoRemoveSubmitted, function* ({ getItemWriters }, payload) {
    yield* (yield* getItemWriters()).undoRemove(payload);
  }),
  write('saveForLater', actions.saveForLaterSubmitted, function* ({ getItemWriters }, payload) {
    yield* (yield* getItemWriters()).moveToSaved(payload);
  }),
  write('toCart', actions.toCartSubmitted, function* ({ getItemWriters }, payload) {
    yield* (yield* getItemWriters()).addToCart(payload);
  }),
  // A shopper who returns later intends to add the items again.
  write('addItems', actions.listLeft, function* ({ keys }) {
    keys.end();
  }),
];

/**
 * Executes list changes one at a time and in order, so that a reply never overtakes a later change's reply. If the list of a rejected
 * change has changed in the meantime, it is reloaded.
 */
export function* changeLists(deps: ChangeDeps): Generator {
  const keys = createKeptKeys(deps.newKey);
  const loadWriters = () => import('./write-lists.ts');
  // Early: the connection may be lost when the first change is made.
  yield fork(function* () {
    yield take([actions.listsReceived.type, actions.addToListReceived.type]);
    loadWriters().catch(() => undefined);
  });
  let listWriters: ListWriters | undefined;
  let itemWriters: ItemWriters | undefined;
  const context: Context = {
    keys,
    *getListWriters() {
      return (listWriters ??= (yield* callTo(loadWriters)).createListWriters(deps, keys));
    },
    *getItemWriters() {
      const load = () => import('./change-items.ts');
      return (itemWriters ??= (yield* callTo(load)).createItemWriters(deps, keys));
    },
  };

  yield* queueWrites(WRITES, function* (each, request) {
    const { failure } = yield* sendWrite(each, context, request, '');
    if (!failure) return;
    const { listId } = request as Target;
    if (listId !== undefined) yield* reloadOpenList(listId);
    // A retry needs the current list, and a list that no longer exists must not stay on screen.
    if (OUTDATED_CODES.has(failure.code) && (yield* selectFrom(selectHasLists)))
      yield put(actions.listsRequested());
  });
}
