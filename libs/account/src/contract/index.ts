import Type, { type Static } from 'typebox';
import { AddressSchema, EncodeQuery, MessageSchema, OneOf } from '@foolscap/core/contract';
import { AGENT_KINDS } from '@foolscap/core/vocabulary';
import { CUSTOMER_KIND_NAMES } from '../model/customer-kinds.ts';
import { FLOW_TYPES, MEMBERSHIP_PROGRAMS, PERMISSION_CODES, ROUTE_TYPES } from '../model/codes.ts';
import { ORGANIZATION_PERMISSIONS } from '../model/organization.ts';
import { SEGMENTS } from '../model/segments.ts';
import { ActingSchema } from './agents.ts';
import { RoleCode } from './people.ts';
import { QuickBuyFields } from './quick-buy.ts';

export * from './account-messages.ts';
export * from './agents.ts';
export * from './budgets.ts';
export * from './reports.ts';
export * from './invoices.ts';
export * from './organization.ts';
export * from './people.ts';
export * from './quick-buy.ts';
export * from './memberships.ts';
export * from './rewards.ts';
export * from './privacy.ts';

const strict = { additionalProperties: false } as const;

export const AccountQuery = Type.Object({ ...EncodeQuery }, strict);

/** `POST /cc/api/account/signin` (decision-calls). 401 SIGN_IN_FAILED; 429 after too many attempts. */
export const SignInBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 254 }),
    password: Type.String({ minLength: 1, maxLength: 256 }),
  },
  strict,
);
export interface SignInBody extends Static<typeof SignInBody> {}

/**
 * `POST /cc/api/account/tps-signin`: signs a third-party user in with a one-time link of the organization; replies like a sign-in. 400
 * THIRD_PARTY_LINK_INVALID for unknown, used and expired links; 429 after too many attempts.
 */
export const ThirdPartySignInBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  strict,
);
export interface ThirdPartySignInBody extends Static<typeof ThirdPartySignInBody> {}

/** The profile of the signed-in user (storefront-3.61, cart-3.81). */
export const UserProfileSchema = Type.Object({
  id: Type.String(),
  /** The id of the account in the system that it was moved from; absent for accounts that were registered here. */
  legacyId: Type.Optional(Type.String()),
  username: Type.String(),
  /** USERCONTACT */
  contact: Type.Object({ fname: Type.String(), lname: Type.String(), email: Type.String() }),
  /** Whether the owner of the email address has confirmed it; absent from older servers. */
  isEmailConfirmed: Type.Optional(Type.Boolean()),
  /** Only the last four digits show, with a dash after the masked part. */
  customerNumber: Type.String(),
  rewardsNo: Type.Optional(Type.String()),
  /** The number of messages of the shop that are not read; absent if there are none. */
  unreadMessages: Type.Optional(Type.Integer()),
  /** Number of orders that the user can approve or decline; absent if there are none. */
  waitingApprovals: Type.Optional(Type.Integer()),
  /** Rewards tier, consumer site only; shown in the header. */
  rewardsTier: Type.Optional(Type.String()),
  backendCustomerType: Type.Optional(Type.String()),
  /** Business accounts. */
  organizationName: Type.Optional(Type.String()),
  /** The kind of staff that may act for customers; absent for customers. */
  agentKind: Type.Optional(OneOf(AGENT_KINDS)),
  /** The organization that the user belongs to. */
  organization: Type.Optional(
    Type.Object({
      name: Type.String(),
      role: RoleCode,
      /** Label of the ship-to address that the cart uses, or would use. */
      shipToLabel: Type.Optional(Type.String()),
    }),
  ),
  defaultPurchaseOrder: Type.Optional(Type.String()),
  /** Ten digits. */
  phone: Type.Optional(Type.String()),
  /** Whether the address book has an address; `GET /account/addresses` lists them. */
  hasAddress: Type.Optional(Type.Boolean()),
  /** Quick buy; absent from older servers. */
  ...Type.Partial(Type.Object(QuickBuyFields)).properties,
});
export interface UserProfile extends Static<typeof UserProfileSchema> {}

export const ToggleSchema = Type.Object({ toggleName: Type.String(), values: Type.Array(Type.String()) });

