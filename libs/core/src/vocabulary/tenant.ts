/** The consumer store and the business-account store (decisions, "tenants"). */
export interface Tenant {
  fullName: 'consumer' | 'advantage';
  legacy: 'sdc' | 'sba';
}

export const CONSUMER: Tenant = { fullName: 'consumer', legacy: 'sdc' };
export const BUSINESS: Tenant = { fullName: 'advantage', legacy: 'sba' };

export type TenantId = Tenant['legacy'];

export function tenantById(id: string | undefined): Tenant {
  return id === 'sba' || id === 'advantage' ? BUSINESS : CONSUMER;
}

/** Every page of the business site exists below this prefix when the host does not say which site it is. */
export const BUSINESS_PATH_PREFIX = '/cc/mmx';

/** GUEST, REGISTERED, THIRD_PARTY; the server's replies use upper case only (cart 3). */
export const USER_TYPES = ['GUEST', 'REGISTERED', 'THIRD_PARTY'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** What a session cookie or a user type says of somebody who is not signed in (storefront 5, 6). */
export const LOGGED_OFF_MARKER = 'LOGGEDOFF';
