export {
  CheckoutPage,
  type CheckoutPageProps,
  type PaymentDrawerSlot,
  type ZipPlaceProps,
} from './CheckoutPage.tsx';
export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
export { OrdersPage, type OrdersPageProps } from './OrdersPage.tsx';
export { RecentOrders, type RecentOrdersProps } from './RecentOrders.tsx';
export { WaitingOrders, type WaitingOrdersProps } from './WaitingOrders.tsx';
export { OrdersList, type OrdersListProps } from './OrdersList.tsx';
export { QuickBuy, type QuickBuyProps } from './QuickBuy.tsx';
