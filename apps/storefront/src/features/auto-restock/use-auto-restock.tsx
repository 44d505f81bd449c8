import { useState } from 'react';
import type { MouseEvent } from 'react';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { AutoRestockDrawerProps } from './AutoRestockDrawer.tsx';

/** The item that the drawer opens with. */
export interface AutoRestockRequest {
  itemId: string;
  /** The quantity to begin with. */
  qty?: number | undefined;
  /** Its name, which the drawer shows to guests. */
  name: string;
}

/** The drawer of auto-restock (storefront-4.33), which loads with the press that opens it. */
export const autoRestockDrawer = lazyFeature<AutoRestockDrawerProps>(
  () => import('./AutoRestockDrawer.tsx'),
  {
    as: 'drawer',
  },
);

/** Returns the path of the page that opens the drawer for an item, for links that are followed before the page's script has arrived. */
export const autoRestockPath = (itemId: string, qty?: number): string =>
  `/account/auto-restock?item=${encodeURIComponent(itemId)}${qty === undefined ? '' : `&qty=${qty}`}`;

/**
 * Opens the drawer of auto-restock, whose code loads with the first press. Returns the handler of a link's press, and the drawer for the page
 * to render. The link's `href` is `autoRestockPath`.
 */
export function useAutoRestock() {
  const [opened, setOpened] = useState<AutoRestockRequest & { href: string }>();
  return {
    /** Opens the drawer instead of following the link, unless the press opens a new tab. */
    openFor(press: MouseEvent<HTMLElement>, request: AutoRestockRequest) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      setOpened({ ...request, href: autoRestockPath(request.itemId, request.qty) });
    },
    // A second press for the same item must not empty the form.
    drawer: opened && (
      <autoRestockDrawer.Screen
        key={JSON.stringify(opened)}
        {...opened}
        onClosed={() => setOpened(undefined)}
      />
    ),
  };
}
