import { createSwatchesClient } from '@foolscap/tiles/client';
import { createSwatchesModule } from '@foolscap/tiles/state';
import { swatchesFollowAccount } from '../processes/swatches-follow-account.ts';
import { shopPart } from './shop-part.ts';

/** The colors of tiles. */
export const swatchesPart = shopPart({
  name: 'swatches',
  modules: ({ http, report }) => ({
    swatches: createSwatchesModule({ client: createSwatchesClient(http), report }),
  }),
  processes: swatchesFollowAccount,
});
