export { createListsModule, type ListsDeps } from './lists.module.ts';
export { listsEvents } from './lists.events.ts';
export { listsActions, listsReducer, type FailedTask } from './lists.slice.ts';
export {
  initialListsState,
  type AddToList,
  type CreateList,
  type ItemToAdd,
  type ListOutcome,
  type ListsRoot,
  type ListsState,
  type ListTask,
  type OpenList,
  type PendingList,
} from './lists.state.ts';
export * from './lists.selectors.ts';
