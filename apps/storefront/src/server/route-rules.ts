import { selectAccount, selectIsSignedIn } from '@foolscap/account/state';
import { FORBIDDEN, SERVER_ERROR } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { isContentMissing } from '@foolscap/content/state';
import { isStoreMissing } from '@foolscap/stores/state';
import { isToggleOn } from '../routing/is-toggle-on.ts';
import { LIST_PATHS, PAGES } from '../routing/pages.ts';
import type { ShopState } from '../store.ts';

/** The server-only rules of a route. They are not in the route table, because every page loads the table first. */
export interface RouteRules {
  /** HTTP status; 200 by default. */
  status?: (state: ShopState) => number;
  /** Shows personal data, so it must not be cached. */
  personal?: boolean | ((state: ShopState) => boolean);
  /** Depends on the shopper's ZIP code. */
  followsPlace?: boolean;
  /** Shows the input of the form again after a failed submission without JavaScript. */
  showsInput?: boolean;
  /** Redirects guests to the sign-in page. */
  requiresSignIn?: boolean;
}

interface Load {
  phase: string;
  failure?: { status?: number; retryable?: boolean };
}

/**
 * Returns the HTTP status of a page by its main data: 500 if they failed to load (storefront-8.55), but 404 if there are none, and 503 if
 * the same request may soon succeed.
 */
function getStatus({ phase, failure }: Load): number {
  if (phase !== 'failed') return 200;
  if (failure?.status === 404) return 404;
  return failure?.retryable ? 503 : SERVER_ERROR;
}

/** Returns whether a preview of the home page has an invalid time or segment. */
const isPreviewInvalid = (load: Load): boolean => load.phase === 'failed' && load.failure?.status === 400;

/** Returns the HTTP status of an organization page: 403 without permission. */
const ofOrganization = (load: Load | undefined): number =>
  load?.phase === 'failed' && load.failure?.status === FORBIDDEN ? FORBIDDEN : load ? getStatus(load) : 503;

/** Returns the HTTP status of a page of lists, which loads one of its four kinds of data. */
function ofLists({ lists, itemSearch }: Pick<ShopState, 'lists' | 'itemSearch'>): number {
  if (!lists) return 503;
  const { open, publicList, overview } = lists;
  const pages = Object.values(open).map(({ page }) => page);
  // The page of a single list does not search the items of all lists.
  const found = itemSearch ? [itemSearch.found] : [];
  return Math.max(...[...pages, publicList, overview, ...found].map(getStatus));
}

/** Returns the HTTP status of a page that exists only while a toggle is on. */
const ofToggle =
  (name: string) =>
  (state: ShopState): number =>
    isToggleOn(name, selectAccount(state)) ? 200 : 404;

const PERSONAL: RouteRules = { personal: true };
const SIGNED_IN: RouteRules = { personal: true, requiresSignIn: true, showsInput: true };
const RESULTS: RouteRules = { status: ({ catalog }) => getStatus(catalog.results.load) };
const LISTS: RouteRules = { status: ofLists, personal: true };

/** Only people with its link see a preview. */
const CONTENT: RouteRules = {
  status: ({ content }) => (content ? (isContentMissing(content) ? 404 : getStatus(content.page)) : 503),
  personal: ({ content }) => content?.page.value?.page.isPreview ?? false,
};

const rulesOf = (paths: readonly string[], rules: RouteRules) =>
  Object.fromEntries(paths.map((path) => [path, rules]));

