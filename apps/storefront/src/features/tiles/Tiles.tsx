import { useRef, type ComponentType, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectAddingQuantity } from '@foolscap/cart/state';
import { useQuantitiesInCart } from '../../rendering/use-quantities-in-cart.ts';
import type { CartRoot } from '@foolscap/cart/state';
import { quantityByItem, type TileItem } from '@foolscap/tiles/model';
import { CarouselMiniTile, ProductTile, TileGrid } from '@foolscap/tiles/ui';
import type { ProductTileProps, TileLayout } from '@foolscap/tiles/ui';
import { FORM_PATHS, FormFields } from '../../forms/forms.tsx';
import { useShop } from '../../shell/shop-context.ts';
import { addToListPath, useAddToList } from '../lists/use-add-to-list.tsx';
import { TileBeacons } from './TileBeacons.tsx';
import { useSwatches } from './use-swatches.tsx';
import { useTileDrawer } from './use-tile-drawer.tsx';

const sameItems = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((itemId) => b.has(itemId));

export interface TilesProps {
  items: readonly TileItem[];
  label: string;
  eager?: number;
  /** Heading level of the tile titles. */
  headingLevel?: 2 | 3;
  layout?: TileLayout;
  /** Called with each click that adds to the cart. */
  onAdded?: () => void;
  /** Renders the button that dismisses a recommended product. */
  renderDismiss?: (item: TileItem) => ReactNode;
  /** In a drawer, tiles open no drawers; their links lead to the product. */
  inDrawer?: boolean;
  /** Renders the checkbox that adds a product to the comparison. */
  renderCompare?: (item: TileItem) => ReactNode;
  /** Whether the tiles stay while another query's tiles load. */
  isStale?: boolean;
  /** The tile variant (storefront-2.61): by default the small one for a row in a drawer, otherwise the standard one. */
  variant?: ComponentType<ProductTileProps>;
}

/** Product tiles with their actions: adding to the cart or to a list, and the drawers that they open. */
export function Tiles({
  items,
  label,
  eager = 0,
  headingLevel = 3,
  layout = 'grid',
  onAdded,
  renderDismiss,
  inDrawer = false,
  renderCompare,
  isStale = false,
  variant: Tile = inDrawer && layout === 'row' ? CarouselMiniTile : ProductTile,
}: TilesProps) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const grid = useRef<HTMLUListElement>(null);
  const { openFor, dialog } = useAddToList();
  const { openDrawer, drawers } = useTileDrawer();
  const quantities = useQuantitiesInCart();
  const { getShown, getRenderer } = useSwatches();
  const shown = items.map(getShown);
  const adding = useSelector(
    (root: CartRoot) =>
      new Set(shown.filter(({ itemId }) => selectAddingQuantity(root, itemId)).map(({ itemId }) => itemId)),
    sameItems,
  );
  return (
    <>
      <TileGrid ref={grid} label={label} layout={layout}>
        {shown.map((item, place) => (
          <Tile
            key={items[place]!.itemId}
            item={item}
            renderSwatches={inDrawer ? undefined : getRenderer(items[place]!)}
            href={item.itemUrl}
            inCart={quantityByItem(item, quantities)}
            addStatus={adding.has(item.itemId) ? 'pending' : undefined}
            formAction={FORM_PATHS.add}
            formFields={<FormFields purpose={`add-${item.itemId}`} />}
            eager={place < eager}
            headingLevel={headingLevel}
            compare={renderCompare?.(item)}
            dismiss={renderDismiss?.(item)}
            onAdd={({ itemId, quantity: qty = 1 }) => {
              onAdded?.();
              dispatch(cartActions.addToCartRequested([{ itemId, qty }]));
            }}
            onAction={(action, pressed, press) => {
              if (inDrawer) return;
              if (action.kind === 'drawer') openDrawer(action.drawer, pressed, press);
              if (action.kind === 'punchout') openDrawer('customize', pressed, press);
            }}
            {...(inDrawer
              ? {}
              : { onQuickView: (pressed, press) => openDrawer('quickView', pressed, press) })}
            listHref={addToListPath(tenant, item.itemId, item.quantity ?? 1)}
            onAddToList={(tile, press) =>
              openFor(press, {
                items: [{ itemId: tile.itemId, qty: tile.quantity ?? 1, name: tile.title }],
                tile,
              })
            }
          />
        ))}
      </TileGrid>
      <TileBeacons grid={grid} items={items} isStale={isStale} />
      {dialog}
      {drawers}
    </>
  );
}
