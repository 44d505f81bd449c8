import { createStoresClient } from '@foolscap/stores/client';
import { createStoresModule } from '@foolscap/stores/state';
import { shopPart } from './shop-part.ts';

/** The search for stores; the chosen one comes with every page (shop-context). */
export const storesPart = shopPart({
  name: 'stores',
  modules: ({ http }) => ({ stores: createStoresModule({ client: createStoresClient(http) }) }),
});
