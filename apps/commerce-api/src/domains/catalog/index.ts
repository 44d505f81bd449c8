export { signInForPrices } from './product-sale.ts';
export { getAlternateTile, readOriginal } from './alternate-tile.ts';
export { catalogRoutes } from './catalog.routes.ts';
export { categoryUrl } from './category-tree.ts';
export { createCatalogService } from './catalog.service.ts';
export {
  type Buyer,
  type Buyers,
  NO_ORGANIZATION,
  selectContractPrice,
  selectIsPriceHidden,
  selectListPrice,
  getPrice,
  selectVolumePrices,
} from './product-prices.ts';
export { getPrinterId, type NewPrinter, removePrinters, writePrinters } from './printers.repository.ts';
export { createPrintersService } from './printers.service.ts';
export { listTilesOf } from './product-page.repository.ts';
export { listRecommendable, type RecommendableRow } from './recommendable-tiles.repository.ts';
export { getRelatedItems, type ItemFacts, listItemFacts } from './item-facts.ts';
export { getTile } from './tile.ts';
export { productTileDataRoutes } from './product-tile-data.routes.ts';
export { registerCatalogTexts } from './product-texts.plugin.ts';
export { type NewProductText, writeProductTexts } from './product-texts.repository.ts';
export { reviewsRoutes } from './reviews.routes.ts';
export { isReplaced } from './replaced-products.ts';
export { suggestItems } from './search/suggest-items.ts';
export { recountWords } from './search/words.repository.ts';
export { demoProducts, writeDemoCatalog } from './demo-products.ts';
export { demoSaleConditionsPart } from './demo-sale-conditions.ts';
export { demoSynonyms } from './demo-synonyms.ts';
export { getItemUrl, slugify } from './slug.ts';
export type { Companions, RelationKind } from './tables.ts';
export { endSales, readNextSaleEnd } from './sale-ends.ts';
export { printServicesRoutes } from './print-services.ts';
