/** Days for which a customer is new (cart-9.15). */
export const NEW_CUSTOMER_DAYS = 90;

const DAY_MS = 86_400_000;

/** Whether an account belongs to the new-customer segment. @param createdAt ISO instant */
export const isNewCustomer = (createdAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(createdAt) < NEW_CUSTOMER_DAYS * DAY_MS;

/** The customer types of premium rewards (cart-6.5). */
const PREMIUM_TYPES: readonly string[] = ['PR6', 'PR7'];

/** Whether a registered shopper has premium rewards, by their customer type. */
export const isPremiumRewards = (customerType: string | null | undefined): boolean =>
  PREMIUM_TYPES.includes(customerType ?? '');
