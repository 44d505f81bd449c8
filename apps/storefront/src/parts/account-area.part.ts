import { createAccountAreaClient } from '@foolscap/account/client';
import { createAccountAreaModule } from '@foolscap/account/state';
import { cartFollowsAddresses } from '../processes/cart-follows-addresses.ts';
import { shopPart } from './shop-part.ts';

/** Registration and account management. */
export const accountAreaPart = shopPart({
  name: 'account-area',
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
