import type { AccountData } from '@foolscap/account/contract';
import { permissionsOfLink } from '@foolscap/account/model';

/**
 * Checks whether a user sees a link of the account's navigation. Members of an organization need a permission for some of them; pages of an
 * organization have no link for others.
 *
 * @param isOfOrganization whether only members of organizations have the page
 */
export function isLinkVisible(
  account: AccountData | undefined,
  href: string,
  isOfOrganization = false,
): boolean {
  if (!account?.userProfile?.organization) return !isOfOrganization;
  const needed = permissionsOfLink(href);
  const { permissionDetail } = account.session.sessionIPA;
  return needed.length === 0 || needed.some((permission) => permissionDetail.includes(permission));
}
