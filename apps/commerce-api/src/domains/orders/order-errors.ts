import { CHECKOUT_CODES } from '@foolscap/checkout/model';
import { ApiError } from '../../kernel/http/api-error.ts';

/** Another instance finished the same request first, so its outcome applies. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** Another order took the last units of a free item, or the last use of its offer, while this one was being written. */
export class FreeItemGoneError extends Error {
  override readonly name = 'FreeItemGoneError';
}

/** The session was ended by a sign-out while the order was being placed. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

export const signInFirst = () => new ApiError(401, CHECKOUT_CODES.signInRequired, 'Sign in to check out.');
