import type { AccountData, SessionContextData } from '@foolscap/account/contract';
import { visibleNavItems } from '@foolscap/header/model';
import type { NavContext, NavItem } from '@foolscap/header/model';
import { getRouteId } from '@foolscap/core/session';
import { PAGES } from '../../routing/pages.ts';

/** The tools of the business header with their visibility (storefront-5). */
const TOOLS: readonly NavItem[] = [
  { label: 'Orders', url: PAGES.orders, permissionlimit: 'LOGGED_IN,!RT_HIT' },
  { label: 'Quick order', url: '/quick-order', permissionlimit: 'LOGGED_IN' },
  { label: 'Stores', url: '/stores', permissionlimit: 'RT_SWS' },
  { label: 'Users', url: PAGES.users, permissionlimit: 'PERM_MANAGE_USERS,!FL_SAML' },
];

/** Header notes by route id and flow type. */
const NOTES: Readonly<Record<string, string>> = {
  HIT: 'Print program',
  SWS: 'Southwest',
  MVP: 'Early access',
  SAML: 'Company sign-in',
  CSR: 'Customer service',
};

/** Returns the URL of the ship-to page, with the current page as the return target. */
export const getShipToPath = (pathname: string, search: string): string =>
  pathname === PAGES.shipTo
    ? PAGES.shipTo
    : `${PAGES.shipTo}?${new URLSearchParams({ jumpUrl: pathname + search })}`;

/** Returns the session facts that decide which navigation items are visible. */
export const getNavContext = (session: SessionContextData): NavContext => ({
  breakpoint: 'lg',
  headerType: 'full',
  routeId: getRouteId(session.routeId),
  flow: session.flow,
  tenant: session.tenant.legacy,
  loggedIn: session.isLoggedIn,
  segment: session.segment.code,
  permissions: session.sessionIPA.permissionDetail,
});

/** Creates the contents of the signed-in user's business header; undefined without an organization. */
export function getOrganizationHeader(
  data: AccountData | undefined,
  { pathname, search = '' }: { pathname: string; search?: string },
) {
  const organization = data?.userProfile?.organization;
  if (!data || !organization) return undefined;
  const { session } = data;
  const tools = visibleNavItems(TOOLS, getNavContext(session));
  const note = NOTES[session.flow ?? session.routeId];
  return {
    name: organization.name,
    ...(note ? { note } : {}),
    tools: [
      ...(organization.shipToLabel
        ? [
            {
              label: `Ship to: ${organization.shipToLabel}`,
              href: getShipToPath(pathname, search),
              current: pathname === PAGES.shipTo,
            },
          ]
        : []),
      ...tools.map(({ label, url }) => ({ label, href: url, current: pathname === url })),
    ],
  };
}
