import { CUSTOMIZE_PATH, LIST_PATHS, PAGES } from '../routing/pages.ts';

/** The screens of the routes, by path. They are not in the route table, because the browser loads the table before each page. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'features/home/HomeScreen',
  '/search': 'features/results/ResultsScreen',
  '/c/:category': 'features/results/ResultsScreen',
  '/compare': 'features/compare/CompareScreen',
  '/p/:sku/:slug?': 'features/product/ProductScreen',
  '/cart': 'features/cart/CartScreen',
  [PAGES.sparqCart]: 'features/cart/CartScreen',
  '/cart/shared/:shareId': 'features/cart/SharedCartScreen',
  ...Object.fromEntries(LIST_PATHS.map((path) => [path, 'features/lists/ListsScreen'])),
  '/stores/*': 'features/stores/StoresScreen',
  [CUSTOMIZE_PATH]: 'features/product/CustomizeScreen',
  '/quick-order': 'features/quick-order/QuickOrderScreen',
  '/gift-card-balance': 'features/payments/GiftCardBalanceScreen',
  '/checkout': 'features/checkout/CheckoutScreen',
  '/office/supplies/checkout': 'features/checkout/CheckoutScreen',
  '/order/:orderNumber': 'features/orders/OrderScreen',
  '/office/supplies/login': 'features/account/SignInScreen',
  [PAGES.register]: 'features/account/RegisterScreen',
  [PAGES.tpsLogin]: 'features/account/ThirdPartyScreen',
  '/tpv': 'features/account/ThirdPartyScreen',
  [PAGES.forgotPassword]: 'features/account/ForgotPasswordScreen',
  [PAGES.resetPassword]: 'features/account/ResetPasswordScreen',
  [PAGES.confirmEmail]: 'features/account/ConfirmEmailScreen',
  [PAGES.findOrder]: 'features/orders/FindOrderScreen',
  '/account': 'features/account/AccountScreen',
  [PAGES.orders]: 'features/orders/OrdersScreen',
  [PAGES.details]: 'features/account/AccountDetailsScreen',
  [PAGES.shipTo]: 'features/business/ShipToScreen',
  [PAGES.users]: 'features/business/UsersScreen',
  [PAGES.addresses]: 'features/account/AddressesScreen',
  [PAGES.wallet]: 'features/payments/WalletScreen',
  [PAGES.quickBuy]: 'features/quick-buy/QuickBuyScreen',
  '/account/auto-restock': 'features/auto-restock/AutoRestockScreen',
  [PAGES.sessions]: 'features/account/SessionsScreen',
  '*': 'shell/NotFoundScreen',
};

/** Returns the module of a page's screen, from the root of the storefront. @param path of the route */
export const getPageModule = (path: string): string => `src/${SCREENS[path] ?? SCREENS['*']}.tsx`;
