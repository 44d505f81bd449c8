import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { ACCOUNT_CODES } from './codes.ts';
import { PASSWORD_LEAST, PASSWORD_MOST } from './rules.ts';
import type { PasswordFault } from './rules.ts';

/** The words of signing in, by code. */
export function signInMessage({ code, message }: { code: string; message?: string }): string {
  switch (code) {
    case ACCOUNT_CODES.signInFailed:
      return 'That e-mail address and password don’t match. Check both and try again.';
    case ACCOUNT_CODES.tooManyAttempts:
    case 'RATE_LIMITED':
      // The server says how long to wait.
      return message ?? 'Too many attempts. Wait a few minutes, then try again, or choose a new password.';
    case 'NETWORK':
    case 'TIMEOUT':
      return 'We couldn’t reach the shop. Check your connection and try again.';
    case REQUEST_CODES.cardNumberInText:
      return CARD_NUMBER_IN_TEXT_MESSAGE;
    default:
      return 'Sorry, something went wrong. Please try again.';
  }
}

/** The words of the account area, by code; what the server says of a field goes beside it. */
export function accountMessage({ code, message }: { code: string; message?: string }): string {
  switch (code) {
    case ACCOUNT_CODES.emailTaken:
      return 'There is an account with this e-mail address. Sign in, or choose a new password.';
    case ACCOUNT_CODES.emailInvalid:
      return 'Enter an e-mail address like name@example.com.';
    case ACCOUNT_CODES.passwordWrong:
      return 'That is not your current password.';
    case ACCOUNT_CODES.resetInvalid:
      return 'This link was used already, or is too old. Ask for a new one.';
    case ACCOUNT_CODES.signInRequired:
      return 'Your session has ended. Sign in again.';
    case ACCOUNT_CODES.sessionNotFound:
      return 'That session has ended already.';
    case ACCOUNT_CODES.addressNotFound:
      return 'That address is no longer in your book.';
    case ACCOUNT_CODES.passwordWeak:
      return message ?? 'Choose a password of 8 to 128 characters that is not easy to guess.';
    case ACCOUNT_CODES.organizationMissing:
      return 'Enter your company.';
    case ACCOUNT_CODES.nameMissing:
      return 'Enter a name.';
    case ACCOUNT_CODES.phoneInvalid:
      return 'Invalid phone number';
    case ACCOUNT_CODES.notPermitted:
      return 'Ask an admin of your organization to do this.';
    case ACCOUNT_CODES.usersElsewhere:
      return 'Your company’s own directory keeps its users. Change them there.';
    case ACCOUNT_CODES.addressNotAllowed:
      return 'Choose one of your organization’s addresses.';
    case ACCOUNT_CODES.organizationNotFound:
      return 'This account belongs to no organization.';
    case ACCOUNT_CODES.userNotFound:
      return 'This person is no longer in your organization.';
    case ACCOUNT_CODES.ownUser:
      return 'Another admin has to change your own role or access.';
    case ACCOUNT_CODES.tooManyAddresses:
    case 'ADDRESS_INVALID':
    case 'INVALID_REQUEST':
      return message ?? 'Check these details and try again.';
    case REQUEST_CODES.cardNumberInText:
      return message ?? CARD_NUMBER_IN_TEXT_MESSAGE;
    default:
      return signInMessage({ code, ...(message === undefined ? {} : { message }) });
  }
}

/** The words of inviting somebody else, where they differ. */
export const inviteMessage = (failure: { code: string; message?: string }): string =>
  failure.code === ACCOUNT_CODES.emailTaken
    ? 'This e-mail address has an account already. Invite them under another one.'
    : accountMessage(failure);

/** What is wrong with a new password, before it is sent. */
export const PASSWORD_WORDS: Record<PasswordFault, string> = {
  SHORT: `Choose a password of ${PASSWORD_LEAST} characters or more.`,
  LONG: `Choose a password of at most ${PASSWORD_MOST} characters.`,
  IS_EMAIL: 'Choose a password that is not your e-mail address.',
  COMMON: 'This password is among those that are tried first. Choose another one.',
};
