/** The consumer store and the business-account store (decision-tenants). */
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

/** Path prefix of all business site pages, if the host does not identify the site. */
export const BUSINESS_PATH_PREFIX = '/cc/mmx';

/** User types: GUEST, REGISTERED, THIRD_PARTY. The server's replies are always upper case (cart-3.21). */
export const USER_TYPES = ['GUEST', 'REGISTERED', 'THIRD_PARTY'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** Value of a session cookie or a user type for a signed-out user (storefront-5.50, storefront-6.4). */
export const LOGGED_OFF_MARKER = 'LOGGEDOFF';
