/** Codes and constants of accounts and sessions, free of any schema library (storefront-3, storefront-6). */
export const ACCOUNT_CODES = {
  /** The same code for an unknown user name and for a wrong password. */
  signInFailed: 'SIGN_IN_FAILED',
  signInRequired: 'SIGN_IN_REQUIRED',
  tooManyAttempts: 'TOO_MANY_REQUESTS',
  /** The address already has an account (docs/decisions/registering.md). */
  emailTaken: 'EMAIL_TAKEN',
  emailInvalid: 'EMAIL_INVALID',
  passwordWeak: 'PASSWORD_TOO_WEAK',
  /** The current password, which is required to confirm a change, is incorrect. */
  passwordWrong: 'PASSWORD_WRONG',
  organizationMissing: 'ORGANIZATION_MISSING',
  nameMissing: 'NAME_MISSING',
  phoneInvalid: 'PHONE_INVALID',
  /** The emailed link was already used, has expired, or was not issued by this shop. */
  resetInvalid: 'RESET_LINK_INVALID',
  /** The link that confirms an email address has expired, or is for a previous address. */
  emailLinkInvalid: 'EMAIL_LINK_INVALID',
  /** The link that confirms an email address was used before. */
  emailAlreadyConfirmed: 'EMAIL_ALREADY_CONFIRMED',
  /** The link that confirms an email address is not for the account that is signed in. */
  emailOfOtherAccount: 'EMAIL_OF_OTHER_ACCOUNT',
  /** The one-time link of a third-party user was already used, has expired, or was not issued by this shop. */
  thirdPartyLinkInvalid: 'THIRD_PARTY_LINK_INVALID',
  tooManyAddresses: 'TOO_MANY_ADDRESSES',
  addressNotFound: 'ADDRESS_NOT_FOUND',
  sessionNotFound: 'SESSION_NOT_FOUND',
  organizationNotFound: 'ORGANIZATION_NOT_FOUND',
  userNotFound: 'ORGANIZATION_USER_NOT_FOUND',
  notPermitted: 'NOT_PERMITTED',
  /** The company's own directory manages the users (a SAML organization). */
  usersElsewhere: 'USERS_KEPT_ELSEWHERE',
  /** Admins cannot change their own role or access. */
  ownUser: 'OWN_USER',
  /** Entering one's own address requires a permission. */
  addressNotAllowed: 'SHIP_TO_NOT_ALLOWED',
} as const;

/** Membership programs of business accounts (storefront-3.87). */
export const MEMBERSHIP_PROGRAMS = ['SELECT', 'PREMIUM', 'NON_MEMBER'] as const;
export type MembershipProgram = (typeof MEMBERSHIP_PROGRAMS)[number];

/** G_AL link customer ... G_BIO, G_IBV block type (cart-3.84, cart-6.12). */
export const PERMISSION_CODES = [
  'G_AL',
  'G_ALP',
  'G_WS',
  'G_IOC',
  'G_CSE',
  'G_BOP',
  'G_BIO',
  'G_IBV',
] as const;
export type PermissionCode = (typeof PERMISSION_CODES)[number];

/** SBA marks the business site; HIT and SWS select special variants (cart-1.9). */
export const ROUTE_TYPES = ['SBA', 'HIT', 'SWS', 'default'] as const;
export type RouteType = (typeof ROUTE_TYPES)[number];

/** Entry paths of a user: early access, the company's single sign-on, or customer service acting on the user's behalf. */
export const FLOW_TYPES = ['MVP', 'SAML', 'CSR'] as const;
export type FlowType = (typeof FLOW_TYPES)[number];
