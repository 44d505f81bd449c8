import { replyErrorMessage } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { FORM_MESSAGES } from './form-messages.ts';

/** Codes for which the server's message names the field or the waiting time. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([
  'TOO_MANY_REQUESTS',
  REQUEST_CODES.cardNumberInText,
]);

/** Returns the message for a code of a form; prefers the server's message if it has details. */
export const formMessage = (refusal: ReplyError, messages = FORM_MESSAGES): string =>
  replyErrorMessage(refusal, messages.errors, FORM_MESSAGES.errors, SERVER_MESSAGE_CODES);
