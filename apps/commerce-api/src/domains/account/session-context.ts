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
  type AgentKind,
} from '@foolscap/core/vocabulary';
import type { ActingAgent } from '../../kernel/sessions/sessions.repository.ts';
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

/** Returns the user type of an account; a store associate's is ASC (storefront-6.2). */
function getUserType(account: AccountRow | undefined): SessionContextData['userType'] {
  if (!account) return LOGGED_OFF_MARKER;
  if (account.agent_kind === 'STORE_ASSOCIATE') return 'ASC';
  return account.tps_code === null ? 'REGISTERED' : 'THIRD_PARTY';
}

/** Returns the flags of staff, of the user or of the agent who acts for the user (storefront-6.13). */
const getStaffFlags = (kind: AgentKind | null | undefined) => ({
  ...(kind === 'SALES_REP' ? { isSalesRep: true } : {}),
  ...(kind === 'STORE_ASSOCIATE' ? { isStoreAssociate: true } : {}),
});

/** Describes the agent who acts for a customer (storefront-3.83, storefront-6.3). */
const describeAgent = (agent: ActingAgent | undefined) =>
  agent && {
    csrUserId: agent.username,
    acting: {
      agentName: agent.name,
      agentKind: agent.kind,
      customerName: agent.customer.name,
      ...(agent.customer.organizationName ? { organizationName: agent.customer.organizationName } : {}),
      ...(agent.storeNumber ? { storeNumber: agent.storeNumber } : {}),
      startedAt: agent.startedAt.toISOString(),
      endsAt: agent.endsAt.toISOString(),
    },
  };

/**
 * Builds a caller's session data: tenant, and the site variant and flow, which depend on the organization
 * (docs/decisions/organizations.md).
 */
export function buildSessionContext(
  { tenant, locale, country }: Pick<Caller, 'tenant' | 'locale' | 'country'>,
  {
    account,
    agent,
    member,
    segment,
    toggles,
  }: {
    account: AccountRow | undefined;
    /** The agent who acts for the account. */
    agent: ActingAgent | undefined;
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
    userType: getUserType(account),
    isLoggedIn: account !== undefined,
    ...describeAgent(agent),
    ...getStaffFlags(agent?.kind ?? account?.agent_kind),
    segment: { code: segment.code, name: segment.name },
    zipcode: DEFAULT_POSTAL_CODES[country],
    storeNumber: agent?.storeNumber ?? account?.agent_store ?? DEFAULT_PICKUP_STORE,
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
            sessionData: {
              ...member.session.salesRep,
              accountIsDigitalEnrollment: member.organization.isDigitalEnrollment,
            },
          }
        : {}),
    },
  };
}
