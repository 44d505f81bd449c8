import type { MouseEvent } from 'react';
import type { ProductTile } from '@foolscap/catalog/contract';
import { ButtonLink } from '@foolscap/ui/components';
import { useTileDrawer } from '../tiles/use-tile-drawer.tsx';

export interface CustomizeButtonProps {
  product: ProductTile;
  /** The text of the button; it names the product where there are several. */
  name?: string;
}

/** The main action of a product that is made to order (storefront-4.38). It needs JavaScript; before, it leads to the product's page. */
export function CustomizeButton({ product, name = 'Customize' }: CustomizeButtonProps) {
  const { openDrawer, drawers } = useTileDrawer();
  return (
    <>
      <ButtonLink
        href={product.itemUrl}
        variant="primary"
        size="large"
        onClick={(press: MouseEvent<HTMLAnchorElement>) => openDrawer('customize', product, press)}
      >
        {name}
      </ButtonLink>
      <noscript>Customizing this item needs JavaScript.</noscript>
      {drawers}
    </>
  );
}
