import { useTilesMessages } from '../messages.tsx';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';

export interface InterestTileProps extends Omit<ProductTileProps, 'label'> {
  /** The interest of the shopper that the product matches, such as a department. */
  readonly interest: string;
}

/** The tile of a product that matches an interest of the shopper, ITF, and says which one (storefront-2.61). */
export function InterestTile({ interest, ...props }: InterestTileProps) {
  const { texts } = useTilesMessages();
  return <ProductTile {...props} label={texts.basedOn(interest)} />;
}
