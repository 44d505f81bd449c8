/** Codes and fixed words of accounts and sessions, free of any schema library (storefront 3, 6). */
export const ACCOUNT_CODES = {
  /** One answer for an unknown name and for a wrong password. */
  signInFailed: 'SIGN_IN_FAILED',
  signInRequired: 'SIGN_IN_REQUIRED',
  tooManyAttempts: 'TOO_MANY_REQUESTS',
  /** Somebody has an account under this address (docs/decisions/registering.md). */
  emailTaken: 'EMAIL_TAKEN',
  emailInvalid: 'EMAIL_INVALID',
  passwordWeak: 'PASSWORD_TOO_WEAK',
  /** The current password, asked for once more, is not right. */
  passwordWrong: 'PASSWORD_WRONG',
  organizationMissing: 'ORGANIZATION_MISSING',
  nameMissing: 'NAME_MISSING',
  phoneInvalid: 'PHONE_INVALID',
  /** The link of a mail was used, is too old, or never was one. */
  resetInvalid: 'RESET_LINK_INVALID',
  tooManyAddresses: 'TOO_MANY_ADDRESSES',
  addressNotFound: 'ADDRESS_NOT_FOUND',
  sessionNotFound: 'SESSION_NOT_FOUND',
  organizationNotFound: 'ORGANIZATION_NOT_FOUND',
  userNotFound: 'USER_NOT_FOUND',
  notPermitted: 'NOT_PERMITTED',
  /** The company's own directory keeps them (a SAML organization). */
  usersElsewhere: 'USERS_KEPT_ELSEWHERE',
  /** Nobody changes their own role or access. */
  ownUser: 'OWN_USER',
  /** An address of one's own takes a permission. */
  addressNotAllowed: 'SHIP_TO_NOT_ALLOWED',
} as const;

/** Membership programs of business accounts (storefront 3). */
export const MEMBERSHIP_PROGRAMS = ['SELECT', 'PREMIUM', 'NON_MEMBER'] as const;
export type MembershipProgram = (typeof MEMBERSHIP_PROGRAMS)[number];

/** G_AL link customer ... G_BIO, G_IBV block type (cart 3, 6). */
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

/** SBA marks the business site; HIT and SWS select special variants (cart 1). */
export const ROUTE_TYPES = ['SBA', 'HIT', 'SWS', 'default'] as const;
export type RouteType = (typeof ROUTE_TYPES)[number];

/** How somebody came to the shop: an early customer, through their company's own sign-in, or customer service on their behalf. */
export const FLOW_TYPES = ['MVP', 'SAML', 'CSR'] as const;
export type FlowType = (typeof FLOW_TYPES)[number];
