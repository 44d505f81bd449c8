import { all, takeLeading } from 'redux-saga/effects';
import { callTo } from '@foolscap/core/sagas';
import { defineWrite, watchWrite } from '@foolscap/core/state';
import type { DomainModule } from '@foolscap/core/state';
import type { AccountMessages } from '../contract/index.ts';
import { inbox, inboxActions as actions, inboxReducer } from './inbox.slice.ts';
import type { InboxDeps, InboxState, MarkReadCommand } from './inbox.slice.ts';

const markRead = defineWrite({
  command: actions.messagesReadSubmitted,
  send: ({ client }: InboxDeps, { ids }: MarkReadCommand) => callTo(client.markRead, ids),
  settled: (messages: AccountMessages, command: MarkReadCommand) =>
    actions.messagesRead({ messages, command }),
  failed: ({ request, failure }) => actions.messagesReadFailed({ request, failure }),
});

/** Creates the module of the messages of the shop to the account (storefront-2.70). */
export const createInboxModule = (deps: InboxDeps): DomainModule<InboxState, 'inbox'> => ({
  name: 'inbox',
  reducer: inboxReducer,
  *saga() {
    yield all([
      inbox.loader(actions, deps),
      // Leading: a second click while a change is being saved is the same change.
      watchWrite(takeLeading, markRead, deps),
    ]);
  },
});
