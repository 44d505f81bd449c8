import type { SessionContextData } from '@foolscap/account/contract';
import {
  getCustomerKinds,
  isOfKind,
  permissionsOfMember,
  type PermissionCode,
  type Segment,
} from '@foolscap/account/model';
import {
  DEFAULT_PICKUP_STORE,
  DEFAULT_POSTAL_CODES,
  LOGGED_OFF_MARKER,
  tenantById,
} from '@foolscap/core/vocabulary';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { AccountMembership } from './account-ports.ts';
import type { AccountRow } from './account.repository.ts';

/** Returns the contracts, addresses and division of a member's organization. */
const getAccountDetail = ({ session: { contracts, billToIds, shipToIds, division } }: AccountMembership) => ({
  contracts,
  billToIds,
  shipToIds,
  ...(division === undefined ? {} : { division }),
});

/**
 * Builds a caller's session data: tenant, and the site variant and flow, which depend on the organization
 * (docs/decisions/organizations.md).
 */
export function buildSessionContext(
  { tenant, locale, country }: Pick<Caller, 'tenant' | 'locale' | 'country'>,
  {
    account,
    member,
    segment,
    toggles,
  }: {
    account: AccountRow | undefined;
    member: AccountMembership | undefined;
    segment: Segment;
    toggles: SessionContextData['sessionIPA']['webToggleList'];
  },
): SessionContextData {
  const business = tenant === 'sba';
  const codes = member?.codes ?? ((account?.permissions ?? []) as PermissionCode[]);
  return {
    tenant: tenantById(tenant),
    channelId: 'WEB',
    siteId: country,
    langId: locale === 'fr-CA' ? '2' : '1',
    langCd: locale.slice(0, 2),
    storeId: '10001',
    locale: locale.replace('-', '_'),
    hyphenatedLocale: locale,
    routeType: business ? 'SBA' : 'default',
    routeId: business ? (member?.organization.routeId ?? 'SBA') : 'default',
    ...(member?.flow ? { flow: member.flow } : {}),
    ...(account
      ? {
          customerKinds: getCustomerKinds({
            membershipProgram: account.membership_program ?? undefined,
            codes,
            flow: member?.flow,
            ...member?.organization,
          }),
        }
      : {}),
    userType: account ? (account.tps_code === null ? 'REGISTERED' : 'THIRD_PARTY') : LOGGED_OFF_MARKER,
    isLoggedIn: account !== undefined,
    segment: { code: segment.code, name: segment.name },
    zipcode: DEFAULT_POSTAL_CODES[country],
    storeNumber: DEFAULT_PICKUP_STORE,
    sessionIPA: {
      webToggleList: toggles,
      permissionDetail: [
        ...codes,
        ...permissionsOfMember(member?.permissions ?? [], codes).filter(
          (permission) => permission !== 'MANAGE_USERS' || !isOfKind('SAML', { flow: member?.flow }),
        ),
      ],
      membershipDetail: { membershipProgram: account?.membership_program ?? 'NON_MEMBER' },
      ...(member
        ? {
            accountDetail: getAccountDetail(member),
            accountIsDigitalEnrollment: member.organization.isDigitalEnrollment,
          }
        : {}),
    },
  };
}
