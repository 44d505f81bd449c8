import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectAccount } from '@foolscap/account/state';
import { OrganizationRow } from '@foolscap/header/ui';
import { organizationHeaderOf } from './organization-tools.ts';

/** Whom the shopper buys for, and with which tools; nothing for who is in no organization. */
export function OrganizationHeader() {
  const location = useLocation();
  const organization = organizationHeaderOf(useSelector(selectAccount), location);
  return organization ? <OrganizationRow {...organization} /> : null;
}
