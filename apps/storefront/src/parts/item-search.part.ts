import { createAccountClient } from '@foolscap/account/client';
import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import type { HttpClient } from '@foolscap/core/http';
import { createListsClient } from '@foolscap/lists/client';
import { createItemSearchModule } from '@foolscap/lists/state';
import { shopPart } from './shop-part.ts';

/** Reads the toggle of the search for items. While the server renders a page, the session may not be in the Redux store yet. */
async function readToggle(root: AccountRoot, http: HttpClient): Promise<boolean> {
  const { session } = selectAccount(root) ?? (await createAccountClient(http).account());
  const toggle = session.sessionIPA.webToggleList.find(({ toggleName }) => toggleName === 'listFullSearch');
  return !toggle?.values.includes('false');
}

/** The search for items on all lists. */
export const itemSearchPart = shopPart({
  name: 'item-search',
  modules: ({ http, getState }) => ({
    itemSearch: createItemSearchModule({
      client: createListsClient(http),
      isFullSearch: () => readToggle(getState() as AccountRoot, http),
    }),
  }),
});
