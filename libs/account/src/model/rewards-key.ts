/** Storage key of the rewards, which the account area keeps for five minutes. Remove the entry when the user signs out. */
export const REWARDS_KEY = 'rewards';
