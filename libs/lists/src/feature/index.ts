export { AddToList, type AddToListProps } from './AddToList.tsx';
export { ItemSearch, type ItemSearchProps } from './ItemSearch.tsx';
export { ListCardsPanel, type ListCardsPanelProps } from './ListCardsPanel.tsx';
export { ListPage, type ListPageProps } from './ListPage.tsx';
export { ListsPage, type ListsPageProps } from './ListsPage.tsx';
export { PublicListPage, type PublicListPageProps } from './PublicListPage.tsx';
export { QuickOrder, type QuickOrderProps } from './QuickOrder.tsx';
export { ImportItems, type ImportItemsProps } from './ImportItems.tsx';
