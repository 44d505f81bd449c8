import type { Address } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '../contract/index.ts';
import { toCardAddress } from './card-body.ts';
import { gatewayUrl } from './gateway-url.ts';

/** The result of an application for the Amex card (storefront-4.18). A warning is an application that is under review. */
export const APPLICATION_STATUSES = ['success', 'failure', 'warning'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The result as the bank's window reports it. */
export type ApplicationOutcome =
  | { status: 'success'; gatewayToken: string; billingAddress: Address }
  | { status: 'failure' | 'warning' | 'canceled' };

const isAddress = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Address>).zipCode === 'string';

/** Parses a message whose origin and source were checked, for one transaction. Ignores any others. */
export function readApplicationMessage(data: unknown, transactionId: string): ApplicationOutcome | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as {
    transactionId?: unknown;
    status?: unknown;
    gatewayToken?: unknown;
    billingAddress?: unknown;
  };
  if (message.transactionId !== transactionId) return undefined;
  const { status, gatewayToken, billingAddress } = message;
  if (status === 'failure' || status === 'warning' || status === 'canceled') return { status };
  if (status !== 'success' || typeof gatewayToken !== 'string' || !isAddress(billingAddress))
    return undefined;
  return { status, gatewayToken, billingAddress };
}

/** Returns the URL of the window in which a shopper applies. */
export const applicationUrl = (
  base: string,
  options: { transactionId: string; origin: string; locale: string },
): string => gatewayUrl(base, options);

/** Creates the body that pays with an approved card: a token of the gateway, no number. */
export const approvedCardBody = (gatewayToken: string, billingAddress: Address): CardPaymentBody => ({
  cardPayment: {
    gatewayToken,
    paymentType: 'CREDIT_CARD',
    source: 'USER_KEYED',
    currencyCode: 'USD',
    contactInformation: { billingAddress: toCardAddress(billingAddress) },
  },
});
