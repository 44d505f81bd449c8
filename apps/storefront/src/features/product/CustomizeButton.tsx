import type { MouseEvent } from 'react';
import type { ProductTile } from '@foolscap/catalog/contract';
import { ButtonLink } from '@foolscap/ui/components';
import { useTileDrawer } from '../tiles/use-tile-drawer.tsx';
import { PRODUCT_SCREEN_MESSAGES } from './product-messages.ts';

const { productPage: texts } = PRODUCT_SCREEN_MESSAGES;

export interface CustomizeButtonProps {
  product: ProductTile;
  /** Button text, with the product's name if there are several buttons. */
  name?: string;
}

/** The main action of a made-to-order product (storefront-4.38). It needs JavaScript; before hydration it links to the product page. */
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
      <noscript>{texts.customizingNeedsScript}</noscript>
      {drawers}
    </>
  );
}
