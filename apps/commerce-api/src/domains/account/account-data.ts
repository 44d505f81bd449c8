import type { AccountData, UserProfile } from '@foolscap/account/contract';
import { hasPermission } from '@foolscap/account/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { lookUpOnce } from '../../kernel/sessions/session-lookups.ts';
import type { Session } from '../../kernel/sessions/sessions.repository.ts';
import type { AccountMembership, AccountPorts } from './account-ports.ts';
import { type AccountRow, findAccount, hasAddress } from './account.repository.ts';
import { getAccountSegment } from './account-segment.ts';
import { buildSessionContext } from './session-context.ts';
import type { Toggles } from './toggles.ts';

/** Masks a number except its last four digits, with a dash after the masked part (storefront-3.79). */
export function maskedNumber(number: string): string {
  return `${'*'.repeat(Math.max(0, number.length - 4))}-${number.slice(-4)}`;
}

function buildProfile(
  account: AccountRow,
  organization: UserProfile['organization'],
  rewardsTier: string | undefined,
): UserProfile {
  return {
    id: account.id,
    username: account.username,
    contact: { fname: account.first_name, lname: account.last_name, email: account.email },
    isEmailConfirmed: Boolean(account.email_confirmed_at),
    customerNumber: maskedNumber(account.customer_number),
    ...(account.rewards_no ? { rewardsNo: account.rewards_no } : {}),
    ...(rewardsTier === undefined ? {} : { rewardsTier }),
    ...(account.backend_customer_type ? { backendCustomerType: account.backend_customer_type } : {}),
    ...(organization ? { organization } : {}),
    ...(account.organization_name ? { organizationName: account.organization_name } : {}),
    ...(account.default_purchase_order ? { defaultPurchaseOrder: account.default_purchase_order } : {}),
    ...(account.phone ? { phone: account.phone } : {}),
    ...(account.agent_kind ? { agentKind: account.agent_kind } : {}),
    ...(account.legacy_id ? { legacyId: account.legacy_id } : {}),
    ...(account.quick_buy_address_id ? { quickBuyAddressId: account.quick_buy_address_id } : {}),
    quickBuyOverlayPreference: account.quick_buy_review,
    quickBuyActive: account.quick_buy_active,
  };
}

/** Returns the organization data of a member for the header. */
const organizationData = ({
  role,
  organization,
  session: { shipToLabel },
}: AccountMembership): UserProfile['organization'] => ({
  name: organization.name,
  role,
  ...(shipToLabel ? { shipToLabel } : {}),
});

/** Describes a caller: the session, and the profile of the account where the caller is signed in. */
export type DescribeAccount = (
  caller: Pick<Caller, 'tenant' | 'locale' | 'accountId'> & {
    /** With the agent who acts for the account. */
    session?: Pick<Session, 'agent'> | undefined;
  },
) => Promise<AccountData>;

export function createDescribeAccount({
  database: { db },
  settings: { siteCountry },
  now,
  ports,
  toggles,
}: Pick<ApiContext, 'database' | 'settings' | 'now'> & {
  ports: AccountPorts;
  toggles: Toggles;
}): DescribeAccount {
  const describe: DescribeAccount = async (caller) => {
    const row = caller.accountId === undefined ? undefined : await findAccount(db, caller.accountId);
    // The column has only what an operator granted.
    const account = row && {
      ...row,
      membership_program: await ports.readMembershipProgram(db, row.id, now()),
    };
    const member = account?.organization_id ? await ports.findMembership(db, account.id) : undefined;
    const orders = account && (await ports.readOrderFacts(db, account.id, now()));
    const segment = getAccountSegment(account, orders, now());
    const unreadMessages = account
      ? await ports.countUnreadMessages(
          db,
          { accountId: account.id, tenant: caller.tenant, segment: segment.code },
          now(),
        )
      : 0;
    const waitingApprovals =
      member && account && hasPermission(member, 'APPROVE_ORDERS')
        ? await ports.countWaitingApprovals(db, {
            accountId: account.id,
            organizationId: member.organization.id,
            now: now(),
          })
        : 0;
    return {
      ...(account
        ? {
            userProfile: {
              ...(unreadMessages ? { unreadMessages } : {}),
              ...(waitingApprovals ? { waitingApprovals } : {}),
              hasAddress: await hasAddress(db, account.id),
              ...buildProfile(
                account,
                member && organizationData(member),
                account.rewards_no && caller.tenant === 'sdc' ? orders?.rewardsTier : undefined,
              ),
            },
          }
        : {}),
      session: buildSessionContext(
        { ...caller, country: siteCountry },
        {
          agent: caller.session?.agent,
          account,
          member,
          segment,
          toggles: await toggles.listFor(caller.tenant),
        },
      ),
    };
  };
  // The calls of a page that need the account share one description.
  return (caller) =>
    lookUpOnce(`account ${caller.tenant} ${caller.accountId} ${caller.session?.agent?.visitId}`, () =>
      describe(caller),
    );
}
