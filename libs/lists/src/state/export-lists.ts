import { put, takeEvery } from 'redux-saga/effects';
import { toFailure } from '@foolscap/core/http';
import { callTo } from '@foolscap/core/sagas';
import type { ListsClient } from '../client/index.ts';
import type { ListDetails } from '../contract/index.ts';
import { formatListCsv, MAX_PAGE_SIZE } from '../model/index.ts';
import type { ListCsvItem } from '../model/index.ts';
import { listsActions as actions } from './lists.slice.ts';

export interface ExportDeps {
  client: ListsClient;
  /** Offers a text as a file to the shopper. */
  saveFile: (name: string, text: string) => void;
}

const toRow = ({ itemId, qty, note, itemDetails }: ListDetails['items'][number]): ListCsvItem => ({
  itemId,
  qty,
  note,
  name: itemDetails.name,
  price: itemDetails.priceInfo.finalPricePerUnit,
});

/** Returns a name that every file system takes. */
const fileName = (name: string) =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'List'
  }.csv`;

/** Reads all pages of a list and saves them as one CSV file. */
function* exportList(
  { client, saveFile }: ExportDeps,
  { payload }: ReturnType<typeof actions.exportSubmitted>,
) {
  const { listId } = payload;
  try {
    const rows: ListCsvItem[] = [];
    for (let page = 1; ; page++) {
      const query = { page: String(page), size: String(MAX_PAGE_SIZE) };
      const { list, items, metadata } = yield* callTo(client.getList, listId, query);
      rows.push(...items.map(toRow));
      if (page < metadata.pagination.pages) continue;
      saveFile(fileName(list.name), formatListCsv(rows));
      yield put(actions.listExported({ listId, name: list.name }));
      return;
    }
  } catch (error) {
    yield put(actions.taskFailed({ task: 'export', listId, failure: toFailure(error) }));
  }
}

/** Every: lists are saved independently of each other. */
export function* exportLists(deps: ExportDeps): Generator {
  yield takeEvery(actions.exportSubmitted.type, exportList, deps);
}
