import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { OrganizationRow } from '@foolscap/header/ui';
import { COPY } from './copy.ts';
import { getOrganizationHeader } from './organization-tools.ts';
import { useShop } from './shop-context.ts';

/** The name and tools of the shopper's organization; nothing for users without one. */
export function OrganizationHeader() {
  const location = useLocation();
  const organization = getOrganizationHeader(useSelector(selectAccount), location);
  const { tenant, otherSite } = useShop();
  return organization ? (
    <OrganizationRow {...organization} siteSwitch={{ label: COPY[tenant].siteSwitch, href: otherSite }} />
  ) : null;
}
