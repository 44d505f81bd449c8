import type { Action } from 'redux';
import { matchPath } from 'react-router';
import { cartActions } from '@foolscap/cart/state';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { catalogActions } from '@foolscap/catalog/state';
import { lazyFeature } from './rendering/lazy-feature.tsx';
import type { LazyFeature } from './rendering/lazy-feature.tsx';
import {
  titleOf,
  titleOfCategory,
  titleOfContent,
  titleOfHome,
  titleOfPrinter,
  titleOfProduct,
  titleOfSearch,
  titleOfStores,
} from './rendering/titles.ts';
import { TITLE_MESSAGES } from './rendering/title-messages.ts';
import type { Title } from './rendering/titles.ts';
import { CART_PATHS, CUSTOMIZE_PATH, LIST_PATHS, PAGES } from './routing/pages.ts';
import type { PageAddress } from './routing/page-address.ts';

export interface ShopRoute {
  path: string;
  screen: LazyFeature;
  /** Actions that load the page's data; its own chunk may add more (`FeatureExports`). */
  load: (address: PageAddress) => Action[];
  title: Title;
  /** Header variant (storefront-2). */
  header: 'full' | 'logoOnly';
  /** Whether the page works offline, with the data already in the browser. */
  worksOffline?: boolean;
}

type LoadPage = Parameters<typeof lazyFeature<object>>[0];

const categoriesRead = () => catalogActions.categoriesRequested();

/** Creates the route of a page with the full header. @param load a screen shared by several paths, or a separate one */
const openRoute = (path: string, title: Title, load: LoadPage | LazyFeature): ShopRoute => ({
  path,
  screen: 'Screen' in load ? load : lazyFeature(load, { as: 'page' }),
  load: () => [categoriesRead()],
  title,
  header: 'full',
});

const openCart = () => import('./features/cart/CartScreen.tsx');
const openCheckout = () => import('./features/checkout/CheckoutScreen.tsx');
const openCollection = () => import('./features/results/CollectionScreen.tsx');
const openResults = () => import('./features/results/ResultsScreen.tsx');
// Shared by all list paths, so that a drawer stays open when the path that opened it is replaced.
const lists = lazyFeature(() => import('./features/lists/ListsScreen.tsx'), { as: 'page' });
const content = lazyFeature(() => import('./features/content/ContentScreen.tsx'), { as: 'page' });
const messages = lazyFeature(() => import('./features/messages/MessagesScreen.tsx'), { as: 'page' });
const privacy = lazyFeature(() => import('./features/account/PrivacyScreen.tsx'), { as: 'page' });
const openApprovals = () => import('./features/approvals/ApprovalsScreen.tsx');
const openAgents = () => import('./features/agents/AgentsScreen.tsx');
const openUsers = () => import('./features/business/UsersScreen.tsx');
const openBudgets = () => import('./features/budgets/BudgetsScreen.tsx');
const openThirdParty = () => import('./features/account/ThirdPartyScreen.tsx');

const { titles: TITLES } = TITLE_MESSAGES;

