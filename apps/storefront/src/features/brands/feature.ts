import { createBrandsClient } from '@foolscap/catalog/client';
import { createBrandsModule } from '@foolscap/catalog/state';
import { defineFeature } from '../define-feature.ts';

/** The directory of brands. */
export const brandsFeature = defineFeature({
  name: 'brands',
  modules: ({ http }) => ({ brands: createBrandsModule({ client: createBrandsClient(http) }) }),
});
