/** @jest-environment node */
import fc from 'fast-check';
import { aNavContext, sampleNavigation } from '../testing/index.ts';
import { cartBadge, getCartCount } from './cart-badge.ts';
import { getHeaderType } from './header-type.ts';
import { ariaLabelId } from './aria-label-id.ts';
import { navHref } from './nav-href.ts';
import {
  explainNavItem,
  isNavItemVisible,
  NAV_TIERS,
  PERMISSION_LIMIT_CODES,
  resolveNavItem,
  USER_GROUPS,
  visibleNavItems,
  type NavContext,
  type NavItem,
} from './nav-item.ts';
import { filterNavigation, hasPendingItems } from './navigation.ts';

describe('getHeaderType', () => {
  test.each([
    ['/', 'lg', 'full'],
    ['/c/paper', 'xs', 'full'],
    ['/p/24480001/copy-paper', 'md', 'full'],
    ['/cart', 'lg', 'full'],
    ['/cart', 'md', 'full'],
    ['/cart', 'sm', 'slim'],
    ['/cart?viewcart=true', 'xs', 'slim'],
    ['/cc/mmx/cart', 'xs', 'slim'],
    ['/cc/sparq/cart', 'xs', 'slim'],
    ['/cartridges', 'xs', 'full'],
    ['/checkout', 'lg', 'logoOnly'],
    ['/office/supplies/checkout', 'xs', 'logoOnly'],
    ['/cc/mmx/checkout', 'lg', 'logoOnly'],
    ['/office/supplies/login?jumpUrl=%2Fcart', 'lg', 'logoOnly'],
    ['/cc/mmx/office/supplies/login', 'lg', 'logoOnly'],
    ['/office/supplies/register', 'lg', 'logoOnly'],
    ['/order/123', 'lg', 'full'],
    ['/tpv', 'lg', 'tpv'],
    ['/cc/mmx/tpv/checkout', 'xs', 'tpv'],
    ['/c/tpvc-pipes', 'xs', 'full'],
  ] as const)('%s on %s: %s', (path, breakpoint, type) => {
    expect(getHeaderType(path, breakpoint)).toBe(type);
    expect(getHeaderType(path, breakpoint, 'REGISTERED')).toBe(type);
    expect(getHeaderType(path, breakpoint, 'THIRD_PARTY')).toBe('tpv');
  });
});

test.each([
  [undefined, undefined, undefined],
  [Number.NaN, undefined, 0],
  [0, undefined, 0],
  [1, '1', 1],
  [99, '99', 99],
  [100, '99+', 100],
  [12345.5, '99+', 12345],
])('a cart with %p items shows the badge %p and counts %p', (count, badge, whole) => {
  expect(cartBadge(count)).toBe(badge);
  expect(getCartCount(count)).toBe(whole);
});

