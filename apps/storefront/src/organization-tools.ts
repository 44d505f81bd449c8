import type { AccountData } from '@foolscap/account/contract';
import { visibleNavItems } from '@foolscap/header/model';
import type { NavItem } from '@foolscap/header/model';
import { routeIdOf } from '@foolscap/core/session';
import { PAGES } from './pages.ts';

/** The tools of the business header, and who sees them (storefront 5, "Nav-item visibility"). HIT has print orders of its own elsewhere. */
const TOOLS: readonly NavItem[] = [
  { label: 'Orders', url: PAGES.orders, permissionlimit: 'LOGGED_IN,!RT_HIT' },
  { label: 'Users', url: PAGES.users, permissionlimit: 'PERM_MANAGE_USERS,!FL_SAML' },
];

/** What the header of the business site shows of whoever is signed in; undefined for who is in no organisation. */
export function organizationHeaderOf(data: AccountData | undefined, pathname: string) {
  const organization = data?.userProfile?.organization;
  if (!data || !organization) return undefined;
  const { session } = data;
  const tools = visibleNavItems(TOOLS, {
    breakpoint: 'lg',
    headerType: 'full',
    routeId: routeIdOf(session.routeId),
    flow: session.flow,
    tenant: session.tenant.legacy,
    loggedIn: session.isLoggedIn,
    permissions: session.sessionIPA.permissionDetail,
  });
  return {
    name: organization.name,
    tools: [
      ...(organization.shipToLabel
        ? [{ label: `Ship to: ${organization.shipToLabel}`, href: '/checkout', current: false }]
        : []),
      ...tools.map(({ label, url }) => ({ label, href: url, current: pathname === url })),
    ],
  };
}
