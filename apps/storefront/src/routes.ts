import type { Action } from 'redux';
import { matchPath } from 'react-router';
import { cartActions } from '@foolscap/cart/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { searchParams } from '@foolscap/catalog/client';
import { catalogActions } from '@foolscap/catalog/state';
import { lazyScreen } from './rendering/lazy-screen.tsx';
import type { LazyScreen } from './rendering/lazy-screen.tsx';
import {
  titleOfCategory,
  titleOfHome,
  titleOfProduct,
  titleOfSearch,
  titleOfStores,
} from './rendering/titles.ts';
import type { Title } from './rendering/titles.ts';
import { CART_PATHS, CUSTOMIZE_PATH, LIST_PATHS, PAGES } from './routing/pages.ts';
import type { PageAddress } from './routing/page-address.ts';

export interface ShopRoute {
  path: string;
  screen: LazyScreen;
  /** Actions that load the page's data; its own chunk may add more (`PageExports`). */
  load: (address: PageAddress) => Action[];
  title: Title;
  /** Header variant (storefront-2). */
  header: 'full' | 'logoOnly';
  /** Works without a connection, with the data in the browser. */
  worksOffline?: boolean;
}

const categoriesRead = () => catalogActions.categoriesRequested();

/** Creates the route of a page with the full header. @param load a screen that several paths share, or the load of its own */
const openRoute = (
  path: string,
  title: Title,
  load: Parameters<typeof lazyScreen<object>>[0] | LazyScreen,
): ShopRoute => ({
  path,
  screen: 'Screen' in load ? load : lazyScreen(load),
  load: () => [categoriesRead()],
  title,
  header: 'full',
});

const openCart = () => import('./screens/CartScreen.tsx');
const openCheckout = () => import('./screens/CheckoutScreen.tsx');
const openResults = () => import('./screens/ResultsScreen.tsx');
// One for all paths, so that a drawer stays open when the path that opened it is replaced.
const lists = lazyScreen(() => import('./screens/ListsScreen.tsx'));
const openThirdParty = () => import('./screens/ThirdPartyScreen.tsx');

/** The route table (decision-pages). The first match applies. */
export const ROUTES: readonly ShopRoute[] = [
  {
    ...openRoute('/', titleOfHome, () => import('./screens/HomeScreen.tsx')),
    load: () => {
      const query = { sort: 'newest' as const, inStock: 'true' as const, size: '12' };
      return [categoriesRead(), catalogActions.resultsRequested(`home?${searchParams(query)}`, query, true)];
    },
  },
  {
    ...openRoute('/p/:sku/:slug?', titleOfProduct, () => import('./screens/ProductScreen.tsx')),
    load: ({ params }) => [categoriesRead(), catalogActions.productRequested({ sku: params.sku ?? '' })],
  },
  ...CART_PATHS.map((path): ShopRoute => ({
    ...openRoute(path, 'Your cart', openCart),
    // `viewcart=true` is for links of other sites and mails, which show the cart as it is now (cart-2.2).
    load: ({ search }) => [
      categoriesRead(),
      cartActions.cartRequested({ mayBeCached: search.get('viewcart') !== 'true' }),
    ],
    worksOffline: true,
  })),
  ...(
    [
      ['/checkout', 'Checkout', openCheckout],
      ['/office/supplies/checkout', 'Checkout', openCheckout],
      [LOGIN_PATH, 'Sign in', () => import('./screens/SignInScreen.tsx')],
      [PAGES.register, 'Create an account', () => import('./screens/RegisterScreen.tsx')],
      [PAGES.tpsLogin, 'Third-party sign-in', openThirdParty],
      ['/tpv', 'Third-party verification', openThirdParty],
      [PAGES.forgotPassword, 'New password', () => import('./screens/ForgotPasswordScreen.tsx')],
      [PAGES.confirmEmail, 'Confirm your email address', () => import('./screens/ConfirmEmailScreen.tsx')],
      [PAGES.resetPassword, 'New password', () => import('./screens/ResetPasswordScreen.tsx')],
    ] as const
  ).map(([path, title, load]): ShopRoute => ({
    ...openRoute(path, title, load),
    load: () => [],
    header: 'logoOnly',
  })),
  ...(
    [
      ['/search', titleOfSearch, openResults],
      ['/c/:category', titleOfCategory, openResults],
      ['/compare', 'Compare products', () => import('./screens/CompareScreen.tsx')],
      ['/cart/shared/:shareId', 'Shared cart', () => import('./screens/SharedCartScreen.tsx')],
      ...LIST_PATHS.map((path) => [path, 'My Order Center: List', lists] as const),
      [CUSTOMIZE_PATH, 'Your design', () => import('./screens/CustomizeScreen.tsx')],
      ['/quick-order', 'Quick order', () => import('./screens/QuickOrderScreen.tsx')],
      ['/gift-card-balance', 'Gift card balance', () => import('./screens/GiftCardBalanceScreen.tsx')],
      ['/stores/*', titleOfStores, () => import('./screens/StoresScreen.tsx')],
      ['/order/:orderNumber', 'Your order', () => import('./screens/OrderScreen.tsx')],
      [PAGES.findOrder, 'Find your order', () => import('./screens/FindOrderScreen.tsx')],
      ['/account', 'Your account', () => import('./screens/AccountScreen.tsx')],
      [PAGES.orders, 'Your orders', () => import('./screens/OrdersScreen.tsx')],
      [PAGES.details, 'Your profile', () => import('./screens/AccountDetailsScreen.tsx')],
      [PAGES.shipTo, 'Ship to', () => import('./screens/ShipToScreen.tsx')],
      [PAGES.users, 'Users', () => import('./screens/UsersScreen.tsx')],
      [PAGES.addresses, 'Your addresses', () => import('./screens/AddressesScreen.tsx')],
      [PAGES.wallet, 'Your cards', () => import('./screens/WalletScreen.tsx')],
      [PAGES.quickBuy, 'Quick buy', () => import('./screens/QuickBuyScreen.tsx')],
      ['/account/auto-restock', 'Auto-restock', () => import('./screens/AutoRestockScreen.tsx')],
      [PAGES.sessions, 'Signed-in devices', () => import('./screens/SessionsScreen.tsx')],
      // Matches every other address, and so is the last one.
      ['*', 'Page not found', () => import('./screens/NotFoundScreen.tsx')],
    ] as const
  ).map(([path, title, load]) => openRoute(path, title, load)),
];

export interface RouteMatch {
  route: ShopRoute;
  params: PageAddress['params'];
}

/** @param pathname below the tenant's root */
export function matchRoute(pathname: string): RouteMatch {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: decoded(match.params) };
  }
  // The last route matches everything.
  return { route: ROUTES.at(-1)!, params: {} };
}

/** Decodes the path parameters. */
function decoded(params: PageAddress['params']): PageAddress['params'] {
  try {
    return Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, value && decodeURIComponent(value)]),
    );
  } catch {
    // Invalid encoding is used as it is; the page then reports that nothing was found.
    return params;
  }
}
