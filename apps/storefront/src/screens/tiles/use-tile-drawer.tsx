import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ContentDrawer, TileDrawer, TileItem } from '@foolscap/tiles/model';
import { lazyComponent } from '@foolscap/ui/components';
import type { TileDrawerOpenerProps } from './TileDrawerOpener.tsx';

/** Without the code of the drawers, the link leads to the product page. */
function FollowLink({ href }: TileDrawerOpenerProps) {
  location.assign(href);
  return null;
}

const Opener = lazyComponent(() => import('./TileDrawerOpener.tsx').catch(() => ({ default: FollowLink })));

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
