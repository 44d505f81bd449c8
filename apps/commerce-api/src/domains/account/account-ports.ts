import type {
  Biller,
  FlowType,
  MembershipProgram,
  OrganizationPermission,
  OrganizationRoute,
  PermissionCode,
} from '@foolscap/account/model';
import type { Message, TenantId } from '@foolscap/core/vocabulary';
import type { Owner } from '../../kernel/caller/owner.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { AccountRow } from './account.repository.ts';

/** The organization of an account, as the profile and the session show it. */
export interface AccountMembership {
  role: string;
  /** The permissions of the role. */
  permissions: readonly OrganizationPermission[];
  /** The `G_*` codes, with those that the role and a toggle give. */
  codes: readonly PermissionCode[];
  /** Undefined for members who sign in with a password. */
  flow: FlowType | undefined;
  organization: {
    id: string;
    name: string;
    routeId: OrganizationRoute;
    isHealthCare: boolean;
    isLinkPlusForAdmins: boolean;
    biller: Biller;
    isDigitalEnrollment: boolean;
  };
  session: {
    /** The name of the address that the member's cart ships to. */
    shipToLabel: string | undefined;
    contracts: string[];
    billToIds: string[];
    shipToIds: string[];
    division: string | undefined;
    /** The sales representative of the organization (storefront-3.88); undefined without one. */
    salesRep: { salesRepName?: string; salesRepPhone?: string; salesRepEmail?: string } | undefined;
  };
}

/** Facts about an account that are derived from its orders. Canceled and declined orders do not count. */
export interface AccountOrderFacts {
  /** The rewards tier that the account's spending qualifies for. */
  rewardsTier: string;
  /** US cents spent in the last year, after refunds. */
  spentInYear: number;
  /** Date of the last order; undefined if there is none or it is more than a year old. */
  lastOrderAt: Date | undefined;
}

/** The functions of later domains that account needs. Composition provides them, so that account imports none of those domains. */
export interface AccountPorts {
  /** Finds the organization of an account; undefined for accounts without one. */
  findMembership(db: Db, accountId: string): Promise<AccountMembership | undefined>;
  /** Creates an organization with the account as its admin, in the transaction that creates the account. */
  createOrganization(trx: Db, account: AccountRow, name: string): Promise<AccountRow>;
  /** Finds the account of a third-party user by an unused link, and creates it if this is the first one; undefined for other links. */
  findThirdParty(db: Db, token: string, now: Date): Promise<AccountRow | undefined>;
  /** Marks a third-party link as used, in the transaction of the sign-in. @returns false if it cannot be used anymore */
  useThirdPartyLink(trx: Db, token: string, now: Date): Promise<boolean>;
  /** Returns whether the members of an organization may sign in with a password. @param organizationId null for none */
  isPasswordAllowed(db: Db, organizationId: string | null): Promise<boolean>;
  /** Reads the membership program in effect, bought or granted. */
  readMembershipProgram(db: Db, accountId: string, now: Date): Promise<MembershipProgram>;
  /** Reads the facts about an account that are derived from its orders. */
  readOrderFacts(db: Db, accountId: string, now: Date): Promise<AccountOrderFacts>;
  /** Counts the orders on which an approver of an organization can decide. */
  countWaitingApprovals(
    db: Db,
    approver: { accountId: string; organizationId: string; now: Date },
  ): Promise<number>;
  /** Counts the messages of the shop that an account has not read. @param recipient the account, with its customer segment */
  countUnreadMessages(
    db: Db,
    recipient: { accountId: string; tenant: TenantId; segment: string },
    now: Date,
  ): Promise<number>;
  /** Merges the guest's cart into the account's, in the transaction that signs the session in. */
  mergeCarts(trx: Db, owner: Owner, now: Date): Promise<{ merged: boolean; notices: readonly Message[] }>;
  /** Moves the guest's shopping lists to the account, in the same transaction, after the carts are merged. */
  mergeLists(trx: Db, owner: Owner & { accountId: string }, now: Date): Promise<void>;
  /** Makes this the saved card that quick buy charges, replacing any other. @throws ApiError 404 PAYMENT_NOT_FOUND */
  chooseQuickBuyCard(trx: Db, accountId: string, cardId: string): Promise<void>;
  /** Claims guest orders for the account: those of the session, and those with the account's confirmed email address. */
  claimGuestOrders(
    trx: Db,
    claim: {
      tenant: TenantId;
      accountId: string;
      sessionId: string | undefined;
      confirmedEmail: string | undefined;
    },
  ): Promise<void>;
  /** Counts the guest's promotion uses toward the account, in the same transaction. */
  claimPromotionUses(trx: Db, owner: Owner): Promise<void>;
}
