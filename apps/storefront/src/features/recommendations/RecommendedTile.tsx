import { InterestTile, type ProductTileProps } from '@foolscap/tiles/ui';

/** A recommended product's tile, with the shopper's interest that it matches, if any. */
export function RecommendedTile(props: ProductTileProps) {
  return <InterestTile {...props} interest={props.item.interest} />;
}