/** The route table (decision-pages). The first match applies. */
export const ROUTES: readonly ShopRoute[] = [
  openRoute('/', titleOfHome, () => import('./features/home/HomeScreen.tsx')),
  {
    ...openRoute('/p/:sku/:slug?', titleOfProduct, () => import('./features/product/ProductScreen.tsx')),
    load: ({ params }) => [categoriesRead(), catalogActions.productRequested({ sku: params.sku ?? '' })],
  },
  ...CART_PATHS.map((path): ShopRoute => ({
    ...openRoute(path, TITLES.cart, openCart),
    // `viewcart=true` is for links in mails and on other sites, which show the cart as it is now (cart-2.2).
    load: ({ search }) => [
      categoriesRead(),
      cartActions.cartRequested({ mayBeCached: search.get('viewcart') !== 'true' }),
    ],
    worksOffline: true,
  })),
  ...(
    [
      ['/checkout', TITLES.checkout, openCheckout],
      ['/office/supplies/checkout', TITLES.checkout, openCheckout],
      [LOGIN_PATH, TITLES.signIn, () => import('./features/account/SignInScreen.tsx')],
      [PAGES.register, TITLES.register, () => import('./features/account/RegisterScreen.tsx')],
      [PAGES.tpsLogin, TITLES.thirdPartySignIn, openThirdParty],
      ['/office/supplies/company-sign-in', TITLES.signIn, openThirdParty],
      ['/tpv', TITLES.thirdPartyVerification, openThirdParty],
      [PAGES.forgotPassword, TITLES.newPassword, () => import('./features/account/ForgotPasswordScreen.tsx')],
      [PAGES.confirmEmail, TITLES.confirmEmail, () => import('./features/account/ConfirmEmailScreen.tsx')],
      [PAGES.resetPassword, TITLES.newPassword, () => import('./features/account/ResetPasswordScreen.tsx')],
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
      ['/deals', titleOf(TITLES.deals), openCollection],
      ['/weekly-offers', titleOf(TITLES.weeklyOffers), openCollection],
      ['/new-arrivals', titleOf(TITLES.newArrivals), openCollection],
      ['/brands', TITLES.brands, () => import('./features/brands/BrandsScreen.tsx')],
      ['/brands/:brand', titleOfCategory, openCollection],
      ['/ink-toner/:brand?/:model?', titleOfPrinter, () => import('./features/printers/InkTonerScreen.tsx')],
      ['/recently-viewed', TITLES.recentlyViewed, () => import('./features/viewed/RecentlyViewedScreen.tsx')],
      ['/compare', TITLES.compareProducts, () => import('./features/compare/CompareScreen.tsx')],
      ['/cart/shared/:shareId', TITLES.sharedCart, () => import('./features/cart/SharedCartScreen.tsx')],
      [PAGES.costCenters, TITLES.costCenters, () => import('./features/cart/LineAccountingScreen.tsx')],
      ...LIST_PATHS.map((path) => [path, TITLES.list, lists] as const),
      [CUSTOMIZE_PATH, TITLES.design, () => import('./features/product/CustomizeScreen.tsx')],
      ['/quick-order', TITLES.quickOrder, () => import('./features/quick-order/QuickOrderScreen.tsx')],
      ['/gift-cards', TITLES.giftCards, () => import('./features/gift-cards/GiftCardsScreen.tsx')],
      ['/membership', TITLES.membership, () => import('./features/memberships/MembershipScreen.tsx')],
      [
        '/gift-card-balance',
        TITLES.giftCardBalance,
        () => import('./features/payments/GiftCardBalanceScreen.tsx'),
      ],
      ['/stores/*', titleOfStores, () => import('./features/stores/StoresScreen.tsx')],
      ['/order/:orderNumber', TITLES.order, () => import('./features/orders/OrderScreen.tsx')],
      [PAGES.findOrder, TITLES.findOrder, () => import('./features/orders/FindOrderScreen.tsx')],
      ['/account', TITLES.account, () => import('./features/account/AccountScreen.tsx')],
      [PAGES.orders, TITLES.orders, () => import('./features/orders/OrdersScreen.tsx')],
      [PAGES.details, TITLES.profile, () => import('./features/account/AccountDetailsScreen.tsx')],
      [PAGES.shipTo, TITLES.shipTo, () => import('./features/business/ShipToScreen.tsx')],
      ['/account/contracts', TITLES.contracts, () => import('./features/contracts/ContractsScreen.tsx')],
      [PAGES.approvals, TITLES.approvals, openApprovals],
      [PAGES.approvalRules, TITLES.approvalRules, openApprovals],
      [PAGES.budgets, TITLES.budgets, openBudgets],
      ['/budget', TITLES.budgets, openBudgets],
      [PAGES.reports, TITLES.reports, () => import('./features/reports/ReportsScreen.tsx')],
      ['/account/invoices/:number?', TITLES.invoices, () => import('./features/invoices/InvoicesScreen.tsx')],
      [PAGES.users, TITLES.users, openUsers],
      ['/account/roles', TITLES.roles, openUsers],
      [PAGES.addresses, TITLES.addresses, () => import('./features/account/AddressesScreen.tsx')],
      [PAGES.wallet, TITLES.cards, () => import('./features/payments/WalletScreen.tsx')],
      [PAGES.quickBuy, TITLES.quickBuy, () => import('./features/quick-buy/QuickBuyScreen.tsx')],
      [
        '/account/auto-restock',
        TITLES.autoRestock,
        () => import('./features/auto-restock/AutoRestockScreen.tsx'),
      ],
      ['/account/rewards', TITLES.rewards, () => import('./features/rewards/RewardsScreen.tsx')],
      ['/account/welcome', TITLES.welcome, () => import('./features/account/WelcomeScreen.tsx')],
      ['/account/messages', TITLES.accountMessages, () => import('./features/inbox/InboxScreen.tsx')],
      ['/account/privacy', TITLES.data, privacy],
      ['/account/privacy/erased', TITLES.data, privacy],
      ['/account/access', TITLES.access, openAgents],
      ['/account/customers', TITLES.customers, openAgents],
      [PAGES.sessions, TITLES.signedInDevices, () => import('./features/account/SessionsScreen.tsx')],
      ['/contact', TITLES.contactUs, messages],
      ['/feedback', TITLES.feedback, messages],
      ['/chat', TITLES.chatWithUs, messages],
      ['/newsletter', TITLES.offersAndNews, messages],
      ['/newsletter/confirm', TITLES.offersAndNews, messages],
      ['/newsletter/unsubscribe', TITLES.offersAndNews, messages],
      ['/help', TITLES.helpCenter, () => import('./features/content/HelpScreen.tsx')],
      ['/help/:article', titleOfContent, content],
      ['/:page', titleOfContent, content],
      // Last, because it matches every other URL.
      ['*', TITLES.pageNotFound, () => import('./shell/NotFoundScreen.tsx')],
    ] as const
  ).map(([path, title, load]) => openRoute(path, title, load)),
];

export interface RouteMatch {
  route: ShopRoute;
  params: PageAddress['params'];
}

let last: { pathname: string; match: RouteMatch } | undefined;

/** Finds the route of a path. The last result is kept, because a page needs it several times. @param pathname below the tenant's root */
export function matchRoute(pathname: string): RouteMatch {
  if (last?.pathname !== pathname) last = { pathname, match: findMatch(pathname) };
  return last.match;
}

function findMatch(pathname: string): RouteMatch {
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
