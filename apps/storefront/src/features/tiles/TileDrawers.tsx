import { useEffect, useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { cartActions, selectAddingQuantity, type CartRoot } from '@foolscap/cart/state';
import type { ContentDrawer, TileItem } from '@foolscap/tiles/model';
import { selectTileDrawer, tileDrawerActions, type TileDrawerRoot } from '@foolscap/tiles/state';
import {
  AlternatesDrawer,
  AlternateTile,
  CustomizeDrawer,
  QuickViewDrawer,
  ReplacementDrawer,
  type ProductTileProps,
} from '@foolscap/tiles/ui';
import { membershipsFeature } from '../memberships/feature.ts';
import { MembershipTileDrawer } from './MembershipTileDrawer.tsx';
import { Tiles } from './Tiles.tsx';
import { tilesFeature } from './feature.ts';

export const features = [tilesFeature, membershipsFeature];

export interface TileDrawersProps {
  /** The most recently opened drawer, with its tile's product; a new object opens it again. */
  pressed: { kind: ContentDrawer; item: TileItem };
}

/** A tile shown instead of the product that opened the drawer. */
function InPlaceTile(props: ProductTileProps) {
  const drawer = useSelector((root: TileDrawerRoot) => selectTileDrawer(root));
  return drawer && <AlternateTile {...props} original={drawer.item} />;
}

/** The drawers opened by a page's tiles. Adding a product closes its drawer, because the confirmation takes its place. */
export default function TileDrawers({ pressed }: TileDrawersProps) {
  const dispatch = useDispatch();
  const openedBy = useId();
  useEffect(() => {
    dispatch(tileDrawerActions.tileDrawerOpened({ kind: pressed.kind, item: pressed.item, openedBy }));
  }, [dispatch, pressed, openedBy]);
  // A link in the drawer may lead to the page that is already open.
  const { key } = useLocation();
  useEffect(
    () => () => void dispatch(tileDrawerActions.tileDrawerClosed(openedBy)),
    [dispatch, openedBy, key],
  );
  const drawer = useSelector((root: TileDrawerRoot) => selectTileDrawer(root));
  const isAdding = useSelector(
    (root: CartRoot) => drawer !== undefined && selectAddingQuantity(root, drawer.item.itemId) > 0,
  );
  if (drawer?.openedBy !== openedBy) return null;

  const { kind, item, isOpen, phase, content, visit } = drawer;
  const close = () => void dispatch(tileDrawerActions.tileDrawerClosed(openedBy));
  const add = () => {
    close();
    dispatch(cartActions.addToCartRequested([{ itemId: item.itemId, qty: 1 }]));
  };
  const shared = {
    item,
    open: isOpen,
    phase,
    onClose: close,
    onRetry: () => void dispatch(tileDrawerActions.tileDrawerRetried()),
  };
  const details = content && 'details' in content ? content.details : undefined;
  switch (kind) {
    case 'alternates':
    case 'replacement': {
      const items = content && 'items' in content ? content.items : [];
      const Shown = kind === 'alternates' ? AlternatesDrawer : ReplacementDrawer;
      return (
        <Shown {...shared} count={items.length}>
          <Tiles items={items} label={item.title} onAdded={close} variant={InPlaceTile} inDrawer />
        </Shown>
      );
    }
    case 'customize':
      return (
        <CustomizeDrawer
          key={item.itemId}
          {...shared}
          details={details}
          isStarting={visit?.phase === 'pending'}
          failureCode={visit?.phase === 'failed' ? visit.failure.code : undefined}
          onStart={(qty) => void dispatch(tileDrawerActions.punchoutRequested({ qty }))}
        />
      );
    case 'membership':
      return <MembershipTileDrawer {...shared} details={details} isAdding={isAdding} onJoin={add} />;
    case 'quickView':
      return (
        <QuickViewDrawer
          {...shared}
          href={item.itemUrl}
          details={details}
          isAdding={isAdding}
          onAdd={add}
          compatible={<Tiles items={details?.compatible ?? []} label={item.title} onAdded={close} inDrawer />}
        />
      );
  }
}
