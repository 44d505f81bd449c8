import type { AccountMessages } from '@foolscap/account/contract';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { ApiContext } from '../../kernel/context.ts';
import { ApiError } from '../../kernel/http/api-error.ts';
import type { DescribeAccount } from '../account/index.ts';
import { listMessagesFor, markMessagesRead, type Recipient } from './account-messages.repository.ts';

export type AccountMessagesService = ReturnType<typeof createAccountMessagesService>;

/** Creates the calls of an account's messages. Each replies with the messages after it. */
export function createAccountMessagesService({
  database: { db },
  now,
  describe,
}: Pick<ApiContext, 'database' | 'now'> & { describe: DescribeAccount }) {
  /** @throws ApiError 401 for guests */
  async function getRecipient(caller: Caller): Promise<Recipient> {
    const { accountId, tenant } = caller;
    if (accountId === undefined)
      throw new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to see your messages.');
    return { accountId, tenant, segment: (await describe(caller)).session.segment.code };
  }

  return {
    async list(caller: Caller): Promise<AccountMessages> {
      return { messages: await listMessagesFor(db, await getRecipient(caller), now()) };
    },

    /** Marks messages as read; unknown ones are skipped, because they may have ended. @throws ApiError 401 for guests */
    async markRead(caller: Caller, ids: readonly string[]): Promise<AccountMessages> {
      const recipient = await getRecipient(caller);
      await markMessagesRead(db, recipient, ids, now());
      return { messages: await listMessagesFor(db, recipient, now()) };
    },
  };
}
