import { InterestTile, ProductTile, type ProductTileProps } from '@foolscap/tiles/ui';

/** The tile of a recommended product, with the shopper's interest that it matches, if there is one. */
export function RecommendedTile(props: ProductTileProps) {
  const { interest } = props.item;
  return interest === undefined ? (
    <ProductTile {...props} />
  ) : (
    <InterestTile {...props} interest={interest} />
  );
}
