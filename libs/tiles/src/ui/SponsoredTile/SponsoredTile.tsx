import { useTilesMessages } from '../messages.tsx';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';

export type SponsoredTileProps = Omit<ProductTileProps, 'label'>;

/** The tile of a product that its vendor paid for, which is labeled as such (storefront-2.61). */
export function SponsoredTile(props: SponsoredTileProps) {
  const { texts } = useTilesMessages();
  return <ProductTile {...props} label={texts.sponsored} />;
}
