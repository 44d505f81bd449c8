import { createInboxClient } from '@foolscap/account/client';
import { createInboxModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';
import { accountFollowsInbox } from './account-follows-inbox.ts';

/** The messages of the shop to the account. */
export const inboxFeature = defineFeature({
  name: 'inbox',
  modules: ({ http }) => ({ inbox: createInboxModule({ client: createInboxClient(http) }) }),
  processes: () => accountFollowsInbox(),
});
