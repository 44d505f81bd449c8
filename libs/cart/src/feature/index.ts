export { CartPage, type CartPageProps, type LineNotice } from './CartPage.tsx';
export { MiniCart, type MiniCartProps } from './mini-cart/MiniCart.tsx';
export { Coupons, type CouponsProps } from './coupons/Coupons.tsx';
export { FreeItems, type FreeItemsProps } from './free-items/FreeItems.tsx';
export { FurnitureServices, type FurnitureServicesProps } from './furniture-services/FurnitureServices.tsx';
export { SaveForLater, type SaveForLaterProps } from './saved-items/SaveForLater.tsx';
export { SavedItems, type SavedItemsProps } from './saved-items/SavedItems.tsx';
export { ShareCart, type ShareCartProps } from './shared-cart/ShareCart.tsx';
export { SharedCartPage, type SharedCartPageProps } from './shared-cart/SharedCartPage.tsx';
