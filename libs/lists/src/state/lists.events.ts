import { listsActions } from './lists.slice.ts';

/** Events that other domains may listen to. */
export const listsEvents = {
  listCreated: listsActions.listCreated,
  listDeleted: listsActions.listDeleted,
  itemsChanged: listsActions.itemsChanged,
  itemMoved: listsActions.itemMoved,
  addedToCart: listsActions.addedToCart,
  publicItemsGathered: listsActions.publicItemsGathered,
  pageNamed: listsActions.pageNamed,
};
