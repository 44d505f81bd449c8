export { createListsModule, type ListsDeps } from './lists.module.ts';
export { listsEvents } from './lists.events.ts';
export { listsActions, listsReducer, type FailedTask } from './lists.slice.ts';
export {
  listImportActions,
  selectHasListImports,
  selectListImport,
  type ListImport,
  type ListImportProblem,
  type ListImports,
  type ListImportsRoot,
} from './list-imports.slice.ts';
export { createListImportsModule, type ListImportsDeps } from './list-imports.module.ts';
export {
  itemSearchActions,
  selectItemSearch,
  type ItemSearch,
  type ItemSearchDeps,
  type ItemSearchQuery,
  type ItemSearchRoot,
} from './item-search.slice.ts';
export { createItemSearchModule } from './item-search.module.ts';
export {
  initialListsState,
  type AddToList,
  type CreateList,
  type ItemToAdd,
  type ListOutcome,
  type ListPrint,
  type ListsRoot,
  type ListsState,
  type ListTask,
  type OpenList,
  type PendingList,
  type RemovedListItem,
} from './lists.state.ts';
export { selectListRows, toRemovedItem, type ListRow } from './removed-items.ts';
export * from './list-page.selectors.ts';
export * from './lists.selectors.ts';
export type { QuickOrderKeep } from './quick-order-draft.ts';
export { createQuickOrderModule, quickOrderEvents, type QuickOrderDeps } from './quick-order.module.ts';
export { quickOrderActions } from './quick-order.slice.ts';
export {
  makeSelectQuickOrderRows,
  selectIsQuickOrderAdding,
  selectQuickOrderCheck,
  selectQuickOrderNotice,
  selectQuickOrderOutcome,
  selectQuickOrderQuestion,
  type QuickOrderRowView,
} from './quick-order.selectors.ts';
export type {
  QuickOrderNotice,
  QuickOrderOutcome,
  QuickOrderProblem,
  QuickOrderQuestion,
  QuickOrderRoot,
  QuickOrderRow,
  QuickOrderState,
} from './quick-order.state.ts';
