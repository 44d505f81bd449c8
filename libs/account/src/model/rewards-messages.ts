import type { ReplyError } from '@foolscap/core/messages';
import { accountMessage } from './messages.ts';
import type { AccountMessageTables } from './messages.ts';
import { REWARDS_CODES } from './rewards.ts';

/** The English messages of the rewards program. Separate, because many pages load the other messages of the account. */
export const REWARDS_MESSAGES: Readonly<Record<string, string>> = {
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
};

/** Codes for which the server's message names the field, the number of categories or the waiting time. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([
  REWARDS_CODES.categoriesFull,
  REWARDS_CODES.claimIncomplete,
  REWARDS_CODES.tooManyClaims,
]);

/** Returns the message for a rejected change to the account's part in the rewards program. */
export function rewardsMessage(refusal: ReplyError, messages?: AccountMessageTables): string {
  const known = REWARDS_MESSAGES[refusal.code];
  if (known === undefined) return accountMessage(refusal, messages);
  return (SERVER_MESSAGE_CODES.has(refusal.code) ? refusal.message : undefined) ?? known;
}
