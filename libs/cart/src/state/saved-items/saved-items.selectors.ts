import { memoize } from '@foolscap/core/state';
import type { CartItem, SavedItem, SavedItemsData } from '../../contract/index.ts';
import { selectCart } from '../cart.selectors.ts';
import type { CartRoot } from '../cart.selectors.ts';
import { operationKey } from '../cart.state.ts';
import type { CartState } from '../cart.state.ts';
import type { SavedItemsState } from './saved-items.state.ts';

/** The part of the store's state that the saved items read. */
export interface SavedItemsRoot extends CartRoot {
  saved: SavedItemsState;
}

/** A saved item as a screen shows it. */
export type SavedItemView =
  /** `leaving`: it is being moved or removed. */
  | { kind: 'item'; item: SavedItem; children: SavedItem[]; leaving?: 'move' | 'removeSaved' }
  /** A cart line that is being saved. */
  | { kind: 'arriving'; line: CartItem };

export const selectSavedItemsLoad = (root: SavedItemsRoot) => root.saved.list;
/** The last confirmed change of the saved items, to be announced once. */
export const selectConfirmedSavedChange = (root: SavedItemsRoot) => root.saved.confirmed;

const getViews = memoize(
  (
    list: SavedItemsData | undefined,
    lines: readonly CartItem[] | undefined,
    pending: CartState['pending'],
  ): SavedItemView[] => {
    const items = list?.sflItems ?? [];
    const ids = new Set(items.map(({ listItemId }) => listItemId));
    const isChild = ({ parentListItemId }: SavedItem) =>
      parentListItemId !== undefined && ids.has(parentListItemId);
    const getLeaving = (id: string) =>
      (['move', 'removeSaved'] as const).find((kind) => pending[operationKey(kind, id)]);
    const arriving = (lines ?? []).filter(({ cartItemId }) => pending[operationKey('save', cartItemId)]);
    return [
      ...arriving.map((line): SavedItemView => ({ kind: 'arriving', line })),
      ...items
        .filter((item) => !isChild(item))
        .map((item): SavedItemView => {
          const leaving = getLeaving(item.listItemId);
          const children = items.filter(({ parentListItemId }) => parentListItemId === item.listItemId);
          return { kind: 'item', item, children, ...(leaving ? { leaving } : {}) };
        }),
    ];
  },
);

/** The saved items, the latest first, with the lines below them, and the cart lines that are being saved. */
export const selectSavedItems = (root: SavedItemsRoot): SavedItemView[] =>
  getViews(root.saved.list.value, selectCart(root)?.items, root.cart.pending);

/** The number of saved items on all pages; undefined until the list was read. */
export const selectSavedItemCount = (root: SavedItemsRoot): number | undefined =>
  root.saved.list.value?.total;

const getIsSaved = memoize((list: SavedItemsData | undefined) => {
  const ids = list && new Set(list.sflItems.map(({ listItemId }) => listItemId));
  return (listItemId: string): boolean => ids?.has(listItemId) ?? true;
});

/** Returns whether the list holds an item; a list that was not read may hold any. */
export const selectIsSaved = (root: SavedItemsRoot) => getIsSaved(root.saved.list.value);

/** Whether the held list misses a change, or was emptied, so that it must be read. */
export const selectIsSavedListOutdated = ({ saved: { list, newest } }: SavedItemsRoot): boolean =>
  list.value ? list.value.revision < newest : list.phase === 'idle';
