/** Form endpoints of the rewards page, by task. */
export const REWARDS_FORM_PATHS = {
  enroll: '/forms/account/rewards/enroll',
  activate: '/forms/account/rewards/activate',
  categories: '/forms/account/rewards/categories',
  claim: '/forms/account/rewards/claim',
} as const;
