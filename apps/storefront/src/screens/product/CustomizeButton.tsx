import type { MouseEvent } from 'react';
import type { ProductDetail } from '@foolscap/catalog/contract';
import { ButtonLink } from '@foolscap/ui/components';
import { useTileDrawer } from '../tiles/use-tile-drawer.tsx';

/** The main action of a product that is made to order (storefront-4.38). It needs JavaScript. */
export function CustomizeButton({ product }: { product: ProductDetail }) {
  const { openDrawer, drawers } = useTileDrawer();
  return (
    <>
      <ButtonLink
        href={product.itemUrl}
        variant="primary"
        size="large"
        onClick={(press: MouseEvent<HTMLAnchorElement>) => openDrawer('customize', product, press)}
      >
        Customize
      </ButtonLink>
      <noscript>Customizing this item needs JavaScript.</noscript>
      {drawers}
    </>
  );
}