/** Site variables and session data (storefront-3.89, cart-1.8). */
export const SessionContextSchema = Type.Object({
  tenant: Type.Object({ fullName: OneOf(['consumer', 'advantage']), legacy: OneOf(['sdc', 'sba']) }),
  channelId: Type.String(),
  siteId: Type.String(),
  langId: Type.String(),
  langCd: Type.String(),
  storeId: Type.String(),
  /** `en_US` */
  locale: Type.String(),
  /** `en-US` */
  hyphenatedLocale: Type.String(),
  routeType: OneOf(ROUTE_TYPES),
  routeId: OneOf(ROUTE_TYPES),
  /** Entry path of the user (storefront-2); absent after an ordinary sign-in. */
  flow: Type.Optional(OneOf(FLOW_TYPES)),
  /** The kinds of customer that a signed-in shopper is (storefront-6.7 to storefront-6.13); absent for guests. */
  customerKinds: Type.Optional(Type.Array(OneOf(CUSTOMER_KIND_NAMES))),
  /** LOGGEDOFF means not signed in (storefront-6.4). */
  userType: OneOf(['GUEST', 'REGISTERED', 'THIRD_PARTY', 'ASC', 'LOGGEDOFF']),
  isLoggedIn: Type.Boolean(),
  /** The user name of the agent who acts for the customer (storefront-3.83); absent otherwise, like `acting`. */
  csrUserId: Type.Optional(Type.String()),
  acting: Type.Optional(ActingSchema),
  /** Whether the user is, or the acting agent is, a sales representative or a store associate (storefront-6.13). */
  isSalesRep: Type.Optional(Type.Boolean()),
  isStoreAssociate: Type.Optional(Type.Boolean()),
  /** The customer segment (storefront-3.90). */
  segment: Type.Object({ code: OneOf(SEGMENTS.map(({ code }) => code)), name: Type.String() }),
  zipcode: Type.String(),
  storeNumber: Type.String(),
  sessionIPA: Type.Object({
    webToggleList: Type.Array(ToggleSchema),
    permissionDetail: Type.Array(OneOf([...PERMISSION_CODES, ...ORGANIZATION_PERMISSIONS])),
    membershipDetail: Type.Object({ membershipProgram: OneOf(MEMBERSHIP_PROGRAMS) }),
    /** The organization of a business user (cart-3.87); absent for everyone else. */
    accountDetail: Type.Optional(
      Type.Object({
        /** Ids of the contracts whose prices apply. */
        contracts: Type.Array(Type.String()),
        /** Ids of the addresses that invoices go to, and of those that orders ship to; defaults first. */
        billToIds: Type.Array(Type.String()),
        shipToIds: Type.Array(Type.String()),
        division: Type.Optional(Type.String()),
      }),
    ),
    /**
     * The sales representative of a business user’s organization, each value if it is known, and whether the organization gets its invoices by mail
     * instead of on paper (storefront-3.88); absent for others.
     */
    sessionData: Type.Optional(
      Type.Object({
        salesRepName: Type.Optional(Type.String()),
        /** Ten digits. */
        salesRepPhone: Type.Optional(Type.String()),
        salesRepEmail: Type.Optional(Type.String()),
        accountIsDigitalEnrollment: Type.Boolean(),
      }),
    ),
  }),
});
export interface SessionContextData extends Static<typeof SessionContextSchema> {}

/** `GET /cc/api/account`: never rejected; `userProfile` is absent for guests. */
export const AccountDataSchema = Type.Object({
  userProfile: Type.Optional(UserProfileSchema),
  session: SessionContextSchema,
});
export interface AccountData extends Static<typeof AccountDataSchema> {}

/** The reply to a sign-in: the account data, and messages from merging the guest's cart (CART_AUTO_MERGE). */
export const SignInDataSchema = Type.Object({
  ...AccountDataSchema.properties,
  messages: Type.Array(MessageSchema),
  /** True if signing in changed the cart, so that the client must reload it. */
  cartMerged: Type.Boolean(),
});
export interface SignInData extends Static<typeof SignInDataSchema> {}

/** `POST /cc/api/account/signout`. */
export const SignOutDataSchema = Type.Object({ signedOut: Type.Boolean() });
export interface SignOutData extends Static<typeof SignOutDataSchema> {}

const Name = Type.String({ minLength: 1, maxLength: 50 });
const Password = Type.String({ minLength: 1, maxLength: 256 });

/**
 * `POST /cc/api/account/register`: creates an account and signs in; replies like a sign-in. 409 EMAIL_TAKEN, 400 PASSWORD_TOO_WEAK,
 * EMAIL_INVALID, ORGANIZATION_MISSING (business site); 429 after too many attempts.
 */
export const RegisterBody = Type.Object(
  {
    firstName: Name,
    lastName: Name,
    username: Type.String({ minLength: 1, maxLength: 254 }),
    password: Password,
    organizationName: Type.Optional(Type.String({ maxLength: 80 })),
    /** Whether the account joins the rewards program; no by default. */
    joinRewards: Type.Optional(Type.Boolean()),
  },
  strict,
);
export interface RegisterBody extends Static<typeof RegisterBody> {}

