import { InterestTile, type ProductTileProps } from '@foolscap/tiles/ui';

/** The tile of a recommended product, with the shopper's interest that it matches, if there is one. */
export function RecommendedTile(props: ProductTileProps) {
  return <InterestTile {...props} interest={props.item.interest} />;
}
