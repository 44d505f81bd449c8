import { all, call } from 'redux-saga/effects';
import { createAccountClient } from '@foolscap/account/client';
import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import { createSavedItemsClient } from '@foolscap/cart/client';
import type { HttpClient } from '@foolscap/core/http';
import { createListsClient } from '@foolscap/lists/client';
import { createItemSearchModule, createListImportsModule, createListsModule } from '@foolscap/lists/state';
import { defineFeature } from '../define-feature.ts';
import { cartFollowsLists } from './cart-follows-lists.ts';
import { reportLists } from './report-lists.ts';
import { savedItemsFollowLists } from './saved-items-follow-lists.ts';

/** Lets the browser download a text as a file. */
function saveFile(name: string, text: string): void {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

/** Reads the toggle for the item search. While the server renders a page, the session may not be in the Redux store yet. */
async function readToggle(root: AccountRoot, http: HttpClient): Promise<boolean> {
  const { session } = selectAccount(root) ?? (await createAccountClient(http).account());
  const toggle = session.sessionIPA.webToggleList.find(({ toggleName }) => toggleName === 'listFullSearch');
  return !toggle?.values.includes('false');
}

/** Shopping lists, the item search across all of them, file import, and moving saved items to a list. */
export const listsFeature = defineFeature({
  name: 'lists',
  modules: ({ http, newKey, inLane, report, getState }) => {
    const client = createListsClient(http);
    return {
      lists: createListsModule({
        client,
        newKey,
        inLane,
        saveFile,
        saveForLater: (item, key) => createSavedItemsClient(http).saveItem(item, key),
        log: (message, { code }) => report(`${message} (${code})`),
      }),
      itemSearch: createItemSearchModule({
        client,
        isFullSearch: () => readToggle(getState() as AccountRoot, http),
      }),
      listImports: createListImportsModule({ client, newKey }),
    };
  },
  *processes(deps) {
    yield all([call(cartFollowsLists), call(savedItemsFollowLists), call(reportLists, deps)]);
  },
});
