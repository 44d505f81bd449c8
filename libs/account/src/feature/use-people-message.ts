import type { ReplyError } from '@foolscap/core/messages';
import { messageFor } from '@foolscap/core/messages';
import { useMessages } from '@foolscap/ui/components';
import { accountMessage } from '../model/index.ts';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { PEOPLE_MESSAGES } from '../model/people-messages.ts';

/** Returns the function that chooses the message for a rejected change to users, roles or units. */
export function usePeopleMessage(): (refusal: ReplyError) => string {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { people } = useMessages('account', PEOPLE_MESSAGES);
  return (refusal) => messageFor(people, refusal.code) ?? accountMessage(refusal, messages);
}
