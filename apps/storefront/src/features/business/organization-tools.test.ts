import type { AccountData, SessionContextData } from '@foolscap/account/contract';
import { permissionsOfRole } from '@foolscap/account/model';
import { buildProfile, buildSession } from '@foolscap/account/testing';
import { isNavItemVisible } from '@foolscap/header/model';
import { getNavContext, getOrganizationHeader } from './organization-tools.ts';

const ORGANIZATION = {
  id: 'org-1',
  name: 'Bell & Margin LLC',
  role: 'ADMIN',
  shipToLabel: 'Market Street',
} as const;

function seenBy(role: 'ADMIN' | 'BUYER', overrides: Partial<SessionContextData> = {}, pathname = '/account') {
  const session = buildSession({
    isLoggedIn: true,
    tenant: { fullName: 'advantage', legacy: 'sba' },
    routeId: 'SBA',
    ...overrides,
  });
  const data: AccountData = {
    userProfile: buildProfile({ organization: { ...ORGANIZATION, role } }),
    session: {
      ...session,
      sessionIPA: { ...session.sessionIPA, permissionDetail: [...permissionsOfRole(role)] },
    },
  };
  return getOrganizationHeader(data, { pathname });
}
const labels = (header: ReturnType<typeof seenBy>) => header!.tools.map(({ label }) => label);

it('shows ship-to, orders and users to an admin, but no users to a buyer', () => {
  expect(seenBy('ADMIN')!.name).toBe('Bell & Margin LLC');
  expect(labels(seenBy('ADMIN'))).toEqual(['Ship to: Market Street', 'Orders', 'Quick order', 'Users']);
  expect(labels(seenBy('BUYER'))).toEqual(['Ship to: Market Street', 'Orders', 'Quick order']);
});

it.each([
  [{ routeId: 'HIT' }, ['Quick order', 'Users'], 'Print program'],
  [{ routeId: 'SWS' }, ['Orders', 'Quick order', 'Stores', 'Users'], 'Southwest'],
  [{ flow: 'MVP' }, ['Orders', 'Quick order', 'Users'], 'Early access'],
  [{ flow: 'SAML' }, ['Orders', 'Quick order'], 'Company sign-in'],
  [{ flow: 'CSR' }, [], 'Customer service'],
  [{ routeId: 'HIT', flow: 'CSR' }, [], 'Customer service'],
  [{}, ['Orders', 'Quick order', 'Users'], undefined],
])('shows an admin the tools of their route and flow (%j)', (overrides, expected, note) => {
  const header = seenBy('ADMIN', overrides as Partial<SessionContextData>);
  expect(labels(header).slice(1)).toEqual(expected);
  expect(header!.note).toBe(note);
});

it('links the ship-to to its page, which returns to the current page', () => {
  const shipTo = (pathname: string) => seenBy('BUYER', {}, pathname)!.tools[0];
  expect(shipTo('/p/1/pen')).toEqual({
    label: 'Ship to: Market Street',
    href: '/account/ship-to?jumpUrl=%2Fp%2F1%2Fpen',
    current: false,
  });
  expect(shipTo('/account/ship-to')).toMatchObject({ href: '/account/ship-to', current: true });
});

it('marks the current page’s tool', () => {
  expect(seenBy('ADMIN', {}, '/account/users')!.tools.filter(({ current }) => current)).toEqual([
    { label: 'Users', href: '/account/users', current: true },
  ]);
});

it('shows nothing to guests and to users without an organization', () => {
  const home = { pathname: '/' };
  expect(getOrganizationHeader(undefined, home)).toBeUndefined();
  expect(getOrganizationHeader({ session: buildSession() }, home)).toBeUndefined();
  expect(
    getOrganizationHeader({ userProfile: buildProfile(), session: buildSession({ isLoggedIn: true }) }, home),
  ).toBeUndefined();
});

it('limits navigation items to customer segments', () => {
  const isVisible = (permissionlimit: string) =>
    isNavItemVisible(
      { permissionlimit },
      getNavContext(
        buildSession({ isLoggedIn: true, segment: { code: 'GOLD_ACTIVE', name: 'Gold tier, active' } }),
      ),
    );
  expect(isVisible('SEG_GOLD_ACTIVE')).toBe(true);
  expect(isVisible('SEG_SILVER_ACTIVE,SEG_GOLD_ACTIVE')).toBe(true);
  expect(isVisible('SEG_GOLD_LAPSED')).toBe(false);
  expect(isVisible('LOGGED_IN,!SEG_GOLD_ACTIVE')).toBe(false);
  expect(isNavItemVisible({ permissionlimit: 'SEG_UNIDENTIFIED' }, getNavContext(buildSession()))).toBe(true);
});
