import { useDispatch, useSelector } from 'react-redux';
import { cartActions, selectAddingQuantity, selectQuantitiesByItem } from '@foolscap/cart/state';
import type { CartRoot } from '@foolscap/cart/state';
import { quantityByItem, type TileItem } from '@foolscap/tiles/model';
import { ProductTile, TileGrid } from '@foolscap/tiles/ui';
import { FORM_PATHS, FormFields } from '../forms/forms.tsx';
import { useShop } from '../shell/shop-context.ts';
import { addToListPath, useAddToList } from './lists/use-add-to-list.tsx';
import { useTileDrawer } from './tiles/use-tile-drawer.tsx';

const sameItems = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((itemId) => b.has(itemId));

/** Product tiles with their actions: adding to the cart or to a list, and the drawers that they open. */
export function Tiles({
  items,
  label,
  eager = 0,
  headingLevel = 3,
  layout,
  onAdded,
  inDrawer = false,
}: {
  items: readonly TileItem[];
  label: string;
  eager?: number;
  /** Heading level of the tile titles. */
  headingLevel?: 2 | 3;
  layout?: 'grid' | 'row';
  /** Called with each press that adds to the cart. */
  onAdded?: () => void;
  /** In a drawer, tiles open no further drawers: their links lead to the product. */
  inDrawer?: boolean;
}) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const { openFor, dialog } = useAddToList();
  const { openDrawer, drawers } = useTileDrawer();
  const quantities = useSelector(selectQuantitiesByItem);
  const adding = useSelector(
    (root: CartRoot) =>
      new Set(items.filter(({ itemId }) => selectAddingQuantity(root, itemId)).map(({ itemId }) => itemId)),
    sameItems,
  );
  return (
    <>
      <TileGrid label={label} {...(layout ? { layout } : {})}>
        {items.map((item, place) => (
          <ProductTile
            key={item.itemId}
            item={item}
            href={item.itemUrl}
            inCart={quantityByItem(item, quantities)}
            addStatus={adding.has(item.itemId) ? 'pending' : undefined}
            formAction={FORM_PATHS.add}
            formFields={<FormFields purpose={`add-${item.itemId}`} />}
            eager={place < eager}
            headingLevel={headingLevel}
            onAdd={({ itemId }) => {
              onAdded?.();
              dispatch(cartActions.addToCartRequested([{ itemId, qty: 1 }]));
            }}
            onAction={(action, pressed, press) => {
              if (inDrawer) return;
              if (action.kind === 'drawer') openDrawer(action.drawer, pressed, press);
              if (action.kind === 'punchout') openDrawer('customize', pressed, press);
            }}
            {...(inDrawer
              ? {}
              : { onQuickView: (pressed, press) => openDrawer('quickView', pressed, press) })}
            listHref={addToListPath(tenant, item.itemId, 1)}
            onAddToList={({ itemId, title }, press) =>
              openFor(press, { items: [{ itemId, qty: 1, name: title }] })
            }
          />
        ))}
      </TileGrid>
      {dialog}
      {drawers}
    </>
  );
}
