import type { AccountData } from '@foolscap/account/contract';
import { type OrganizationPermission, PERMISSION_GATES, type PermissionGate } from '@foolscap/account/model';
import { buildProfile, buildSession } from '@foolscap/account/testing';
import { matchRoute, ROUTES } from '../../routes.ts';
import { getRouteRules } from '../../server/route-rules.ts';
import { isLinkVisible } from './account-links.ts';

const gates = Object.entries(PERMISSION_GATES) as [OrganizationPermission, PermissionGate][];

function accountWith(permissions: OrganizationPermission[], isMember = true): AccountData {
  const session = buildSession({ isLoggedIn: true });
  return {
    userProfile: buildProfile(isMember ? { organization: { name: 'Bell & Margin LLC', role: 'CLERK' } } : {}),
    session: { ...session, sessionIPA: { ...session.sessionIPA, permissionDetail: permissions } },
  };
}

/** The state of the pages of an organization. */
const state = (load: object) =>
  ({
    accountArea: { organization: load },
    people: { users: load, roles: load },
    approvals: { orders: load, setup: load },
    budgets: { budgets: load },
    reports: { report: load },
    invoices: { invoices: load },
  }) as never;

it.each(gates)('%s shows its links, and only then', (permission, { links = [] }) => {
  for (const href of links) {
    expect(isLinkVisible(accountWith([permission]), href)).toBe(true);
    expect(isLinkVisible(accountWith([]), href)).toBe(false);
  }
  expect(isLinkVisible(accountWith([]), '/account/orders')).toBe(true);
});

it.each(gates)('pages of %s respond with 403 to others', (_, { pages = [] }) => {
  const statuses = pages.map((path) => [
    getRouteRules(matchRoute(path).route.path).status!(state({ phase: 'failed', failure: { status: 403 } })),
    getRouteRules(matchRoute(path).route.path).status!(state({ phase: 'ready' })),
  ]);
  expect(statuses).toEqual(pages.map(() => [403, 200]));
});

it('declares a gate for each page that responds with 403', () => {
  const refused = state({ phase: 'failed', failure: { status: 403 } });
  const refusing = ROUTES.map(({ path }) => path)
    .filter((path) => {
      const { status } = getRouteRules(path);
      return /^\/(account\/|budget$)/.test(path) && status?.(refused) === 403;
    })
    .map((path) => path.replace('/:number?', ''));
  // The pages of the ship-to address and of the contracts are for all members.
  expect(refusing.toSorted()).toEqual(
    // Several permissions may share a page.
    [
      ...new Set([...gates.flatMap(([, { pages = [] }]) => pages), '/account/ship-to', '/account/contracts']),
    ].toSorted(),
  );
});

it('does not limit users without an organization, and hides the pages of organizations from them', () => {
  expect(isLinkVisible(accountWith([], false), '/account/details')).toBe(true);
  expect(isLinkVisible(accountWith([], false), '/account/users', true)).toBe(false);
});
