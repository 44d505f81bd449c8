import Type, { type Static } from 'typebox';
import { OneOf } from '@foolscap/core/contract';
import { CART_SECTIONS } from '../model/codes.ts';

/** The organization that a business cart buys for. */
const CartAccountInfoSchema = Type.Object({
  organizationId: Type.String(),
  organizationName: Type.String(),
  customerNumber: Type.String(),
  /** Whether members buy on-contract items only. */
  contractOnly: Type.Boolean(),
  healthCare: Type.Boolean(),
});

/** The shopper, as far as cart rules depend on them. */
const CartUserInfoSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  /** The number of the rewards program; absent for shoppers who have not joined. */
  rewardsNumber: Type.Optional(Type.String()),
  membershipProgram: OneOf(['SELECT', 'PREMIUM', 'NON_MEMBER']),
  isPremiumRewards: Type.Boolean(),
  isCertifiedUser: Type.Boolean(),
  /** Whether the account is younger than 90 days. */
  isNewCustomer: Type.Boolean(),
});
export interface CartUserInfo extends Static<typeof CartUserInfoSchema> {}

const CartUserProfileSchema = Type.Object({
  id: Type.String(),
  username: Type.String(),
  customerNumber: Type.String(),
  backendCustomerType: Type.Optional(Type.String()),
});

/** The parts of a whole cart about its owner; absent for guests. */
export const CartAccountFields = {
  /** Business members only. */
  cartAccountInfo: Type.Optional(CartAccountInfoSchema),
  userInfo: Type.Optional(CartUserInfoSchema),
  userProfile: Type.Optional(CartUserProfileSchema),
  /** The id of `userProfile`. */
  profileId: Type.Optional(Type.String()),
  /** The person who orders. */
  orderedByShopperInfo: Type.Optional(Type.Object({ firstName: Type.String(), lastName: Type.String() })),
  /** The sections that checkout needs for these lines; empty for an empty cart. */
  checkoutSections: Type.Optional(Type.Array(OneOf(CART_SECTIONS))),
};
