import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import { useMessages } from '@foolscap/ui/components';
import { TILES_MESSAGES } from '../messages.ts';

export interface InterestTileProps extends Omit<ProductTileProps, 'label'> {
  /** The interest of the shopper that the product matches, such as a department; without one it is a standard tile. */
  readonly interest?: string | undefined;
}

/** The tile of a product that matches an interest of the shopper, ITF, and shows that interest (storefront-2.61). */
export function InterestTile({ interest, ...props }: InterestTileProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return <ProductTile {...props} label={interest === undefined ? undefined : texts.basedOn(interest)} />;
}
