export { CategoryTiles, type CategoryTilesProps } from './CategoryTiles/CategoryTiles.tsx';
export { DeliveryPlace, type DeliveryPlaceProps } from './DeliveryPlace/DeliveryPlace.tsx';
export { Facets, type FacetsProps } from './Facets/Facets.tsx';
export { ProductDetails, type ProductDetailsProps } from './ProductDetails/ProductDetails.tsx';
export { ProductSkeleton } from './ProductSkeleton/ProductSkeleton.tsx';
export { Results, type ResultsProps } from './Results/Results.tsx';
export { Reviews, type ReviewsProps } from './Reviews/Reviews.tsx';
export { Suggestions, suggestedUrls, type SuggestionsProps } from './Suggestions/Suggestions.tsx';
export { CatalogMessagesProvider, type AllCatalogMessages } from './CatalogMessagesProvider.tsx';
