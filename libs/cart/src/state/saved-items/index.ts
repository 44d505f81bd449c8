export { createSavedItemsModule, savedItemsActions, type SavedItemsModule } from './saved-items.module.ts';
export type { SavedItemsDeps } from './read-saved-items.ts';
export {
  type SavedItemsRoot,
  type SavedItemView,
  selectConfirmedSavedChange,
  selectSavedItemCount,
  selectSavedItems,
  selectSavedItemsLoad,
} from './saved-items.selectors.ts';
export { savedItemsReducer } from './saved-items.slice.ts';
export {
  type ConfirmedSavedChange,
  initialSavedItemsState,
  type SavedItemsState,
} from './saved-items.state.ts';
