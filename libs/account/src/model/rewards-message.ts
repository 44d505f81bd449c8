import { messageFor } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { accountMessage } from './account-message.ts';
import type { AccountMessageTables } from './messages.ts';
import { REWARDS_CODES } from './rewards.ts';
import { REWARDS_MESSAGES } from './rewards-messages.ts';

/** Codes for which the server's message names the field, the number of categories or the waiting time. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([
  REWARDS_CODES.categoriesFull,
  REWARDS_CODES.claimIncomplete,
  REWARDS_CODES.tooManyClaims,
]);

/** Returns the message for a rejected change to the account's part in the rewards program. */
export function rewardsMessage(
  refusal: ReplyError,
  messages?: AccountMessageTables,
  { rewards } = REWARDS_MESSAGES,
): string {
  const known = messageFor(rewards, refusal.code);
  if (known === undefined) return accountMessage(refusal, messages);
  return (SERVER_MESSAGE_CODES.has(refusal.code) ? refusal.message : undefined) ?? known;
}
