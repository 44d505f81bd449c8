import { PAGES } from '../routing/pages.ts';

/** The screens of the routes, by path. They are not in the route table, because the browser loads that one before each page. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'HomeScreen',
  '/search': 'ResultsScreen',
  '/c/:category': 'ResultsScreen',
  '/p/:sku/:slug?': 'ProductScreen',
  '/cart': 'CartScreen',
  [PAGES.sparqCart]: 'CartScreen',
  '/cart/shared/:shareId': 'SharedCartScreen',
  '/stores': 'StoresScreen',
  '/stores/:storeNumber': 'StoresScreen',
  '/checkout': 'CheckoutScreen',
  '/office/supplies/checkout': 'CheckoutScreen',
  '/order/:orderNumber': 'OrderScreen',
  '/office/supplies/login': 'SignInScreen',
  [PAGES.register]: 'RegisterScreen',
  [PAGES.tpsLogin]: 'ThirdPartyScreen',
  '/tpv': 'ThirdPartyScreen',
  [PAGES.forgotPassword]: 'ForgotPasswordScreen',
  [PAGES.resetPassword]: 'ResetPasswordScreen',
  '/account': 'AccountScreen',
  [PAGES.orders]: 'OrdersScreen',
  [PAGES.details]: 'AccountDetailsScreen',
  [PAGES.shipTo]: 'ShipToScreen',
  [PAGES.users]: 'UsersScreen',
  [PAGES.addresses]: 'AddressesScreen',
  [PAGES.sessions]: 'SessionsScreen',
  '*': 'NotFoundScreen',
};

/** Returns the key of a page's chunk in the build's manifest, for its styles. @param path of the route */
export const getPageModule = (path: string): string => `src/screens/${SCREENS[path] ?? SCREENS['*']}.tsx`;
