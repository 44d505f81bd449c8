import { createWalletClient } from '@foolscap/payments/client';
import { createWalletModule } from '@foolscap/payments/state';
import { walletFollowsAccount } from '../processes/wallet-follows-account.ts';
import { shopPart } from './shop-part.ts';

/** The saved cards of the account. */
export const walletPart = shopPart({
  name: 'wallet',
  modules: ({ http, newKey, cards }) => ({
    wallet: createWalletModule({ client: createWalletClient(http), newKey, cards }),
  }),
  processes: () => walletFollowsAccount(),
});
