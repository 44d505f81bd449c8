import { createAccountClient } from '@foolscap/account/client';
import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { createSavedItemsClient } from '@foolscap/cart/client';
import type { HttpClient } from '@foolscap/core/http';
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

/** Reads the toggle of the search for items. While the server renders a page, the session may not be in the Redux store yet. */
async function readToggle(root: AccountRoot, http: HttpClient): Promise<boolean> {
  const { session } = selectAccount(root) ?? (await createAccountClient(http).account());
  const toggle = session.sessionIPA.webToggleList.find(({ toggleName }) => toggleName === 'listFullSearch');
  return !toggle?.values.includes('false');
}

/** The shopping lists. */
export const listsPart = shopPart({
  name: 'lists',
  modules: ({ http, newKey, inLane, report, getState }) => ({
    lists: createListsModule({
      client: createListsClient(http),
      newKey,
      inLane,
      saveFile,
      isFullSearch: () => readToggle(getState() as AccountRoot, http),
      saveForLater: (item) => createSavedItemsClient(http).saveItem(item, newKey()),
      log: (message, { code }) => report(`${message} (${code})`),
    }),
  }),
  *processes(deps) {
    yield all([call(listsFollowAccount), call(cartFollowsLists), call(reportLists, deps)]);
  },
});
