import { replyErrorMessage } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { ACCOUNT_CODES } from './codes.ts';
import { ACCOUNT_MESSAGES } from './messages.ts';

/** Codes for which the server's message includes the waiting time. */
const SIGN_IN_SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([
  ACCOUNT_CODES.tooManyAttempts,
  'RATE_LIMITED',
]);

/** Codes for which the server's message names the field and the reason. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([
  ...SIGN_IN_SERVER_MESSAGE_CODES,
  ACCOUNT_CODES.passwordWeak,
  ACCOUNT_CODES.tooManyAddresses,
  'ADDRESS_INVALID',
  'INVALID_REQUEST',
  REQUEST_CODES.cardNumberInText,
]);

/** Returns the message for a rejected sign-in. */
export const signInMessage = (refusal: ReplyError, messages = ACCOUNT_MESSAGES): string =>
  replyErrorMessage(refusal, messages.signIn, ACCOUNT_MESSAGES.signIn, SIGN_IN_SERVER_MESSAGE_CODES);

/** Returns the message for a rejection in the account area; prefers the server's message if it names a field. */
export const accountMessage = (refusal: ReplyError, messages = ACCOUNT_MESSAGES): string =>
  replyErrorMessage(refusal, messages.account, ACCOUNT_MESSAGES.account, SERVER_MESSAGE_CODES);

/** Returns the message for a rejected invitation. */
export const inviteMessage = (refusal: ReplyError, messages = ACCOUNT_MESSAGES): string =>
  refusal.code === ACCOUNT_CODES.emailTaken
    ? messages.invite[ACCOUNT_CODES.emailTaken]
    : accountMessage(refusal, messages);
