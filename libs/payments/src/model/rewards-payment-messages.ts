/** The English messages of rewards at checkout. Separate, because only members load them. */
export const REWARDS_PAYMENT_MESSAGES = {
  rewardsPayment: {
    title: 'Rewards',
    pays: (amount: string) => `Rewards: ${amount}`,
    available: (amount: string) => `You have ${amount} in rewards.`,
    none: 'You have no rewards to use. You earn them when your items ship or are picked up.',
    paid: 'Your order is already paid in full.',
    amount: 'Amount to use',
    use: 'Use rewards',
    remove: 'Remove',
    removeRewards: 'Remove rewards',
    left: (amount: string) => `${amount} left in your rewards`,
    /** The order would use more than the member has left. */
    fewer: (amount: string) =>
      `Your rewards have changed. You can use up to ${amount}. Remove the rewards, then use them again.`,
    /** The member has no rewards left. */
    ended:
      'Your rewards have ended or were used for another order. Remove them, then choose how to pay the rest.',
    amountInvalid: 'Enter an amount in dollars, such as 5.00.',
    amountTooHigh: (most: string) => `Enter ${most} or less.`,
    /** Announced when the server has confirmed a change. */
    used: 'Your rewards were added to your order.',
    removed: 'Your rewards were removed from your order.',
  },
};
