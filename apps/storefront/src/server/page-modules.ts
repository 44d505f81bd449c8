import { readListsAddress } from '../routing/lists-address.ts';
import type { ListsAddress } from '../routing/lists-address.ts';
import type { PageAddress } from '../routing/page-address.ts';
import { CUSTOMIZE_PATH, LIST_PATHS, PAGES } from '../routing/pages.ts';
import { getResultsView } from '../routing/results-view.ts';

/** The screens of the routes, by path. They are not in the route table, because the browser loads that one before each page. */
const SCREENS: Readonly<Record<string, string>> = {
  '/': 'HomeScreen',
  '/search': 'ResultsScreen',
  '/c/:category': 'ResultsScreen',
  '/compare': 'CompareScreen',
  '/p/:sku/:slug?': 'ProductScreen',
  '/cart': 'CartScreen',
  [PAGES.sparqCart]: 'CartScreen',
  '/cart/shared/:shareId': 'SharedCartScreen',
  ...Object.fromEntries(LIST_PATHS.map((path) => [path, 'ListsScreen'])),
  '/stores/*': 'StoresScreen',
  [CUSTOMIZE_PATH]: 'CustomizeScreen',
  '/quick-order': 'QuickOrderScreen',
  '/gift-card-balance': 'GiftCardBalanceScreen',
  '/checkout': 'CheckoutScreen',
  '/office/supplies/checkout': 'CheckoutScreen',
  '/order/:orderNumber': 'OrderScreen',
  '/office/supplies/login': 'SignInScreen',
  [PAGES.register]: 'RegisterScreen',
  [PAGES.tpsLogin]: 'ThirdPartyScreen',
  '/tpv': 'ThirdPartyScreen',
  [PAGES.forgotPassword]: 'ForgotPasswordScreen',
  [PAGES.resetPassword]: 'ResetPasswordScreen',
  [PAGES.confirmEmail]: 'ConfirmEmailScreen',
  [PAGES.findOrder]: 'FindOrderScreen',
  '/account': 'AccountScreen',
  [PAGES.orders]: 'OrdersScreen',
  [PAGES.details]: 'AccountDetailsScreen',
  [PAGES.shipTo]: 'ShipToScreen',
  [PAGES.users]: 'UsersScreen',
  [PAGES.addresses]: 'AddressesScreen',
  [PAGES.wallet]: 'WalletScreen',
  [PAGES.quickBuy]: 'QuickBuyScreen',
  '/account/auto-restock': 'AutoRestockScreen',
  [PAGES.sessions]: 'SessionsScreen',
  '*': 'NotFoundScreen',
};

/** Sections of pages that only members of an organization see, as keys of the build's manifest. */
const MEMBERS_ONLY = ['src/screens/home/MemberHome.tsx'];

/** Parts of pages that the browser adds, and the server never renders. */
const BROWSER_ONLY = ['src/screens/tiles/CompareChosen.tsx', 'src/screens/tiles/Swatches.tsx'];

const LIST_VIEW = 'src/screens/tiles/ListTiles.tsx';

/** The sections of the pages of lists, as keys of the build's manifest. */
const LISTS_SECTIONS: Readonly<Record<ListsAddress['show'], string>> = {
  lists: 'src/screens/lists/ListsView.tsx',
  list: 'src/screens/lists/ListView.tsx',
  public: 'src/screens/lists/PublicListView.tsx',
};

/**
 * Returns the chunks whose styles a page does not need at first: those for other shoppers, for another view or section, and for what only the
 * browser shows.
 *
 * @param path of the route
 */
export function getOmittedModules(
  path: string,
  { tenant, isGuest, params, search }: PageAddress,
): readonly string[] {
  const omitted = [
    ...BROWSER_ONLY,
    ...(getResultsView(search) === 'list' ? [] : [LIST_VIEW]),
    ...(tenant === 'sba' && !isGuest ? [] : MEMBERS_ONLY),
  ];
  if (SCREENS[path] !== 'ListsScreen') return omitted;
  const shown = LISTS_SECTIONS[readListsAddress('', params, search).show];
  return [...omitted, ...Object.values(LISTS_SECTIONS).filter((section) => section !== shown)];
}

/** Returns the key of a page's chunk in the build's manifest, for its styles. @param path of the route */
export const getPageModule = (path: string): string => `src/screens/${SCREENS[path] ?? SCREENS['*']}.tsx`;
