import { createStoresClient } from '@foolscap/stores/client';
import { createStoresModule } from '@foolscap/stores/state';
import { shopPart } from './shop-part.ts';

/** The store search; the chosen store is part of every page (shop-context). */
export const storesPart = shopPart({
  name: 'stores',
  modules: ({ http }) => ({ stores: createStoresModule({ client: createStoresClient(http) }) }),
});
