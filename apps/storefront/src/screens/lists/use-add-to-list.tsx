import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { TileItem } from '@foolscap/tiles/model';
import { drawerOpener } from '../../rendering/drawer-opener.tsx';

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

const Opener = drawerOpener(() => import('./AddToListOpener.tsx'));

/** Returns the path of the page that adds an item to a list, for links that are followed before the page's script has arrived. */
export const addToListPath = (tenant: TenantId, itemId: string, qty: number): string =>
  `${tenant === 'sba' ? '/list/mylists?' : '/kuber/viewList?tid=US&'}addItem=${encodeURIComponent(itemId)}&qty=${qty}`;

/**
 * Opens the add-to-list dialog, whose code loads with the first press. Returns the handler of the link's press, and the dialog for the page to
 * render.
 *
 * @param onClosed called when the dialog has closed; focus returns to the link, unless that is gone
 */
export function useAddToList(onClosed?: () => void) {
  const [opened, setOpened] = useState<AddToListRequest & { href: string }>();
  return {
    /** Opens the dialog instead of following the link, unless the press opens a new tab. */
    openFor(press: MouseEvent<HTMLAnchorElement>, request: AddToListRequest) {
      if (press.metaKey || press.ctrlKey || press.shiftKey) return;
      press.preventDefault();
      setOpened({ ...request, href: press.currentTarget.href });
    },
    // Other items need another opener; a second press for the same ones must not empty the form.
    dialog: opened && (
      <Opener
        key={JSON.stringify(opened)}
        {...opened}
        onClosed={() => {
          setOpened(undefined);
          onClosed?.();
        }}
      />
    ),
  };
}
