import { useState } from 'react';
import type { MouseEvent } from 'react';
import { CONTENT_DRAWERS, type ContentDrawer, type TileDrawer, type TileItem } from '@foolscap/tiles/model';
import { autoRestockDrawer } from '../auto-restock/use-auto-restock.tsx';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { pickupDrawer } from '../stores/pickup-drawer.ts';
import type { TileDrawersProps } from './TileDrawers.tsx';

const tileDrawers = lazyFeature<TileDrawersProps>(() => import('./TileDrawers.tsx'), { as: 'drawer' });

interface OpenedDrawer {
  /** The most recently opened drawer, with its tile's product; a new object opens a tile drawer again. */
  pressed: { kind: ContentDrawer | TileDrawer; item: TileItem };
  /** The link that was clicked. */
  href: string;
}

const isContent = (pressed: OpenedDrawer['pressed']): pressed is TileDrawersProps['pressed'] =>
  (CONTENT_DRAWERS as readonly string[]).includes(pressed.kind);

/** The drawer for the last click: a tile drawer, or the auto-restock (storefront-4.33) or pickup drawer (storefront-4.35). */
function Drawers({ pressed, href, onClosed }: OpenedDrawer & { onClosed: () => void }) {
  if (isContent(pressed)) return <tileDrawers.Screen pressed={pressed} href={href} />;
  const { itemId, title: name } = pressed.item;
  const shared = { href, onClosed };
  // Keyed, because a second click on the same tile must not clear the form.
  return pressed.kind === 'pickup' ? (
    <pickupDrawer.Screen key={itemId} item={{ itemId, name, qty: 1 }} {...shared} />
  ) : (
    <autoRestockDrawer.Screen key={itemId} itemId={itemId} name={name} qty={1} {...shared} />
  );
}

/** Opens tile drawers, whose code loads with the first click. Returns the click handler, and the drawers for the page to render. */
export function useTileDrawer() {
  const [opened, setOpened] = useState<OpenedDrawer>();
  return {
    /** Opens a drawer instead of following the link, unless the click opens a new tab. */
    openDrawer(kind: ContentDrawer | TileDrawer, item: TileItem, press: MouseEvent<HTMLAnchorElement>) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      setOpened({ pressed: { kind, item }, href: press.currentTarget.href });
    },
    drawers: opened && <Drawers {...opened} onClosed={() => setOpened(undefined)} />,
  };
}
