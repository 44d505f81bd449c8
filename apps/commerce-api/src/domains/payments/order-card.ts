import { expiryStatus, type CountryCode } from '@foolscap/core/vocabulary';
import type { CardPaymentBody } from '@foolscap/payments/contract';
import { PAYMENT_CODES } from '@foolscap/payments/model';
import { checkAddress, storedAddress } from '../../kernel/addresses/addresses.ts';
import type { Caller } from '../../kernel/caller/caller.ts';
import { badRequest } from '../../kernel/http/api-error.ts';
import type { ReplyText } from '../../kernel/translations/reply-text.ts';
import type { CartTenderRow } from '../cart/index.ts';
import { findMembership, permittedAddress } from '../organizations/index.ts';
import type { ChargeableCard } from './chargeable-card.ts';
import type { PaymentContext } from './payment-gateway.ts';
import { noSuchTender } from './tender-commands.ts';

type CardPayment = CardPaymentBody['cardPayment'];

/** Checks whether a request contains a new card, either entered or sent directly to the provider by the browser. */
export const hasCard = ({ accountNumber, gatewayToken }: CardPayment): boolean =>
  accountNumber !== undefined || gatewayToken !== undefined;

/** Fields of a new or saved card, which a card that stays on the order cannot have. */
const OF_OTHER_CARDS = [
  'cvv',
  'brand',
  'profilePayment',
  'defaultPayment',
  'membershipPayment',
  'userNotes',
] as const satisfies readonly (keyof CardPayment)[];

const invalid = (field: keyof CardPayment, message: ReplyText) =>
  badRequest('INVALID_REQUEST', message, `cardPayment.${field}`);

/**
 * Checks that a request identifies exactly one card: by `id` the order's card (storefront-3.34) or a checked gift or prepaid card
 * (storefront-4.20), a saved credit card, or a new one.
 * @throws ApiError 400
 */
export function checkPaymentId(cardPayment: CardPayment): void {
  const { id, paymentType, profileRefId, addedToOrder } = cardPayment;
  const isCredit = paymentType === 'CREDIT_CARD';
  if (isCredit && addedToOrder === false)
    throw invalid('addedToOrder', 'Only gift and prepaid cards have a balance to check.');
  // Otherwise they would pass as cards entered before, which need no captcha.
  if (!isCredit && profileRefId !== undefined)
    throw invalid('profileRefId', 'Gift and prepaid cards can’t be saved. Send the number of the card.');
  if (id === undefined) return;
  if (profileRefId !== undefined) throw invalid('id', 'Send either a saved card or the id of a payment.');
  if (!isCredit && (hasCard(cardPayment) || cardPayment.cvv !== undefined || addedToOrder === false))
    throw invalid(
      'id',
      'Send either the number of a gift or prepaid card, or the id of one that was checked.',
    );
}

/** Finds a cart's credit card by its `id`. @throws ApiError 404 PAYMENT_NOT_FOUND */
export function findOrderCard(tenders: readonly CartTenderRow[], id: string): CartTenderRow {
  const card = tenders.find((tender) => tender.id === id && tender.type === 'CARD');
  if (!card) throw noSuchTender();
  return card;
}

/**
 * Checks the change to a card that stays on the order: its expiration date, its billing address, or both.
 * @throws ApiError 400 for the first invalid field, PAYMENT_EXPIRED for a date in the past
 */
function checkEdit(cardPayment: CardPayment, country: CountryCode, now: Date): void {
  const extra = OF_OTHER_CARDS.find((field) => cardPayment[field] !== undefined);
  if (extra)
    throw badRequest('INVALID_REQUEST', 'This is for another card. Send its number.', `cardPayment.${extra}`);
  const { expiryMonth, expiryYear, contactInformation } = cardPayment;
  if ((expiryMonth === undefined) !== (expiryYear === undefined))
    throw badRequest('INVALID_REQUEST', 'Enter the month and the year.', 'cardPayment.expiryMonth');
  if (expiryMonth === undefined && !contactInformation)
    throw badRequest('INVALID_REQUEST', 'Send what changes of the card.', 'cardPayment.id');
  if (
    expiryMonth !== undefined &&
    expiryStatus({ expiryMonth, expiryYear: expiryYear! }, now.getTime()) === 'expired'
  )
    throw badRequest(PAYMENT_CODES.expired, 'This date is in the past.', 'cardPayment.expiryMonth');
  if (contactInformation)
    checkAddress(contactInformation.billingAddress, 'cardPayment.contactInformation.billingAddress', country);
}

/**
 * Changes the order's card for this order only. The provider and the wallet keep theirs.
 * @returns the changed card
 * @throws ApiError 400 for the first invalid field
 */
export async function editOrderCard(
  { database: { db }, now }: Pick<PaymentContext, 'database' | 'now'>,
  { accountId, country }: Pick<Caller, 'accountId' | 'country'>,
  card: CartTenderRow,
  { cardPayment }: CardPaymentBody,
): Promise<ChargeableCard> {
  checkEdit(cardPayment, country, now());
  const { token, brand, last_four, billing_address: address } = card;
  const { expiryMonth = card.expiry_month, expiryYear = card.expiry_year, contactInformation } = cardPayment;
  const member = contactInformation && (await findMembership(db, accountId));
  const billing_address = contactInformation
    ? storedAddress(await permittedAddress(db, member, 'B', contactInformation.billingAddress), 'B')
    : address!;
  return { token, brand, last_four, expiry_month: expiryMonth, expiry_year: expiryYear, billing_address };
}
