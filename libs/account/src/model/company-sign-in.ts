/** The page and the call that begin a company sign-in, below the root of the site and of the host. */
export const COMPANY_SIGN_IN_PAGE = '/office/supplies/company-sign-in';
export const COMPANY_SIGN_IN_START = '/cc/api/sso/start';

/** Why a company sign-in did not succeed. They are in the address of the page that follows. */
export const COMPANY_SIGN_IN_CODES = {
  /** The text is not an email address. */
  emailInvalid: 'EMAIL_INVALID',
  /** No identity provider has the domain of the email address. */
  unknownDomain: 'COMPANY_DOMAIN_UNKNOWN',
  /** The sign-in took too long, was finished before, or was started in another browser. */
  expired: 'COMPANY_SIGN_IN_EXPIRED',
  /** The identity provider did not sign the person in. */
  rejected: 'COMPANY_SIGN_IN_REJECTED',
  /** The reply of the identity provider could not be verified. */
  invalid: 'COMPANY_SIGN_IN_INVALID',
  /** The identity provider does not answer. */
  unavailable: 'COMPANY_SIGN_IN_UNAVAILABLE',
  /** The identity provider states no email address. */
  noEmail: 'COMPANY_EMAIL_MISSING',
  /** The person has no access to the shop. The page does not reveal why. */
  notAllowed: 'COMPANY_ACCOUNT_NOT_ALLOWED',
} as const;
