import type { CartInfo } from '../contract/index.ts';

/**
 * The sign-in required before checkout (cart-4.41): none for a registered shopper with a profile, that of the rewards program if the cart
 * has an item for its members, otherwise that of checkout.
 */
export type CheckoutSignIn = 'none' | 'checkout' | 'rewards';

type SignInCart = Pick<CartInfo, 'items' | 'profileId'> & {
  cartAttributes: { userType: string };
};

/** Returns the sign-in that a cart requires before checkout. Registered shoppers without a profile sign in again. */
export function getCheckoutSignIn({
  items,
  profileId,
  cartAttributes: { userType },
}: SignInCart): CheckoutSignIn {
  // Older servers send the type in lower case (cart-3.22).
  const isGuest = userType.toUpperCase() === 'GUEST';
  if (!isGuest && profileId !== undefined) return 'none';
  const isForMembers = items.some(
    ({ status, itemAttributes, easyRewardsItem }) =>
      status === 'ACTIVE' && (itemAttributes?.membershipSKU || easyRewardsItem?.redemptionEligibility),
  );
  return isForMembers ? 'rewards' : 'checkout';
}
