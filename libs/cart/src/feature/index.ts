export { CartPage, type CartPageProps, type LineNotice } from './CartPage.tsx';
export { SaveForLater, type SaveForLaterProps } from './saved-items/SaveForLater.tsx';
export { SavedItems, type SavedItemsProps } from './saved-items/SavedItems.tsx';
