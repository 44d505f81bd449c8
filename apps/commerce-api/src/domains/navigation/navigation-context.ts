import type { AccountData } from '@foolscap/account/contract';
import { BUILT_IN_ADMIN } from '@foolscap/account/model';
import { getRouteId } from '@foolscap/core/session';
import { NAV_TIERS, type NavContext, type UserGroup } from '@foolscap/header/model';
import type { SitePlace } from '../../kernel/documents/site-documents.ts';
import { SITE_VARIANTS } from '../../kernel/documents/tables.ts';

/** Lists the groups of a user, as `usergroups` and `GroupOverrideURL` name them. */
function listGroups({ session, userProfile }: AccountData): UserGroup[] {
  if (!session.isLoggedIn) return ['GUEST'];
  return [
    session.userType === 'THIRD_PARTY' ? 'THIRD_PARTY' : 'REGISTERED',
    ...(session.segment.code === 'ASSOCIATE' ? (['ASSOCIATE'] as const) : []),
    session.sessionIPA.membershipDetail.membershipProgram,
    // Roles are data of an organization. For links, members are admins or buyers.
    ...(userProfile?.organization
      ? [userProfile.organization.role === BUILT_IN_ADMIN ? ('ADMIN' as const) : ('BUYER' as const)]
      : []),
  ];
}

/** Returns the facts about a user that the server knows. */
export function buildNavContext(data: AccountData): NavContext {
  const { session, userProfile } = data;
  const { webToggleList, permissionDetail } = session.sessionIPA;
  return {
    routeId: getRouteId(session.routeId),
    flow: session.flow,
    tenant: session.tenant.legacy,
    loggedIn: session.isLoggedIn,
    segment: session.segment.code,
    tier: NAV_TIERS.find((tier) => tier === userProfile?.rewardsTier?.toUpperCase()),
    toggles: webToggleList
      .filter(({ values }) => !values.includes('false'))
      .map(({ toggleName }) => toggleName),
    permissions: permissionDetail,
    groups: listGroups(data),
  };
}

/** Returns the variant and the locale whose documents a user gets. */
export const getPlace = ({ session }: AccountData): SitePlace => ({
  tenant: session.tenant.legacy,
  variant: SITE_VARIANTS.find((variant) => variant === session.routeId),
  locale: session.locale,
});
