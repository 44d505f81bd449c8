import { CARD_NUMBER_IN_TEXT_MESSAGE, REQUEST_CODES } from '@foolscap/core/vocabulary';
import { ACCOUNT_CODES } from './codes.ts';
import { QUICK_BUY_CODES } from './quick-buy.ts';
import type { QuickBuyProblem } from './quick-buy.ts';
import { PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH } from './rules.ts';
import type { PasswordFault } from './rules.ts';

const TOO_MANY = 'Too many attempts. Wait a few minutes and try again, or reset your password.';
const UNREACHABLE = 'We couldn’t reach the shop. Check your connection and try again.';
const CHECK = 'Check these details and try again.';

const SIGN_IN = {
  [ACCOUNT_CODES.signInFailed]: 'That email address and password don’t match. Check both and try again.',
  [ACCOUNT_CODES.tooManyAttempts]: TOO_MANY,
  RATE_LIMITED: TOO_MANY,
  NETWORK: UNREACHABLE,
  TIMEOUT: UNREACHABLE,
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER_IN_TEXT_MESSAGE,
  /** Fallback for any other code. */
  other: 'Sorry, something went wrong. Please try again.',
};

const ACCOUNT = {
  ...SIGN_IN,
  [ACCOUNT_CODES.emailTaken]:
    'An account with this email address already exists. Sign in or reset your password.',
  [ACCOUNT_CODES.emailInvalid]: 'Enter an email address like name@example.com.',
  [ACCOUNT_CODES.passwordWrong]: 'That isn’t your current password. Try again.',
  [ACCOUNT_CODES.resetInvalid]: 'This link has expired or has already been used. Request a new one.',
  [ACCOUNT_CODES.emailLinkInvalid]: 'This link has expired. Send a new one from your account page.',
  [ACCOUNT_CODES.emailAlreadyConfirmed]: 'Your email address is already confirmed.',
  [ACCOUNT_CODES.thirdPartyLinkInvalid]:
    'This sign-in link has expired or was already used. Ask your organization for a new link.',
  [ACCOUNT_CODES.emailOfOtherAccount]:
    'You are signed in to another account. Sign in with this email address, then open the link again.',
  [ACCOUNT_CODES.signInRequired]: 'Your session has ended. Sign in again.',
  [ACCOUNT_CODES.sessionNotFound]: 'That session has already ended.',
  [ACCOUNT_CODES.addressNotFound]: 'That address is no longer in your address book.',
  [ACCOUNT_CODES.passwordWeak]: 'Choose a password of 8 to 128 characters that is not easy to guess.',
  [ACCOUNT_CODES.organizationMissing]: 'Enter your company.',
  [ACCOUNT_CODES.nameMissing]: 'Enter a name.',
  [ACCOUNT_CODES.phoneInvalid]: 'Invalid phone number',
  [ACCOUNT_CODES.notPermitted]: 'Ask an admin of your organization to do this.',
  [ACCOUNT_CODES.usersElsewhere]: 'Your company manages its users in its own directory. Change them there.',
  [ACCOUNT_CODES.addressNotAllowed]: 'Choose one of your organization’s addresses.',
  [ACCOUNT_CODES.organizationNotFound]: 'This account doesn’t belong to an organization.',
  [ACCOUNT_CODES.userNotFound]: 'This person is no longer in your organization.',
  [ACCOUNT_CODES.ownUser]: 'You can’t change your own role or access. Ask another admin.',
  [ACCOUNT_CODES.tooManyAddresses]: CHECK,
  [QUICK_BUY_CODES.notAllowed]: 'Quick buy isn’t available for your account.',
  [QUICK_BUY_CODES.incomplete]: 'Choose an address and a card to turn on quick buy.',
  PAYMENT_NOT_FOUND: 'That card is no longer saved in your account. Choose another one.',
  [QUICK_BUY_CODES.cardExpired]: 'That card has expired. Choose another one, or renew its date.',
  ADDRESS_INVALID: CHECK,
  INVALID_REQUEST: CHECK,
  [REQUEST_CODES.cardNumberInText]: CARD_NUMBER_IN_TEXT_MESSAGE,
};

/** The reasons why quick buy is not ready, and how to fix each. */
const QUICK_BUY: Record<QuickBuyProblem, string> = {
  PURCHASE_ORDER_REQUIRED:
    'Quick buy isn’t available because your organization requires a purchase order number for each order. Use checkout instead.',
  BUDGET_REQUIRED:
    'Quick buy isn’t available because your organization requires a budget center for each order. Use checkout instead.',
  APPROVAL_REQUIRED:
    'Quick buy isn’t available because your organization approves orders before they are placed. Use checkout instead.',
  ORGANIZATION_ADDRESSES:
    'Quick buy isn’t available because your orders ship to your organization’s addresses only. Use checkout instead.',
  SAVED_CARDS_HIDDEN:
    'Quick buy isn’t available because your organization doesn’t pay with saved cards. Use checkout instead.',
  THIRD_PARTY: 'Quick buy isn’t available for your account. Use checkout instead.',
  ADDRESS_REMOVED:
    'Quick buy was turned off because its address was removed from your address book. Choose another address, then turn it on again.',
  CARD_REMOVED:
    'Quick buy was turned off because its card was removed from your account. Choose another card, then turn it on again.',
  ADDRESS_MISSING: 'Choose an address to turn on quick buy.',
  CARD_MISSING: 'Choose a card to turn on quick buy.',
  CARD_EXPIRED: 'Your quick-buy card has expired. Choose another card, or renew its date.',
};

/** Messages for faults of a new password, found before it is sent. */
export const PASSWORD_FAULT_TEXTS: Record<PasswordFault, string> = {
  SHORT: `Choose a password of ${PASSWORD_MIN_LENGTH} characters or more.`,
  LONG: `Choose a password of at most ${PASSWORD_MAX_LENGTH} characters.`,
  IS_EMAIL: 'Choose a password that is not your email address.',
  COMMON: 'This password is too common. Choose a different one.',
};

/** All messages of the account, by group and code. */
export interface AccountMessageTables {
  signIn: Record<keyof typeof SIGN_IN, string>;
  account: Record<keyof typeof ACCOUNT, string>;
  /** Messages of an invitation that differ from the messages of the user's own account. */
  invite: Record<typeof ACCOUNT_CODES.emailTaken, string>;
  password: Record<PasswordFault, string>;
  /** Why quick buy is not ready. */
  quickBuy: Record<QuickBuyProblem, string>;
  /** Announcements for screen readers while something is loading. */
  loading: Record<'account' | 'addresses' | 'quickBuy', string>;
}

/** The English messages of the account. */
export const ACCOUNT_MESSAGES: AccountMessageTables = {
  signIn: SIGN_IN,
  account: ACCOUNT,
  invite: {
    [ACCOUNT_CODES.emailTaken]:
      'This email address already has an account. Invite them with a different one.',
  },
  password: PASSWORD_FAULT_TEXTS,
  quickBuy: QUICK_BUY,
  loading: {
    account: 'Getting your account…',
    addresses: 'Getting your addresses…',
    quickBuy: 'Getting your quick-buy settings…',
  },
};
