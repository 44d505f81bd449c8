export { CartPage, type CartPageProps, type LineNotice } from './CartPage.tsx';
