export { createCatalogModule, type CatalogDeps } from './catalog.module.ts';
export * from './catalog.selectors.ts';
export { catalogActions, catalogReducer, initialCatalogState, type CatalogState } from './catalog.slice.ts';
export { createProductPageModule, type ProductPageDeps } from './product-page.module.ts';
export {
  productPageActions,
  productPageEvents,
  selectProductPage,
  type ProductPageRoot,
  type ReviewChoice,
} from './product-page.slice.ts';
export { createSuggestionsModule, type SuggestionsDeps } from './suggestions.module.ts';
export { selectSuggestions, suggestionsActions, type SuggestionsRoot } from './suggestions.slice.ts';
