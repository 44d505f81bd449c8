import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { TileItem } from '@foolscap/tiles/model';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { AddToListDialogProps } from './AddToListDialog.tsx';

/** The items to open the add-to-list dialog with. */
export interface AddToListRequest {
  /** The items to add. */
  items: { itemId: string; qty: number; name: string }[];
  /** The saved item to remove once a list has taken it. */
  movedFrom?: string | undefined;
  /** The list that the items are already on, which the dialog omits. */
  ignoreListId?: string;
  /** The product, if its tile is available. */
  tile?: TileItem;
}

/** A request with the link that was clicked for it. */
export interface PressedAddToList extends AddToListRequest {
  href: string;
}

/** The dialog for one request, loaded with the click that opens it; other items need another dialog. */
export const addToListDialog = lazyFeature<AddToListDialogProps>(() => import('./AddToListDialog.tsx'), {
  as: 'drawer',
});

/** Returns the path of the page that adds an item to a list, for links that are followed before the page's script has loaded. */
export const addToListPath = (tenant: TenantId, itemId: string, qty: number): string =>
  `${tenant === 'sba' ? '/list/mylists?' : '/kuber/viewList?tid=US&'}addItem=${encodeURIComponent(itemId)}&qty=${qty}`;

/** Returns what a click on a link requests instead of following it; undefined for a click that opens a new tab. */
export function readPress(
  press: MouseEvent<HTMLAnchorElement>,
  request: AddToListRequest,
): PressedAddToList | undefined {
  if (press.metaKey || press.ctrlKey || press.shiftKey) return undefined;
  press.preventDefault();
  return { ...request, href: press.currentTarget.href };
}

/** Opens the add-to-list dialog. Returns the link's click handler, and the dialog for the page to render. */
export function useAddToList() {
  const [pressed, open] = useState<PressedAddToList>();
  return {
    open,
    openFor(press: MouseEvent<HTMLAnchorElement>, request: AddToListRequest) {
      const opened = readPress(press, request);
      if (opened) open(opened);
    },
    // A second click for the same items must not clear the form.
    dialog: pressed && (
      <addToListDialog.Screen key={JSON.stringify(pressed)} {...pressed} onClosed={() => open(undefined)} />
    ),
  };
}
