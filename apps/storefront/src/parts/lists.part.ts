import { createSavedItemsClient } from '@foolscap/cart/client';
import { createListsClient } from '@foolscap/lists/client';
import { createListsModule } from '@foolscap/lists/state';
import { all, call } from 'redux-saga/effects';
import { cartFollowsLists } from '../processes/cart-follows-lists.ts';
import { listsFollowAccount } from '../processes/lists-follow-account.ts';
import { reportLists } from '../processes/report-lists.ts';
import { shopPart } from './shop-part.ts';

/** Offers a text as a file of the browser. */
function saveFile(name: string, text: string): void {
  // With the mark, spreadsheets read the file as UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** The shopping lists. */
export const listsPart = shopPart({
  name: 'lists',
  modules: ({ http, newKey, inLane, report }) => ({
    lists: createListsModule({
      client: createListsClient(http),
      newKey,
      inLane,
      saveFile,
      saveForLater: (item, key) => createSavedItemsClient(http).saveItem(item, key),
      log: (message, { code }) => report(`${message} (${code})`),
    }),
  }),
  *processes(deps) {
    yield all([call(listsFollowAccount), call(cartFollowsLists), call(reportLists, deps)]);
  },
});
