import { ROUTES } from '../routes.ts';
import { getRouteRules, ROUTE_RULES } from './route-rules.ts';

it.each([
  ['ready', undefined, 200],
  ['failed', { status: 404, retryable: false }, 404],
  ['failed', { status: 500, retryable: false }, 500],
  ['failed', { status: 400, retryable: false }, 500],
  ['failed', { code: 'UNREADABLE', retryable: false }, 500],
  ['failed', { status: 503, retryable: true }, 503],
  ['failed', { code: 'NETWORK', retryable: true }, 503],
])('a product that is %s with %j responds with %d (storefront-8.55)', (phase, failure, expected) => {
  const state = { catalog: { product: { load: { phase, failure } } } };
  expect(getRouteRules('/p/:sku/:slug?').status!(state as never)).toBe(expected);
});

it.each([
  ['ready', undefined, 200],
  ['failed', 403, 403],
  ['failed', 404, 404],
  ['failed', 500, 500],
])('an organization’s users that are %s with %p respond with %d', (phase, status, expected) => {
  expect(
    getRouteRules('/account/users').status!({
      people: { users: { phase, failure: { status } } },
    } as never),
  ).toBe(expected);
});

it.each([
  [{ states: { phase: 'ready' }, state: { load: { phase: 'idle' } } }, 200],
  [{ states: { phase: 'failed', failure: {} }, state: { load: { phase: 'idle' } } }, 500],
  [{ states: { phase: 'idle' }, state: { load: { phase: 'failed', failure: { status: 404 } } } }, 404],
])('the store directory with %j responds with %d', (storeDirectory, expected) =>
  expect(getRouteRules('/stores/*').status!({ storeDirectory } as never)).toBe(expected),
);

it.each([
  ['/feedback', 'feedback', 'true', 200],
  ['/feedback', 'feedback', 'false', 404],
  ['/chat', 'chat', 'true', 200],
  ['/chat', 'chat', 'false', 404],
  ['/gift-card-balance', 'giftCardLink', 'true', 200],
  ['/gift-card-balance', 'giftCardLink', 'false', 404],
])('%s with the toggle %s %s responds with %d (storefront-6.39)', (path, toggleName, value, expected) => {
  const webToggleList = [{ toggleName, values: [value] }];
  const info = { phase: 'ready', value: { session: { sessionIPA: { webToggleList } } } };
  expect(getRouteRules(path).status!({ account: { info } } as never)).toBe(expected);
});

it('marks pages with personal data as private', () => {
  const personal = ROUTES.filter(({ path }) => getRouteRules(path).personal).map(({ path }) => path);
  expect(personal).toEqual([
    '/',
    '/cart',
    '/cc/sparq/cart',
    '/checkout',
    '/office/supplies/checkout',
    '/office/supplies/login',
    '/office/supplies/register',
    '/office/supplies/tps-login',
    '/office/supplies/company-sign-in',
    '/tpv',
    '/office/supplies/forgot-password',
    '/office/supplies/confirm-email',
    '/office/supplies/reset-password',
    '/ink-toner/:brand?/:model?',
    '/cart/shared/:shareId',
    '/cart/cost-centers',
    '/list/mylists',
    '/list/details',
    '/cc/sparq/list',
    '/kuber/viewList',
    '/kuber/createList',
    '/list/shared/:linkId',
    '/quick-order',
    '/membership',
    // Only the change-store page.
    '/stores/*',
    '/order/:orderNumber',
    '/orders/find',
    '/account',
    '/account/orders',
    '/account/details',
    '/account/ship-to',
    '/account/contracts',
    '/account/approvals',
    '/account/approval-rules',
    '/account/budgets',
    '/budget',
    '/account/reports',
    '/account/invoices/:number?',
    '/account/users',
    '/account/roles',
    '/account/addresses',
    '/account/payments',
    '/account/quick-buy',
    '/account/auto-restock',
    '/account/rewards',
    '/account/welcome',
    '/account/messages',
    '/account/privacy',
    '/account/privacy/erased',
    '/account/access',
    '/account/customers',
    '/account/sessions',
    '/contact',
    '/feedback',
    '/chat',
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    // Only previews.
    '/help/:article',
    '/:page',
  ]);
});

it.each([
  [{ open: { a: { page: { phase: 'failed', failure: { status: 404 } } } } }, 404],
  [{ publicList: { phase: 'failed', failure: { status: 404 } } }, 404],
  [{ overview: { phase: 'failed', failure: { status: 500 } } }, 500],
  [{ overview: { phase: 'ready' } }, 200],
])('a page of lists with %j responds with %d', (state, expected) => {
  const idle = {
    open: {},
    publicList: { phase: 'idle' },
    overview: { phase: 'idle' },
  };
  const { status } = getRouteRules('/list/details');
  expect(status!({ lists: { ...idle, ...state } } as never)).toBe(expected);
  const itemSearch = { found: { phase: 'idle' } };
  expect(status!({ lists: { ...idle, ...state }, itemSearch } as never)).toBe(expected);
  const found = { phase: 'failed', failure: { status: 500 } };
  expect(status!({ lists: { ...idle }, itemSearch: { found } } as never)).toBe(500);
});

it('has rules only for existing routes', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(Object.keys(ROUTE_RULES).filter((path) => !paths.includes(path))).toEqual([]);
});
