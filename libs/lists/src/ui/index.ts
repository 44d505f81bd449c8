export { AddedToList, type AddedToListProps } from './AddedToList/AddedToList.tsx';
export { AddToListForm, type AddToListFormProps } from './AddToListForm/AddToListForm.tsx';
export { FavoriteButton, type FavoriteButtonProps } from './FavoriteButton/FavoriteButton.tsx';
export { FoundItems, type FoundItemsProps } from './FoundItems/FoundItems.tsx';
export { ImportReport, type ImportFault, type ImportReportProps } from './ImportReport/ImportReport.tsx';
export { ItemSearchForm, type ItemSearchFormProps } from './ItemSearchForm/ItemSearchForm.tsx';
export { ListBadges, type ListBadgesProps } from './ListBadges/ListBadges.tsx';
export { ListCards, type ListCardsProps } from './ListCards/ListCards.tsx';
export { ListForm, type ListFormProps, type ListFormValues } from './ListForm/ListForm.tsx';
export { ListItemRow, type ListItemRowProps } from './ListItemRow/ListItemRow.tsx';
export { ListItems, type ListItemsProps } from './ListItems/ListItems.tsx';
export { ListPrintTable, type ListPrintTableProps } from './ListPrintTable/ListPrintTable.tsx';
export { ListRemovedItem, type ListRemovedItemProps } from './ListRemovedItem/ListRemovedItem.tsx';
export { ListsToolbar, type ListsToolbarProps } from './ListsToolbar/ListsToolbar.tsx';
export { ListTable, type ListTableProps } from './ListTable/ListTable.tsx';
export {
  QuantityColumnChoice,
  type QuantityColumnChoiceProps,
} from './QuantityColumnChoice/QuantityColumnChoice.tsx';
export { QuickOrderForm, type QuickOrderFormProps } from './QuickOrderForm/QuickOrderForm.tsx';
export type { QuickOrderFormRow } from './QuickOrderForm/QuickOrderFields.tsx';
export { QuickOrderResults, type QuickOrderResultsProps } from './QuickOrderResults/QuickOrderResults.tsx';
export { ListsMessagesProvider, type AllListsMessages } from './ListsMessagesProvider.tsx';
