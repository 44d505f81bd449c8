import { createAccountAreaClient } from '@foolscap/account/client';
import { createAccountAreaModule } from '@foolscap/account/state';
import { cartFollowsAddresses } from './cart-follows-addresses.ts';
import { defineFeature } from '../define-feature.ts';

/** Registration and account management. */
export const accountFeature = defineFeature({
  name: 'account',
  modules: ({ http, newKey, storage, report }) => ({
    accountArea: createAccountAreaModule({
      client: createAccountAreaClient(http),
      newKey,
      storage,
      log: (message, { code }) => report(`${message}: ${code}`),
    }),
  }),
  processes: () => cartFollowsAddresses(),
});
