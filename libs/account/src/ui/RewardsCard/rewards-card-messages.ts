export const REWARDS_CARD_MESSAGES = {
  rewardsCard: {
    label: 'Rewards',
    isNew: 'New',
    /** After the amount. */
    inRewards: 'in rewards',
    spent: (amount: string) => `${amount} spent this year`,
    toNextTier: (amount: string, tier: string) => `${amount} to ${tier}`,
    freeItem: 'You can choose a free item with your next order.',
  },
};
