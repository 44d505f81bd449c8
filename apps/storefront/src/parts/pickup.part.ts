import { createStoresClient } from '@foolscap/stores/client';
import { createPickupModule } from '@foolscap/stores/state';
import { shopPart } from './shop-part.ts';

/** The pickup drawer. */
export const pickupPart = shopPart({
  name: 'pickup',
  modules: ({ http }) => ({ pickup: createPickupModule({ client: createStoresClient(http) }) }),
});
