import type { ExpiringStorage } from '@foolscap/core/storage';
import type { StoredPayAuth } from './pay-auth.ts';

/** The keys under which tokens are stored. */
export const PAY_AUTH_KEYS = [
  'payAuth',
  'payAuthValidity',
  'paypalAuth',
  'paypalAuthValidity',
  'paypalUserType',
  'paypalReturnUser',
  'aciCheckoutId',
  'aciCheckoutIdValidity',
  'aciTransactionId',
] as const satisfies readonly (keyof StoredPayAuth)[];

/** Removes the stored tokens, for example on sign-out. A separate file, because it also runs on pages without payments. */
export function forgetPayAuth(storage: Pick<ExpiringStorage, 'remove'>): void {
  for (const key of PAY_AUTH_KEYS) storage.remove(key);
}
