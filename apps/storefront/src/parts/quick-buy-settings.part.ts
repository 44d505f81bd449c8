import { createQuickBuyClient } from '@foolscap/account/client';
import { createQuickBuySettingsModule } from '@foolscap/account/state';
import { cartFollowsQuickBuy } from '../processes/cart-follows-quick-buy.ts';
import { shopPart } from './shop-part.ts';

/** The set-up of quick buy. */
export const quickBuySettingsPart = shopPart({
  name: 'quick-buy-settings',
  modules: ({ http }) => ({
    quickBuySettings: createQuickBuySettingsModule({ client: createQuickBuyClient(http) }),
  }),
  processes: () => cartFollowsQuickBuy(),
});
