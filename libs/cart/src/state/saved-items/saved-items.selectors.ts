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

/** A saved item in the form that a screen shows. */
export type SavedItemView =
  /** `leaving`: it is being moved or removed. */
  | { kind: 'item'; item: SavedItem; children: SavedItem[]; leaving?: 'move' | 'removeSaved' }
  /** A cart line that is being saved for later. */
  | { kind: 'arriving'; line: CartItem };

export const selectSavedItemsLoad = (root: SavedItemsRoot) => root.saved.list;
/** Selects the last confirmed change to the saved items, to be announced once. */
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

/** Selects the saved items, newest first, with their child lines, and the cart lines that are being saved. */
export const selectSavedItems = (root: SavedItemsRoot): SavedItemView[] =>
  getViews(root.saved.list.value, selectCart(root)?.items, root.cart.pending);

/** Selects the number of saved items on all pages; undefined until the list has been read. */
export const selectSavedItemCount = (root: SavedItemsRoot): number | undefined =>
  root.saved.list.value?.total;

const getIsSaved = memoize((list: SavedItemsData | undefined) => {
  const ids = list && new Set(list.sflItems.map(({ listItemId }) => listItemId));
  return (listItemId: string): boolean => ids?.has(listItemId) ?? true;
});

/** Returns a function that checks whether the list has an item; a list that was not read may have any. */
export const selectIsSaved = (root: SavedItemsRoot) => getIsSaved(root.saved.list.value);

/** Selects whether the held list misses a change or was emptied, so that it must be read. */
export const selectIsSavedListOutdated = ({ saved: { list, newest } }: SavedItemsRoot): boolean =>
  list.value ? list.value.revision < newest : list.phase === 'idle';
