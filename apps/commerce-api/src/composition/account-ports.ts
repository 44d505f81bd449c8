import type { AccountPorts } from '../domains/account/index.ts';
import { countUnreadMessages } from '../domains/account-messages/index.ts';
import { countWaiting as countWaitingApprovals } from '../domains/approvals/index.ts';
import { mergeCarts } from '../domains/cart/index.ts';
import { mergeLists } from '../domains/lists/index.ts';
import {
  createOrganization,
  findMembership,
  findThirdParty,
  readOrganizationSession,
  useThirdPartyLink,
} from '../domains/organizations/index.ts';
import { readMembershipProgram } from '../domains/memberships/index.ts';
import { claimGuestOrders } from '../domains/orders/index.ts';
import { chooseQuickBuyCard } from '../domains/payments/index.ts';
import { claimPromotionUses } from '../domains/pricing/index.ts';
import { isPasswordAllowed } from '../domains/single-sign-on/index.ts';
import { readOrderFacts } from '../domains/rewards/index.ts';

/** Connects account with the domains that come after it in the import order. */
export const accountPorts: AccountPorts = {
  async findMembership(db, accountId) {
    const member = await findMembership(db, accountId);
    if (!member) return undefined;
    const { role, permissions, codes, flow, organization } = member;
    return {
      role,
      permissions,
      codes,
      flow,
      organization,
      session: await readOrganizationSession(db, member),
    };
  },
  createOrganization,
  findThirdParty,
  useThirdPartyLink,
  isPasswordAllowed,
  readMembershipProgram,
  readOrderFacts,
  countUnreadMessages,
  countWaitingApprovals,
  mergeCarts,
  mergeLists,
  chooseQuickBuyCard,
  claimPromotionUses,
  claimGuestOrders,
};
