import type { AccountData, SessionContextData } from '@foolscap/account/contract';
import { buildProfile, buildSession } from '@foolscap/account/testing';
import { businessNavigation } from '@foolscap/header/testing';
import { getOrganizationHeader } from './organization-tools.ts';

const OTHER_SITE = 'https://shop.example/';
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
      sessionIPA: { ...session.sessionIPA, permissionDetail: role === 'ADMIN' ? ['MANAGE_USERS'] : [] },
    },
  };
  return getOrganizationHeader(data, businessNavigation.tools, OTHER_SITE, { pathname });
}
const labels = (header: ReturnType<typeof seenBy>) => header!.tools.map(({ label }) => label);

it('shows ship-to and the tools of the navigation', () => {
  expect(seenBy('ADMIN')!.name).toBe('Bell & Margin LLC');
  expect(labels(seenBy('ADMIN'))).toEqual(['Ship to: Market Street', 'Orders', 'Quick order', 'Users']);
  expect(seenBy('ADMIN', {}, '/account/orders')!.tools.map(({ current }) => current)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(seenBy('ADMIN')!.tools.map(({ panel }) => panel)).toEqual([
    'DRAWER',
    undefined,
    'QUICK_ORDER',
    undefined,
  ]);
});

it.each([
  [{ routeId: 'HIT' }, 'Print program'],
  [{ routeId: 'SWS' }, 'Southwest'],
  [{ flow: 'MVP' }, 'Early access'],
  [{ flow: 'SAML' }, 'Company sign-in'],
  [{ routeId: 'HIT', flow: 'CSR' }, 'Customer service'],
  [{}, undefined],
])('names the route or the flow (%j)', (overrides, note) => {
  expect(seenBy('ADMIN', overrides as Partial<SessionContextData>)!.note).toBe(note);
});

it('links the ship-to to its page, which returns to the current page', () => {
  const shipTo = (pathname: string) => seenBy('BUYER', {}, pathname)!.tools[0];
  expect(shipTo('/p/1/pen')).toMatchObject({
    label: 'Ship to: Market Street',
    href: '/account/ship-to?jumpUrl=%2Fp%2F1%2Fpen',
    current: false,
  });
  expect(shipTo('/account/ship-to')).toMatchObject({ href: '/account/ship-to', current: true });
});

it('marks the current page’s tool', () => {
  expect(seenBy('ADMIN', {}, '/account/users')!.tools.filter(({ current }) => current)).toMatchObject([
    { label: 'Users', href: '/account/users', current: true },
  ]);
});

it('shows nothing to guests and to users without an organization', () => {
  const home = { pathname: '/' };
  expect(getOrganizationHeader(undefined, [], OTHER_SITE, home)).toBeUndefined();
  expect(getOrganizationHeader({ session: buildSession() }, [], OTHER_SITE, home)).toBeUndefined();
  expect(
    getOrganizationHeader(
      { userProfile: buildProfile(), session: buildSession({ isLoggedIn: true }) },
      [],
      OTHER_SITE,
      home,
    ),
  ).toBeUndefined();
});
