import { REWARDS_CODES } from './rewards.ts';

/** The English messages of the rewards program. Separate, because many pages load the other messages of the account. */
export const REWARDS_MESSAGES = {
  rewards: {
    [REWARDS_CODES.notAllowed]: 'Your organization provides this account. Join with an account of your own.',
    [REWARDS_CODES.memberRequired]: 'Join the rewards program first.',
    [REWARDS_CODES.offerNotFound]: 'This offer has ended.',
    [REWARDS_CODES.categoryUnknown]: 'Choose at least one of the categories.',
    [REWARDS_CODES.categoriesFull]: 'You’ve already chosen your bonus categories for this quarter.',
    [REWARDS_CODES.claimIncomplete]: 'Check these details and try again.',
    [REWARDS_CODES.claimTooOld]: 'The rewards of this year have ended.',
    [REWARDS_CODES.claimNotShipped]:
      'The items of this order have not shipped. You earn rewards when they ship or are picked up.',
    [REWARDS_CODES.claimEarned]: 'This order has already earned its rewards.',
    [REWARDS_CODES.claimNothing]: 'The items of this order earn no rewards.',
    [REWARDS_CODES.tooManyClaims]: 'You’ve sent too many claims. Try again later.',
  },
};
