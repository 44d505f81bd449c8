import { useState } from 'react';
import type { MouseEvent } from 'react';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { AutoRestockDrawerProps } from './AutoRestockDrawer.tsx';

/** The item to open the drawer with. */
export interface AutoRestockRequest {
  itemId: string;
  /** The initial quantity. */
  qty?: number | undefined;
  /** The item's name, which the drawer shows to guests. */
  name: string;
}

/** The auto-restock drawer (storefront-4.33), which loads when it is first opened. */
export const autoRestockDrawer = lazyFeature<AutoRestockDrawerProps>(
  () => import('./AutoRestockDrawer.tsx'),
  {
    as: 'drawer',
  },
);

/** Returns the path of the page that opens the drawer for an item, for links that are followed before the page's script has loaded. */
export const autoRestockPath = (itemId: string, qty?: number): string =>
  `/account/auto-restock?item=${encodeURIComponent(itemId)}${qty === undefined ? '' : `&qty=${qty}`}`;

/**
 * Opens the auto-restock drawer, whose code loads with the first click. Returns the click handler for a link whose `href` is
 * `autoRestockPath`, and the drawer for the page to render.
 */
export function useAutoRestock() {
  const [opened, setOpened] = useState<AutoRestockRequest & { href: string }>();
  return {
    /** Opens the drawer instead of following the link, unless the click opens a new tab. */
    openFor(press: MouseEvent<HTMLElement>, request: AutoRestockRequest) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      setOpened({ ...request, href: autoRestockPath(request.itemId, request.qty) });
    },
    // A second click for the same item must not clear the form.
    drawer: opened && (
      <autoRestockDrawer.Screen
        key={JSON.stringify(opened)}
        {...opened}
        onClosed={() => setOpened(undefined)}
      />
    ),
  };
}
