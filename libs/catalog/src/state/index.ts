export { createCatalogModule, type CatalogDeps } from './catalog.module.ts';
export * from './catalog.selectors.ts';
export {
  catalogActions,
  catalogReducer,
  initialCatalogState,
  type CatalogState,
  type Loadable,
} from './catalog.slice.ts';
