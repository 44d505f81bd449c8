import type { CheckoutInfo } from '@foolscap/checkout/contract';
import type { PaymentOptions } from '@foolscap/core/contract';
import type { Address } from '@foolscap/core/vocabulary';
import type { Caller } from '../../kernel/caller/caller.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { CartTenderRow } from '../cart/index.ts';
import {
  allowsPayment,
  allowsTender,
  type HideablePayment,
  mayUseAddress,
  type Membership,
} from '../organizations/index.ts';
import type { VendorOptions } from '../payments/index.ts';

/**
 * Returns the payment methods offered to a caller: all that apply, except those that the caller's organization hides (storefront-6.40) and
 * those that its contract does not allow.
 * @param rest the cart's tender that pays what gift and prepaid cards leave
 */
export async function getPaymentOptions(
  vendorOptions: VendorOptions,
  { tenant, accountId, userType }: Pick<Caller, 'tenant' | 'accountId' | 'userType'>,
  member: Membership | undefined,
  rest: CartTenderRow | undefined,
): Promise<PaymentOptions> {
  const organization = member?.organization;
  const terms = organization?.contract;
  const vendors = allowsPayment(terms, 'wallet') ? await vendorOptions.listVendors(tenant) : [];
  const hasCards = allowsPayment(terms, 'card');
  const isShown = (payment: HideablePayment) =>
    !organization?.hiddenPayments.includes(payment) && (payment === 'invoice' || hasCards);
  const hasInvoice =
    organization !== undefined && organization.invoiceLimit !== null && allowsPayment(terms, 'invoice');
  const showInvoice = hasInvoice && isShown('invoice');
  return {
    allowedPaymentCodes: [
      ...(hasInvoice ? (['AR'] as const) : []),
      ...(hasCards ? (['CC'] as const) : []),
      ...(vendors.length ? (['CW'] as const) : []),
    ],
    displayRules: {
      showInvoice,
      showNewCard: isShown('new-card'),
      // Third-party users have no page for saved cards.
      showProfileCard: accountId !== undefined && userType !== 'THIRD_PARTY' && isShown('saved-cards'),
      showOrderCard: rest?.type === 'CARD' && isShown('order-card'),
      defaultInvoice: showInvoice && organization.isInvoiceDefault,
    },
    vendors,
    vendorConfig: await vendorOptions.getConfig(tenant, vendors),
  };
}

/** Checks whether the caller may still pay with a tender, which may have been chosen before signing in or before a change of role. */
export async function isUsable(
  db: Db,
  member: Membership | undefined,
  { type, token, billing_address }: CartTenderRow,
): Promise<boolean> {
  if (!allowsTender(member?.organization.contract, type)) return false;
  if (type === 'ACCOUNT')
    return token === member?.organization.id && member.organization.invoiceLimit !== null;
  return !billing_address || mayUseAddress(db, member, 'B', billing_address);
}

/** Returns the tender that pays the rest, in the form that checkout shows. */
export const paymentData = (rest: CartTenderRow): NonNullable<CheckoutInfo['payment']> => ({
  id: rest.id,
  type: rest.type,
  ...(rest.vendor ? { vendorPaymentType: rest.vendor } : {}),
  brand: rest.brand,
  lastFourDigit: rest.last_four,
  expiryMonth: rest.expiry_month,
  expiryYear: rest.expiry_year,
  ...(rest.billing_address
    ? { billingAddress: rest.billing_address as Address & CheckoutInfo['savedAddresses'][number] }
    : {}),
});
