/** @jest-environment node */
import fc from 'fast-check';
import { aNavContext } from '../testing/index.ts';
import { cartBadge } from './cart-badge.ts';
import { getHeaderType } from './header-type.ts';
import { ariaLabelId } from './aria-label-id.ts';
import { isNavItemVisible, navHref, visibleNavItems, type NavContext } from './nav-item.ts';

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
  [undefined, undefined, 'Cart'],
  [Number.NaN, undefined, 'Cart, empty'],
  [0, undefined, 'Cart, empty'],
  [1, '1', 'Cart, 1 item'],
  [99, '99', 'Cart, 99 items'],
  [100, '99+', 'Cart, 100 items'],
  [12345, '99+', 'Cart, 12,345 items'],
])('a cart with %p items shows the badge %p', (count, text, label) => {
  expect(cartBadge(count)).toEqual({ text, label });
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
    // Unknown codes never match.
    ['NEWER_CODE', {}, false],
    ['!NEWER_CODE', {}, true],
    ['constructor', {}, false],
    ['! LOGGED_IN', { loggedIn: true }, false],
  ])('%p in %j: %s', (permissionlimit, context, visible) => {
    expect(isNavItemVisible({ permissionlimit }, aNavContext(context))).toBe(visible);
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
