export const REGISTER_MESSAGES = {
  register: {
    company: 'Company',
    create: 'Create account',
    joinRewards: 'Join the rewards program',
    joinRewardsHint: 'It’s free. You earn rewards with each order.',
  },
};
