import { ACCOUNT_CODES } from './codes.ts';

/** The words of signing in, by code. */
export function signInMessage({ code }: { code: string }): string {
  switch (code) {
    case ACCOUNT_CODES.signInFailed:
      return 'That e-mail address and password don’t match. Check both and try again.';
    case ACCOUNT_CODES.tooManyAttempts:
    case 'RATE_LIMITED':
      return 'Too many tries. Wait a minute, then try again.';
    case 'NETWORK':
    case 'TIMEOUT':
      return 'We couldn’t reach the shop. Check your connection and try again.';
    default:
      return 'Sorry, something went wrong. Please try again.';
  }
}
