import { replyErrorMessage } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { LIST_ERRORS } from './messages.ts';

/** Codes for which the server's message is more specific, for example by including the waiting time. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set(['RATE_LIMITED']);

/** Returns the text for a rejected or failed call. @param table the texts with an application's overrides */
export const listErrorMessage = (
  error: ReplyError,
  table: Readonly<Record<string, string>> & { other: string } = LIST_ERRORS,
): string => replyErrorMessage(error, table, LIST_ERRORS, SERVER_MESSAGE_CODES);
