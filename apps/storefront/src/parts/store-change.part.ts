import { createCartClient } from '@foolscap/cart/client';
import { createStoresClient } from '@foolscap/stores/client';
import { writeYourStore, YOUR_STORE_COOKIE, YOUR_STORE_MAX_AGE } from '@foolscap/stores/model';
import { createStoreChangeModule } from '@foolscap/stores/state';
import { createStoreChangePorts } from '../forms/store-change-ports.ts';
import { shopPart } from './shop-part.ts';

/** The change of store. The page shows the preview; its form changes the store, and the server renders every page with the new one. */
export const storeChangePart = shopPart({
  name: 'storeChange',
  modules: ({ http }) => ({
    storeChange: createStoreChangeModule({
      client: createStoresClient(http),
      ports: createStoreChangePorts(createCartClient(http), (value) => {
        document.cookie = `${YOUR_STORE_COOKIE}=${writeYourStore(value)}; Path=/; Max-Age=${YOUR_STORE_MAX_AGE}; SameSite=Lax`;
      }),
    }),
  }),
});
