import type { CatalogState } from './catalog.slice.ts';

export interface CatalogRoot {
  catalog: CatalogState;
}

export const selectCategories = (root: CatalogRoot) => root.catalog.categories;
export const selectProduct = (root: CatalogRoot) => root.catalog.product;
export const selectResults = (root: CatalogRoot) => root.catalog.results;
