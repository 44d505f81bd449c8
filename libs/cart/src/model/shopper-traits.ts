/** The customer types of premium rewards (cart-6.5). */
const PREMIUM_TYPES: readonly string[] = ['PR6', 'PR7'];

/** Checks whether a registered shopper has premium rewards, by customer type. */
export const isPremiumRewards = (customerType: string | null | undefined): boolean =>
  PREMIUM_TYPES.includes(customerType ?? '');
