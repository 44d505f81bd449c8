import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import { useMessages } from '@foolscap/ui/components';
import { TILES_MESSAGES } from '../messages.ts';

export type SponsoredTileProps = Omit<ProductTileProps, 'label'>;

/** The tile of a product that its vendor paid for, which is labeled as such (storefront-2.61). */
export function SponsoredTile(props: SponsoredTileProps) {
  const { texts } = useMessages('tiles', TILES_MESSAGES);
  return <ProductTile {...props} label={texts.sponsored} />;
}
