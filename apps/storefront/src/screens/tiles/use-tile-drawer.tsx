import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ContentDrawer, TileDrawer, TileItem } from '@foolscap/tiles/model';
import { drawerOpener } from '../../rendering/drawer-opener.tsx';
import type { TileDrawerOpenerProps } from './TileDrawerOpener.tsx';

const Opener = drawerOpener(() => import('./TileDrawerOpener.tsx'));

/** Opens the drawers of tiles, whose code loads with the first press. Returns the handler of a press, and the drawers for the page to render. */
export function useTileDrawer() {
  const [opened, setOpened] = useState<Pick<TileDrawerOpenerProps, 'pressed' | 'href'>>();
  return {
    /** Opens a drawer instead of following the link, unless the press opens a new tab. */
    openDrawer(kind: ContentDrawer | TileDrawer, item: TileItem, press: MouseEvent<HTMLAnchorElement>) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      setOpened({ pressed: { kind, item }, href: press.currentTarget.href });
    },
    drawers: opened && <Opener {...opened} onClosed={() => setOpened(undefined)} />,
  };
}
