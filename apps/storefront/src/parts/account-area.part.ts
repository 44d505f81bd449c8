import { createAccountAreaClient } from '@foolscap/account/client';
import { createAccountAreaModule } from '@foolscap/account/state';
import { cartFollowsShipTo } from '../processes/cart-follows-ship-to.ts';
import { shopPart } from './shop-part.ts';

/** Registering, and what somebody does with an account. */
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
  processes: () => cartFollowsShipTo(),
});
