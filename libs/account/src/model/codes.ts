/** Codes and fixed words of accounts and sessions, free of any schema library (storefront 3, 6). */
export const ACCOUNT_CODES = {
  /** One answer for an unknown name and for a wrong password. */
  signInFailed: 'SIGN_IN_FAILED',
  signInRequired: 'SIGN_IN_REQUIRED',
  tooManyAttempts: 'TOO_MANY_REQUESTS',
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
