export const MEMBERSHIP_MESSAGES = {
  membership: {
    loading: 'Getting the memberships…',
    unavailable: 'Memberships aren’t sold at the moment.',
    intro:
      'Compare the programs and choose the one that fits your orders. A membership renews only if you choose to renew it.',
    has: (program: string) => `You have ${program}.`,
    hasUntil: (program: string, day: string) => `You have ${program} until ${day}.`,
    endsSoon: (program: string, day: string) =>
      `Your ${program} membership ends on ${day}. Add a new one to keep its benefits. It starts when this one ends.`,
    yours: 'Your membership',
    freeShipping: 'Free standard delivery on every order',
    freeShippingFrom: (amount: string) => `Free standard delivery on orders of ${amount} or more`,
    discount: (percent: string) => `${percent}% off your orders`,
    discountOn: (percent: string, categories: readonly string[]) =>
      `${percent}% off: ${categories.join(', ')}`,
    priceFor: (price: string, term: string) => `${price} for ${term}`,
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    add: 'Add to cart',
    addOf: (name: string) => `Add to cart: ${name}`,
    inCart: 'It’s in your cart.',
    viewCart: 'View cart',
    notes: 'Good to know',
    starts: 'The membership starts when you order it. Its benefits apply to your next order.',
    ends: 'It ends after its term, unless you choose to renew it automatically. We email you two weeks before.',
    upgrade:
      'If you change from Select to Premium, Premium starts at once. We don’t refund the rest of Select, and automatic renewal is turned off.',
    signIn: 'Sign in',
    consumerStore: 'See the memberships in the consumer store',
    joinRewards: 'Join the rewards program',
    summary: 'Membership',
    none: 'You don’t have a membership.',
    seeAll: 'See memberships',
  },
  membershipNames: {
    SELECT: 'Select',
    PREMIUM: 'Premium',
  },
  /** The reason why a membership cannot be bought, by code. */
  membershipRefusals: {
    MISSING_USER: 'You need an account to buy a membership.',
    MISSING_WEB_USER_ID: 'You need an account of your own to buy a membership.',
    MEMBERSHIP_GENERIC_ERR: 'Memberships are for consumers. They aren’t available to business accounts.',
    ALREADY_BENEFICIARY: 'You already have the benefits of a shared membership.',
    ALREADY_PURCHASED: 'You already have its benefits.',
    MISSING_REWARDS_ID: 'Memberships are for members of the rewards program, which is free.',
    other: 'You can’t buy this membership right now.',
  },
};