/** The rules by the path of the route. Routes without an entry have no rules. */
export const ROUTE_RULES: Readonly<Record<string, RouteRules>> = {
  '/': {
    status: ({ catalog, home }) =>
      !home
        ? 503
        : isPreviewInvalid(home.load)
          ? 400
          : Math.max(getStatus(home.load), getStatus(catalog.categories) === 200 ? 200 : 503),
    // Only people with its link see a preview.
    personal: ({ home }) =>
      home !== undefined && (home.load.value?.preview !== undefined || isPreviewInvalid(home.load)),
  },
  '/search': RESULTS,
  '/c/:category': RESULTS,
  '/deals': RESULTS,
  '/weekly-offers': RESULTS,
  '/new-arrivals': RESULTS,
  '/brands': { status: ({ brands }) => (brands ? getStatus(brands.load) : 503) },
  '/brands/:brand': RESULTS,
  '/ink-toner/:brand?/:model?': {
    // The pages of the finder load one of its three kinds of data.
    status: ({ printers }) =>
      printers
        ? Math.max(...[printers.finder, printers.brand, printers.printer].map(({ load }) => getStatus(load)))
        : 503,
    // Members see the printers that they have saved.
    personal: (state) => selectIsSignedIn(state),
  },
  '/gift-cards': { status: ({ giftCards }) => (giftCards ? getStatus(giftCards.load) : 503) },
  '/membership': {
    // It shows the shopper's membership, and which one is in the cart.
    personal: true,
    showsInput: true,
    status: ({ memberships }) => (memberships ? getStatus(memberships.load) : 503),
  },
  '/compare': { status: ({ comparison }) => (comparison ? getStatus(comparison.load) : 503) },
  '/p/:sku/:slug?': { status: ({ catalog }) => getStatus(catalog.product.load), followsPlace: true },
  [PAGES.costCenters]: SIGNED_IN,
  '/cart/shared/:shareId': {
    status: ({ sharedCart }) => (sharedCart ? getStatus(sharedCart.view) : 503),
    personal: true,
  },
  '/order/:orderNumber': {
    status: ({ checkout }) => (checkout ? getStatus(checkout.order.load) : 503),
    personal: true,
  },
  '/stores/*': {
    // Without a search, the finder shows the stores near the shopper's ZIP code.
    followsPlace: true,
    // The change-store page lists lines of the cart.
    personal: ({ storeChange }) => storeChange !== undefined,
    // The store finder has no selected store.
    status: ({ storePage, storeChange, storeDirectory }) =>
      storeDirectory
        ? Math.max(getStatus(storeDirectory.states), getStatus(storeDirectory.state.load))
        : storeChange?.phase === 'failed' && storeChange.failure.status === 400
          ? 404
          : storePage
            ? isStoreMissing(storePage)
              ? 404
              : getStatus(storePage.store)
            : 200,
  },
  ...rulesOf(LIST_PATHS, LISTS),
  ...rulesOf(
    [
      '/cart',
      '/quick-order',
      PAGES.sparqCart,
      '/checkout',
      '/office/supplies/checkout',
      LOGIN_PATH,
      PAGES.register,
      PAGES.tpsLogin,
      '/office/supplies/company-sign-in',
      '/tpv',
      PAGES.forgotPassword,
      PAGES.resetPassword,
      PAGES.confirmEmail,
      '/account/privacy/erased',
    ],
    PERSONAL,
  ),
  ...rulesOf(
    [
      '/account',
      PAGES.orders,
      PAGES.details,
      PAGES.addresses,
      PAGES.wallet,
      PAGES.quickBuy,
      '/account/auto-restock',
      '/account/rewards',
      '/account/welcome',
      '/account/messages',
      '/account/privacy',
      PAGES.sessions,
    ],
    SIGNED_IN,
  ),
  [PAGES.findOrder]: { personal: true, showsInput: true },
  ...rulesOf(['/contact', '/newsletter', '/newsletter/confirm', '/newsletter/unsubscribe'], {
    personal: true,
    showsInput: true,
  }),
  '/feedback': {
    personal: true,
    showsInput: true,
    status: ofToggle('feedback'),
  },
  ...rulesOf([PAGES.shipTo, '/account/contracts'], {
    ...SIGNED_IN,
    status: ({ accountArea }) => ofOrganization(accountArea?.organization),
  }),
  [PAGES.approvals]: { ...SIGNED_IN, status: ({ approvals }) => ofOrganization(approvals?.orders) },
  [PAGES.approvalRules]: { ...SIGNED_IN, status: ({ approvals }) => ofOrganization(approvals?.setup) },
  ...rulesOf([PAGES.budgets, '/budget'], {
    ...SIGNED_IN,
    showsInput: true,
    status: ({ budgets }) =>
      Math.max(ofOrganization(budgets?.budgets), budgets?.request ? ofOrganization(budgets.statement) : 0),
  }),
  [PAGES.reports]: { ...SIGNED_IN, status: ({ reports }) => ofOrganization(reports?.report) },
  '/account/invoices/:number?': {
    ...SIGNED_IN,
    showsInput: true,
    status: ({ invoices }) =>
      ofOrganization(
        invoices?.number === undefined
          ? invoices?.statementRequest
            ? invoices.statement
            : invoices?.invoices
          : invoices.invoice,
      ),
  },
  '/account/customers': { ...SIGNED_IN, status: ({ agents }) => ofOrganization(agents?.home) },
  '/account/access': { ...SIGNED_IN, status: ({ agents }) => ofOrganization(agents?.access) },
  [PAGES.users]: { ...SIGNED_IN, status: ({ people }) => ofOrganization(people?.users) },
  '/account/roles': { ...SIGNED_IN, status: ({ people }) => ofOrganization(people?.roles) },
  '/chat': { personal: true, status: ofToggle('chat') },
  '/gift-card-balance': { status: ofToggle('giftCardLink') },
  '/help': { status: ({ content }) => (content ? getStatus(content.help) : 503) },
  ...rulesOf(['/help/:article', '/:page'], CONTENT),
  '*': { status: () => 404 },
};

/** Returns the server's rules of a route. @param path of the route */
export const getRouteRules = (path: string): RouteRules => ROUTE_RULES[path] ?? {};

/** Returns whether a page shows personal data. */
export const isPersonal = ({ personal = false }: RouteRules, state: ShopState): boolean =>
  typeof personal === 'function' ? personal(state) : personal;
