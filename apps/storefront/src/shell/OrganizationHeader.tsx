import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { OrganizationRow } from '@foolscap/header/ui';
import { COPY } from './copy.ts';
import { getOrganizationHeader } from './organization-tools.ts';
import { useShop } from './shop-context.ts';
import { ThirdPartyRow } from './ThirdPartyRow.tsx';

/** The name and tools of the shopper's organization, or the row of a third-party user; nothing for other users. */
export function OrganizationHeader() {
  const location = useLocation();
  const account = useSelector(selectAccount);
  const { tenant, otherSite } = useShop();
  if (account?.session.userType === 'THIRD_PARTY') return <ThirdPartyRow />;
  const organization = getOrganizationHeader(account, location);
  return organization ? (
    <OrganizationRow {...organization} siteSwitch={{ label: COPY[tenant].siteSwitch, href: otherSite }} />
  ) : null;
}
