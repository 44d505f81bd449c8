export { CartPage, type CartPageProps, type LineTold } from './CartPage.tsx';
