import { createSavedItemsClient } from '@foolscap/cart/client';
import { createSavedItemsModule } from '@foolscap/cart/state';
import { shopPart } from './shop-part.ts';

/** The items saved for later, whose changes join the cart's queue. */
export const savedItemsPart = shopPart({
  name: 'saved-items',
  modules: ({ http, connection, extendCart }) => {
    const saved = createSavedItemsModule({
      client: createSavedItemsClient(http),
      ...(connection && { connection }),
    });
    extendCart(saved.writes);
    return { saved };
  },
});
