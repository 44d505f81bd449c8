export { CheckoutPage, type CheckoutPageProps } from './CheckoutPage.tsx';
export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
export { OrdersList } from './OrdersList.tsx';
