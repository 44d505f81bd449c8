import type { PayAuthTokens } from '../contract/vendor.ts';
import { PAY_AUTH_MARGIN_MS, PAYPAL_VALIDITY_MS } from './vendor-codes.ts';
import type { PayAuthRequestType } from './vendor-codes.ts';

/**
 * The tokens that a browser stores for opening a wallet, by storage key (storefront-3.48). They expire within a day and authorize nothing
 * by themselves. Validities are in milliseconds since the epoch.
 */
export interface StoredPayAuth {
  /** The token of the card wallet. */
  payAuth?: string;
  payAuthValidity?: number;
  /** The token of PayPal. */
  paypalAuth?: string;
  paypalAuthValidity?: number;
  /** The user type for which PayPal's token was requested. */
  paypalUserType?: string;
  /** `true` if the shopper has paid with PayPal before. */
  paypalReturnUser?: string;
  /** The checkout at the provider of the hosted fields. */
  aciCheckoutId?: string;
  aciCheckoutIdValidity?: number;
  aciTransactionId?: string;
}

/** Checks whether a stored token of the wallet can be used: not in the last 6 hours of its validity (storefront-4.12, storefront-4.13). */
export const hasWalletToken = (stored: StoredPayAuth, now: number): boolean =>
  [
    [stored.payAuth, stored.payAuthValidity],
    [stored.aciCheckoutId, stored.aciCheckoutIdValidity],
  ].some(([token, validity]) => Boolean(token) && now < Number(validity ?? 0) - PAY_AUTH_MARGIN_MS);

/** Checks whether a stored token of PayPal can be used, which is bound to the kind of user that it was requested for. */
export const hasPayPalToken = (
  { paypalAuth, paypalAuthValidity = 0, paypalUserType }: StoredPayAuth,
  userType: string,
  now: number,
): boolean => Boolean(paypalAuth) && now < paypalAuthValidity && paypalUserType === userType;

/**
 * Returns which tokens to request: `P` if only PayPal's is missing, `SP` if the wallet's is missing or about to expire, undefined if both
 * can be used (storefront-4.9 to 4.11).
 */
export function neededPayAuth(
  stored: StoredPayAuth,
  userType: string,
  now: number,
): PayAuthRequestType | undefined {
  if (!hasWalletToken(stored, now)) return 'SP';
  return hasPayPalToken(stored, userType, now) ? undefined : 'P';
}

/** Checks whether a reply has the tokens that were requested. */
export const isComplete = ({ token, paypalClientToken }: PayAuthTokens, type: PayAuthRequestType): boolean =>
  Boolean(paypalClientToken?.ClientToken) && (type === 'P' || Boolean(token?.value));

/** Merges the tokens of a reply into those that are stored (storefront-3.47, storefront-3.49). */
export function storePayAuth(
  stored: StoredPayAuth,
  { token, paypalClientToken }: PayAuthTokens,
  userType: string,
  now: number,
): StoredPayAuth {
  return {
    ...stored,
    ...(token?.tokenType === 'CHECKOUT_ID' && {
      aciCheckoutId: token.value,
      aciCheckoutIdValidity: token.validUntil,
      aciTransactionId: token.transactionId,
    }),
    ...(token?.tokenType === 'PAYMENT_AUTH_TOKEN' && {
      payAuth: token.value,
      payAuthValidity: token.validUntil,
    }),
    ...(paypalClientToken && {
      paypalAuth: paypalClientToken.ClientToken,
      paypalAuthValidity: now + PAYPAL_VALIDITY_MS,
      paypalUserType: userType,
      paypalReturnUser: String(paypalClientToken.ReturnUser),
    }),
  };
}
