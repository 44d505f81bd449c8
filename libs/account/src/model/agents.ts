/** Codes of replies about staff who act for customers (docs/decisions/acting-for-customers.md). */
export const AGENT_CODES = {
  /** 403: the account is not staff, or the agent is acting for a customer. */
  agentsOnly: 'AGENTS_ONLY',
  /** 403: agents may not do this for a customer. */
  notForAgents: 'NOT_FOR_AGENTS',
  /** 404: no such customer, or not one of this agent's. */
  customerNotFound: 'CUSTOMER_NOT_FOUND',
  searchNotFound: 'SEARCH_NOT_FOUND',
  /** 409: the customer has not allowed access. */
  consentMissing: 'CONSENT_MISSING',
  /** 409: the agent may act already. */
  consentNotNeeded: 'CONSENT_NOT_NEEDED',
  consentNotFound: 'CONSENT_NOT_FOUND',
  alreadyActing: 'ALREADY_ACTING',
  notActing: 'NOT_ACTING',
  alreadyRequested: 'ACCESS_ALREADY_REQUESTED',
  /** 409: the customer has declined a request of the agent in the last days. */
  accessDeclined: 'ACCESS_DECLINED',
  /** 403: a store associate places pickup orders at the own store only. */
  pickupOnly: 'PICKUP_AT_OWN_STORE_ONLY',
  /** 403: the payment in the cart is the customer's. */
  customersPayment: 'PAYMENT_OF_CUSTOMER',
  tooManyAttempts: 'TOO_MANY_ATTEMPTS',
} as const;

/** Why a visit of an agent ended. SESSION_ENDED: the agent or the customer ended the session elsewhere. */
export const VISIT_ENDS = [
  'ENDED',
  'SIGNED_OUT',
  'EXPIRED',
  'CONSENT_MISSING',
  'NOT_ALLOWED',
  'SESSION_ENDED',
] as const;
export type VisitEnd = (typeof VISIT_ENDS)[number];

/** Characters that a search for customers needs at least, so that no search lists all of them. */
export const CUSTOMER_QUERY_LENGTH = 3;
/** Customers that a search returns at most. */
export const CUSTOMERS_FOUND = 10;

/** Hours for which a customer can allow access. */
export const ACCESS_HOURS = [1, 24, 168] as const;

/** Days for which an agent may not request access again after the customer has declined. */
export const DECLINED_DAYS = 30;

/** Masks an email address except its first character and its domain: `i***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${[...email][0]}***${email.slice(at)}`;
}

/** Masks a number except its last digits; empty for no number. */
export const maskDigits = (digits: string, shown: number): string =>
  digits && `***${digits.slice(-Math.min(shown, Math.floor(digits.length / 2)))}`;

/** Shortens a name to the first name and the initial of the last name: `Ines V.`. */
export const shortName = (firstName: string, lastName: string): string =>
  [firstName, lastName && `${[...lastName][0]}.`].filter(Boolean).join(' ');

/** Kinds of actions of an agent, as the record of a visit shows them. */
export const AGENT_ACTION_KINDS = [
  'CART',
  'CHECKOUT',
  'ORDER',
  'LIST',
  'ADDRESS',
  'AUTO_RESTOCK',
  'ACCOUNT',
  'MESSAGE',
  /** An attempt that is refused for all agents. */
  'REFUSED',
] as const;
export type AgentActionKind = (typeof AGENT_ACTION_KINDS)[number];
