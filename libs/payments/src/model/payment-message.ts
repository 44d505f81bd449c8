import { replyErrorMessage } from '@foolscap/core/messages';
import type { ReplyError } from '@foolscap/core/messages';
import { REQUEST_CODES } from '@foolscap/core/vocabulary';
import { PAYMENT_MESSAGES } from './messages.ts';

/** Codes for which the server's message is more specific than ours. */
const SERVER_MESSAGE_CODES: ReadonlySet<string> = new Set([REQUEST_CODES.cardNumberInText]);

/** Returns the message for a declined payment. */
export const paymentMessage = (refusal: ReplyError, messages = PAYMENT_MESSAGES): string =>
  replyErrorMessage(refusal, messages.payment, PAYMENT_MESSAGES.payment, SERVER_MESSAGE_CODES);

/** Returns the message for a failed read or change of the saved cards. */
export const walletMessage = (refusal: ReplyError, messages = PAYMENT_MESSAGES): string =>
  replyErrorMessage(
    refusal,
    { ...messages.payment, ...messages.walletErrors },
    { ...PAYMENT_MESSAGES.payment, ...PAYMENT_MESSAGES.walletErrors },
    SERVER_MESSAGE_CODES,
  );

const NO_CODES: ReadonlySet<string> = new Set();

/** Returns the message for a balance that could not be read. */
export const balanceMessage = (refusal: ReplyError, messages = PAYMENT_MESSAGES): string =>
  replyErrorMessage(refusal, messages.balance, PAYMENT_MESSAGES.balance, NO_CODES);

/** Returns the message for a payment declined in a vendor's window. */
export const vendorMessage = (refusal: ReplyError, messages = PAYMENT_MESSAGES): string =>
  replyErrorMessage(refusal, messages.vendor, PAYMENT_MESSAGES.vendor, NO_CODES);
