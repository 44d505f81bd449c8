import type { AccountData } from '@foolscap/account/contract';
import type { NavLink } from '@foolscap/header/contract';
import { PAGES } from '../../routing/pages.ts';
import { toLinks } from '../../shell/shop-links.ts';
import { BUSINESS_SCREEN_MESSAGES } from './business-messages.ts';

const { businessPages: texts } = BUSINESS_SCREEN_MESSAGES;

/** Header notes by route id and flow type. */
const NOTES: Readonly<Record<string, string>> = {
  HIT: texts.HIT,
  SWS: 'Southwest',
  MVP: texts.MVP,
  SAML: texts.SAML,
  CSR: texts.CSR,
};

/** Actions of tools that open a panel in place of their page. */
const PANELS = ['DRAWER', 'QUICK_ORDER'] as const;

/** Returns the URL of the ship-to page, with the current page as the return target. */
export const getShipToPath = (pathname: string, search: string): string =>
  pathname === PAGES.shipTo
    ? PAGES.shipTo
    : `${PAGES.shipTo}?${new URLSearchParams({ jumpUrl: pathname + search })}`;

/**
 * Creates the contents of the signed-in user's business header; undefined without an organization.
 *
 * @param items the tools of the user's navigation
 */
export function getOrganizationHeader(
  data: AccountData | undefined,
  items: readonly NavLink[],
  otherSite: string,
  { pathname, search = '' }: { pathname: string; search?: string },
) {
  const organization = data?.userProfile?.organization;
  if (!data || !organization) return undefined;
  const { session } = data;
  const waiting = data.userProfile?.waitingApprovals ?? 0;
  const note = NOTES[session.flow ?? session.routeId];
  return {
    name: organization.name,
    ...(note ? { note } : {}),
    tools: [
      ...(organization.shipToLabel
        ? [
            {
              label: texts.shipTo(organization.shipToLabel),
              href: getShipToPath(pathname, search),
              current: pathname === PAGES.shipTo,
              panel: 'DRAWER' as const,
            },
          ]
        : []),
      ...toLinks(items, otherSite).map((link, at) => ({
        ...link,
        ...(link.href === PAGES.approvals && waiting > 0 && { label: `${link.label} (${waiting})` }),
        current: pathname === link.href,
        icon: items[at]?.icon,
        panel: PANELS.find((panel) => panel === items[at]?.actionType),
      })),
    ],
  };
}