/** `PUT /cc/api/account/profile`. */
export const ProfileBody = Type.Object(
  { firstName: Name, lastName: Name, phone: Type.String({ pattern: '^([0-9]{10})?$' }) },
  strict,
);
export interface ProfileBody extends Static<typeof ProfileBody> {}

/** `PUT /cc/api/account/email`: the address is also the user name. 403 PASSWORD_WRONG, 409 EMAIL_TAKEN. */
export const EmailBody = Type.Object(
  { email: Type.String({ minLength: 1, maxLength: 254 }), password: Password },
  strict,
);
export interface EmailBody extends Static<typeof EmailBody> {}

/** `PUT /cc/api/account/password`: ends all other sessions. 403 PASSWORD_WRONG, 400 PASSWORD_TOO_WEAK. */
export const PasswordBody = Type.Object({ password: Password, newPassword: Password }, strict);
export interface PasswordBody extends Static<typeof PasswordBody> {}

/** `POST /cc/api/account/password/forgot`: the reply is the same whether or not the address has an account. */
export const ForgotBody = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 254 }),
    /** Path and query of the page to return to after the sign-in with the new password; ignored if it is not within the site. */
    returnTo: Type.Optional(Type.String({ maxLength: 1000 })),
  },
  strict,
);
export interface ForgotBody extends Static<typeof ForgotBody> {}

/** `POST /cc/api/account/password/reset`: a link works once; ends all sessions. 400 RESET_LINK_INVALID, PASSWORD_TOO_WEAK. */
export const ResetBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }), password: Password },
  strict,
);
export interface ResetBody extends Static<typeof ResetBody> {}

/** `POST /cc/api/account/email/confirm`: the link in a mail confirms the address. 400 EMAIL_LINK_INVALID, 409 EMAIL_ALREADY_CONFIRMED. */
export const ConfirmEmailBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) }, strict);
export interface ConfirmEmailBody extends Static<typeof ConfirmEmailBody> {}

/** An entry of the address book. */
export const SavedAddressSchema = Type.Object({
  address: AddressSchema,
  defaultShipping: Type.Boolean(),
  defaultBilling: Type.Boolean(),
});
export interface SavedAddress extends Static<typeof SavedAddressSchema> {}

/** `POST /cc/api/account/addresses`, `PUT .../addresses/:id`. An address that is already in the book is not added again. */
export const SavedAddressBody = Type.Object(
  {
    address: AddressSchema,
    defaultShipping: Type.Optional(Type.Boolean()),
    defaultBilling: Type.Optional(Type.Boolean()),
  },
  strict,
);
export interface SavedAddressBody extends Static<typeof SavedAddressBody> {}

/** Replies of all calls of the address book: the whole book, default addresses first. */
export const AddressBookSchema = Type.Object({ addresses: Type.Array(SavedAddressSchema) });

/** A device on which the account is signed in. */
export const AccountSessionSchema = Type.Object({
  id: Type.String(),
  /** `Firefox on Windows` */
  device: Type.String(),
  /** ISO instants. */
  signedInAt: Type.String(),
  lastSeenAt: Type.String(),
  current: Type.Boolean(),
});
export interface AccountSession extends Static<typeof AccountSessionSchema> {}
/** `GET /cc/api/account/sessions`, and the replies to ending one session (`DELETE .../:id`) or all others (`DELETE`). */
export const SessionsDataSchema = Type.Object({ sessions: Type.Array(AccountSessionSchema) });

/** `GET {prefix}/api/sparxProxy/getSlpCustomerRewardsInfo` (storefront-3). Amounts are decimals. */
export const RewardsInfoSchema = Type.Object({
  tier: Type.String(),
  showFreeSkuNewFlag: Type.Boolean(),
  showTierUpgradeNewFlag: Type.Boolean(),
  /** Amount left to the next tier; 0 in the highest. */
  remainingAmt: Type.Number(),
  nextTier: Type.Optional(Type.String()),
  isFreeSkusEligible: Type.Boolean(),
  /** Amount spent this year. */
  amtSpent: Type.Number(),
  /** Milliseconds since 1970. */
  timeStamp: Type.Number(),
});
export interface RewardsInfo extends Static<typeof RewardsInfoSchema> {}

/** `GET {prefix}/api/sparxProxy/getAvailableRewards`. */
export const AvailableRewardsSchema = Type.Object({
  availableRewards: Type.Number(),
  loyaltyRewards: Type.Array(
    Type.Object({ year: Type.Integer(), amount: Type.Number(), expires: Type.String() }),
  ),
});
export interface AvailableRewards extends Static<typeof AvailableRewardsSchema> {}