describe('nav item visibility (storefront-5.45)', () => {
  const phone: Partial<NavContext> = { breakpoint: 'xs' };
  test.each<[string | undefined, Partial<NavContext>, boolean]>([
    // No codes: visible.
    [undefined, {}, true],
    ['', {}, true],
    [' , ', {}, true],
    // Any matching negative code hides the item.
    ['!LOGGED_IN', { loggedIn: true }, false],
    ['!LOGGED_IN', { loggedIn: false }, true],
    ['!BP_XS,!BP_SM', phone, false],
    ['!BP_XS,!BP_SM', { breakpoint: 'lg' }, true],
    ['!HT_LOGO_ONLY', { headerType: 'logoOnly' }, false],
    ['!RT_SWS', { routeId: 'SWS' }, false],
    ['!FL_SAML', { flow: 'SAML' }, false],
    ['!SEG_PENALTY_BOX', { segment: 'PENALTY_BOX' }, false],
    ['!TG_chat', { toggles: ['chat'] }, false],
    ['!TG_chat', { toggles: [] }, true],
    ['TIER_ELITE', { tier: 'ELITE' }, true],
    ['TIER_ELITE,TIER_PREMIER', { tier: 'BASE' }, false],
    ['!FL_MVP', { flow: 'MVP' }, false],
    ['FL_SAML,FL_MVP', { flow: 'SAML' }, true],
    // A matching negative code takes precedence over a positive one.
    ['LOGGED_IN,!TN_SBA', { loggedIn: true, tenant: 'sba' }, false],
    // At least one positive code must match.
    ['LOGGED_IN', { loggedIn: true }, true],
    ['LOGGED_IN', { loggedIn: false }, false],
    ['RT_SBA,RT_HIT', { routeId: 'HIT' }, true],
    ['RT_SBA,RT_HIT', { routeId: 'SWS' }, false],
    ['SEG_GOLD_ACTIVE,SEG_TIN_ACTIVE', { segment: 'TIN_ACTIVE' }, true],
    ['PERM_G_BOP', { permissions: ['G_BOP'] }, true],
    ['PERM_G_BOP', { permissions: [] }, false],
    ['PERM_G_BOP', {}, false],
    // Mobile-only: all positive codes must match.
    ['MOBILE_ONLY', phone, true],
    ['MOBILE_ONLY', { breakpoint: 'md' }, false],
    ['MOBILE_ONLY,LOGGED_IN', { ...phone, loggedIn: true }, true],
    ['MOBILE_ONLY,LOGGED_IN', { ...phone, loggedIn: false }, false],
    ['LOGGED_IN,MOBILE_ONLY', { breakpoint: 'lg', loggedIn: true }, false],
    // Nav items are hidden in a customer-service flow.
    [undefined, { flow: 'CSR' }, false],
    ['LOGGED_IN', { flow: 'CSR', loggedIn: true }, false],
    ['FL_CSR', { flow: 'CSR' }, false],
    // Unknown codes never match.
    ['NEWER_CODE', {}, false],
    ['!NEWER_CODE', {}, true],
    ['constructor', {}, false],
    ['! LOGGED_IN', { loggedIn: true }, false],
  ])('%p in %j: %s', (permissionlimit, context, visible) => {
    expect(isNavItemVisible({ permissionlimit }, aNavContext(context))).toBe(visible);
  });

  test.each<[string, Partial<NavContext>, boolean]>([
    ['ADMIN', { groups: ['REGISTERED', 'ADMIN'] }, true],
    ['PREMIUM, BUYER', { groups: ['REGISTERED', 'BUYER'] }, true],
    ['ADMIN', { groups: ['REGISTERED', 'BUYER'] }, false],
    ['ADMIN', {}, false],
    ['', {}, true],
  ])('user groups %p in %j: %s', (usergroups, context, visible) => {
    expect(isNavItemVisible({ usergroups }, aNavContext(context))).toBe(visible);
    // Both limits apply.
    expect(isNavItemVisible({ usergroups, permissionlimit: 'LOGGED_IN' }, aNavContext(context))).toBe(false);
  });

  test('explains each code and the verdict', () => {
    expect(
      explainNavItem(
        { permissionlimit: 'LOGGED_IN,!RT_HIT,BP_XS', usergroups: 'ADMIN' },
        aNavContext({ loggedIn: true, groups: ['ADMIN'], breakpoint: undefined }),
      ),
    ).toEqual({
      verdict: 'visible',
      reason: 'ONE_CODE',
      rest: '',
      codes: [
        { field: 'permissionlimit', code: 'LOGGED_IN', isNegative: false, isMatched: true },
        { field: 'permissionlimit', code: 'RT_HIT', isNegative: true, isMatched: false },
        { field: 'permissionlimit', code: 'BP_XS', isNegative: false, isMatched: undefined },
        { field: 'usergroups', code: 'ADMIN', isNegative: false, isMatched: true },
      ],
    });
  });

  test.each<[Pick<NavItem, 'permissionlimit' | 'usergroups'>, Partial<NavContext>, string, string]>([
    [{ permissionlimit: 'BP_XS' }, { breakpoint: undefined }, 'PENDING', 'BP_XS'],
    [{ permissionlimit: '!HT_TPV,LOGGED_OFF' }, { headerType: undefined }, 'PENDING', '!HT_TPV'],
    [{ permissionlimit: 'MOBILE_ONLY,LOGGED_OFF' }, { breakpoint: undefined }, 'PENDING', 'MOBILE_ONLY'],
    [{ permissionlimit: 'MOBILE_ONLY,LOGGED_IN' }, { breakpoint: undefined }, 'NOT_ALL_CODES', ''],
    [{ permissionlimit: 'MOBILE_ONLY' }, { breakpoint: 'xs' }, 'ALL_CODES', ''],
    [{ permissionlimit: 'LOGGED_IN' }, {}, 'NO_CODE_MATCHED', ''],
    [{ permissionlimit: '!LOGGED_OFF' }, {}, 'NEGATIVE_CODE', ''],
    [{ usergroups: 'ADMIN' }, {}, 'NOT_IN_GROUPS', ''],
    [{}, { flow: 'CSR' }, 'CUSTOMER_SERVICE', ''],
    [{}, {}, 'UNLIMITED', ''],
  ])('%j in %j: %s', (item, context, reason, rest) => {
    expect(explainNavItem(item, aNavContext(context))).toMatchObject({ reason, rest });
  });

  test('is the same on the server, and through JSON in the browser, as with all facts at once', () => {
    const codes = [
      ...Object.keys(PERMISSION_LIMIT_CODES),
      'SEG_GOLD_ACTIVE',
      'TG_chat',
      'PERM_G_BOP',
      'TIER_BASE',
      'NEWER_CODE',
    ];
    const code = fc.tuple(fc.constantFrom('', '!'), fc.constantFrom(...codes)).map((parts) => parts.join(''));
    const limits = fc.record({
      permissionlimit: fc.array(code, { maxLength: 5 }).map((list) => list.join()),
      usergroups: fc.array(fc.constantFrom(...USER_GROUPS), { maxLength: 2 }).map((list) => list.join()),
    });
    const maybe = <T>(...values: T[]) => fc.constantFrom(undefined, ...values);
    const context: fc.Arbitrary<NavContext> = fc.record({
      breakpoint: fc.constantFrom('xs', 'sm', 'md', 'lg'),
      headerType: fc.constantFrom('full', 'slim', 'logoOnly', 'tpv'),
      routeId: fc.constantFrom('SBA', 'HIT', 'SWS', 'default'),
      flow: maybe('MVP', 'SAML', 'CSR'),
      tenant: fc.constantFrom('sdc', 'sba'),
      loggedIn: fc.boolean(),
      segment: maybe('GOLD_ACTIVE'),
      tier: maybe(...NAV_TIERS),
      toggles: fc.subarray(['chat']),
      permissions: fc.subarray(['G_BOP']),
      groups: fc.subarray([...USER_GROUPS]),
    });
    fc.assert(
      fc.property(limits, context, (given, facts) => {
        const item = { label: 'A', url: '/a', ...given };
        const { breakpoint, headerType, ...known } = facts;
        const resolved = resolveNavItem(item, known);
        const received = resolved && (JSON.parse(JSON.stringify(resolved)) as NavItem);
        const { footer } = filterNavigation(
          {
            hat: [],
            bar: [],
            tools: [],
            footer: {
              columns: [],
              legal: received ? [{ id: 'a', ...received, actionType: 'LINK', icon: 'cart' }] : [],
            },
          },
          { breakpoint, headerType },
        );
        expect(footer.legal.length === 1).toBe(isNavItemVisible(item, facts));
        expect(explainNavItem(item, facts).verdict).not.toBe('pending');
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps the order of the items', () => {
    const items = ['a', 'b', 'c'].map((label) => ({
      label,
      url: '/',
      ...(label === 'b' && { permissionlimit: 'LOGGED_IN' }),
    }));
    expect(visibleNavItems(items, aNavContext()).map(({ label }) => label)).toEqual(['a', 'c']);
  });
});

test('destinationURL overrides url', () => {
  expect(navHref({ url: '/a', destinationURL: '/b' })).toBe('/b');
  expect(navHref({ url: '/a', destinationURL: '' })).toBe('/a');
});

test('the URL of the first group that the user belongs to overrides destinationURL', () => {
  const item = {
    label: 'A',
    url: '/a',
    destinationURL: '/b',
    GroupOverrideURL: { BUYER: '/c', ADMIN: '/d' },
  };
  const hrefFor = (groups: NavContext['groups'] = []) =>
    navHref(resolveNavItem(item, aNavContext({ groups }))!);
  expect([hrefFor(), hrefFor(['ADMIN']), hrefFor(['ADMIN', 'BUYER'])]).toEqual(['/b', '/d', '/c']);
});

test('a page without a breakpoint shows the items that do not depend on one', () => {
  expect(hasPendingItems(sampleNavigation)).toBe(false);
  expect(filterNavigation(sampleNavigation, {})).toEqual(sampleNavigation);
  const [column] = sampleNavigation.footer.columns;
  const items = [{ id: 'scan', label: 'Scan', url: '/scan', permissionlimit: 'MOBILE_ONLY' }];
  const data = { ...sampleNavigation, footer: { columns: [column!, { ...column!, items }], legal: [] } };
  expect(hasPendingItems(data)).toBe(true);
  expect(filterNavigation(data, {}).footer.columns).toEqual([column]);
  expect(filterNavigation(data, { breakpoint: 'sm' }).footer.columns).toEqual(data.footer.columns);
});

describe('ariaLabelId', () => {
  test.each([
    ['Ink & Toner', 'ink_toner'],
    ['  My   Lists ', 'my_lists'],
    ['Café-Küche', 'café_küche'],
    ['!!', ''],
  ])('converts %s to %s', (label, id) => {
    expect(ariaLabelId(label)).toBe(id);
  });

  test('is underscore-joined and idempotent', () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        const id = ariaLabelId(label);
        expect(id).not.toMatch(/\s|__|^_|_$/);
        expect(ariaLabelId(id)).toBe(id);
      }),
    );
  });
});
