import { put } from 'redux-saga/effects';
import { HttpError, toFailure } from '@foolscap/core/http';
import { selectFrom } from '@foolscap/core/sagas';
import type { SagaOf } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import type { ListDetails, ListDetailsQuery } from '../contract/index.ts';
import { formatListCsv, LIST_CODES, LIST_CSV_MESSAGES } from '../model/index.ts';
import type { ListCsvItem } from '../model/index.ts';
import type { ExportDeps } from './export-lists.ts';
import { listsActions as actions } from './lists.slice.ts';
import type { ListsRoot } from './lists.state.ts';
import { readAllItems } from './read-all-items.ts';

const toRow = ({ itemId, qty, note, itemDetails }: ListDetails['items'][number]): ListCsvItem => ({
  itemId,
  qty,
  note,
  name: itemDetails.name,
  price: itemDetails.priceInfo.finalPricePerUnit,
});

/** Returns a name that is valid in every file system. */
const fileName = (name: string) =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || LIST_CSV_MESSAGES.listCsv.unnamed
  }.csv`;

/** Returns a list as a CSV file. */
const createListFile = (listName: string, items: ListDetails['items']): { name: string; text: string } => ({
  name: fileName(listName),
  text: formatListCsv(items.map(toRow)),
});

/** Gives up on a list that another member edits continuously. */
const MAX_READS = 5;

/**
 * Reads all items of a list at a single revision, because pages of a list that changes in the meantime would skip or repeat items. Rejects
 * with `HttpError`.
 */
function* readUnchanged(
  client: ListsClient,
  listId: string,
  query?: ListDetailsQuery,
): ReturnType<typeof readAllItems> {
  for (let reads = 1; ; reads += 1) {
    let revision: number | undefined;
    const getList: ListsClient['getList'] = async (...args) => {
      const details = await client.getList(...args);
      revision ??= details.list.revision;
      if (details.list.revision !== revision)
        throw new HttpError({ code: LIST_CODES.changed, retryable: true, message: 'The list has changed.' });
      return details;
    };
    try {
      return yield* readAllItems({ getList }, listId, query);
    } catch (error) {
      if (reads === MAX_READS || toFailure(error).code !== LIST_CODES.changed) throw error;
    }
  }
}

/** Reads all pages of a list and saves them as one CSV file. Rejects with `HttpError`. */
export function* saveListFile({ client, saveFile }: ExportDeps, listId: string): SagaOf<void> {
  const { list, items } = yield* readUnchanged(client, listId);
  const { name, text } = createListFile(list.name, items);
  saveFile(name, text);
  yield put(actions.listExported({ listId, name: list.name }));
}

const selectOpen = ({ lists }: ListsRoot, listId: string) => lists.open[listId];

/** Reads all items of a list for printing, with the current sort and search. Rejects with `HttpError`. */
export function* readForPrinter({ client }: ExportDeps, listId: string): SagaOf<void> {
  const open = yield* selectFrom(selectOpen, listId);
  const { list, items } = yield* readUnchanged(client, listId, open?.shownQuery);
  yield put(actions.printReady({ listId, name: list.name, items }));
}
