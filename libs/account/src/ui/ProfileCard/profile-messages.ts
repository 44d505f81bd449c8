export const PROFILE_MESSAGES = {
  profile: {
    name: 'Name',
    company: 'Company',
    email: 'Email address',
    customerNumber: 'Customer number',
    rewardsNumber: 'Rewards number',
    purchaseOrder: 'Purchase order',
  },
};
