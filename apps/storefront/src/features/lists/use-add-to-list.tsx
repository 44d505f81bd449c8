import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { TileItem } from '@foolscap/tiles/model';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { AddToListDialogProps } from './AddToListDialog.tsx';

/** The items that the add-to-list dialog opens with. */
export interface AddToListRequest {
  /** The items to add. */
  items: { itemId: string; qty: number; name: string }[];
  /** The saved item that leaves the items saved for later when a list has taken it. */
  movedFrom?: string | undefined;
  /** The list that the items are on already, which the dialog leaves out. */
  ignoreListId?: string;
  /** The product, if there is one and its tile is at hand. */
  tile?: TileItem;
}

/** A request with the link that was pressed for it. */
export interface PressedAddToList extends AddToListRequest {
  href: string;
}

/** The dialog for one request, which loads with the press that opens it; other items need another one. */
export const addToListDialog = lazyFeature<AddToListDialogProps>(() => import('./AddToListDialog.tsx'), {
  as: 'drawer',
});

/** Returns the path of the page that adds an item to a list, for links that are followed before the page's script has arrived. */
export const addToListPath = (tenant: TenantId, itemId: string, qty: number): string =>
  `${tenant === 'sba' ? '/list/mylists?' : '/kuber/viewList?tid=US&'}addItem=${encodeURIComponent(itemId)}&qty=${qty}`;

/** Returns what a press of a link requests, in place of following it; undefined for a press that opens a new tab. */
export function readPress(
  press: MouseEvent<HTMLAnchorElement>,
  request: AddToListRequest,
): PressedAddToList | undefined {
  if (press.metaKey || press.ctrlKey || press.shiftKey) return undefined;
  press.preventDefault();
  return { ...request, href: press.currentTarget.href };
}

/** Opens the add-to-list dialog. Returns the handler of the link's press, and the dialog for the page to render. */
export function useAddToList() {
  const [pressed, open] = useState<PressedAddToList>();
  return {
    open,
    openFor(press: MouseEvent<HTMLAnchorElement>, request: AddToListRequest) {
      const opened = readPress(press, request);
      if (opened) open(opened);
    },
    // A second press for the same items must not empty the form.
    dialog: pressed && (
      <addToListDialog.Screen key={JSON.stringify(pressed)} {...pressed} onClosed={() => open(undefined)} />
    ),
  };
}
