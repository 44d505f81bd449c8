import { createCompareModule } from '@foolscap/tiles/state';
import { shopPart } from './shop-part.ts';

/** The list of products to compare. */
export const comparePart = shopPart({
  name: 'compare',
  modules: ({ storage }) => ({ compare: createCompareModule({ storage }) }),
});
