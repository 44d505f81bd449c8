export {
  createBrandsModule,
  brandsActions,
  selectBrands,
  type BrandsDeps,
  type BrandsRoot,
} from './brands.module.ts';
export { createCatalogModule } from './catalog.module.ts';
export * from './catalog.selectors.ts';
export {
  catalogActions,
  catalogReducer,
  initialCatalogState,
  type CatalogDeps,
  type CatalogState,
} from './catalog.slice.ts';
export {
  createGiftCardsModule,
  giftCardsActions,
  selectGiftCards,
  type GiftCardsDeps,
  type GiftCardsRoot,
} from './gift-cards.module.ts';
export {
  createPrintersModule,
  printersActions,
  selectPrinters,
  type PrintersDeps,
  type PrintersRoot,
  type PrintersState,
} from './printers.module.ts';
export { createProductPageModule } from './product-page.module.ts';
export {
  productPageActions,
  productPageEvents,
  selectProductPage,
  type ProductPageDeps,
  type ProductPageRoot,
  type ReviewChoice,
} from './product-page.slice.ts';
export { createSuggestionsModule } from './suggestions.module.ts';
export {
  selectSuggestions,
  suggestionsActions,
  type SuggestionsDeps,
  type SuggestionsRoot,
} from './suggestions.slice.ts';
export {
  createViewedModule,
  selectViewed,
  viewedActions,
  type ViewedDeps,
  type ViewedRoot,
} from './viewed.module.ts';
