export { CheckoutPage, type CheckoutPageProps, type ZipPlaceProps } from './CheckoutPage.tsx';
export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
export { OrdersPage, type OrdersPageProps } from './OrdersPage.tsx';
export { OrdersList, type OrdersListProps } from './OrdersList.tsx';
