import type { CardPaymentBody } from '@foolscap/payments/contract';
import { PAYMENT_CODES, PAYMENT_MESSAGES } from '@foolscap/payments/model';
import { ACCOUNT_CODES } from '@foolscap/account/model';
import { type Address, expiryStatus } from '@foolscap/core/vocabulary';
import { storedAddress } from '../../kernel/addresses/addresses.ts';
import type { Caller } from '../../kernel/caller/caller.ts';
import { ApiError, badRequest } from '../../kernel/http/api-error.ts';
import { libraryText } from '../../kernel/translations/reply-text.ts';
import { findMembership, permittedAddress } from '../organizations/index.ts';
import { readBillingAddress, readCard } from './card-checks.ts';
import { gatewayUnavailable } from './gateway-errors.ts';
import {
  type CardData,
  CardRefusedError,
  GatewayUnavailableError,
  type PaymentContext,
} from './payment-gateway.ts';
import { checkSavedCardLimit, noSuchCard, saveCardTo } from './saved-cards.ts';
import { findSavedCard } from './saved-cards.repository.ts';

/** A chargeable credit card: the gateway's token, and the details that the shop shows. */
export interface ChargeableCard {
  token: string;
  brand: string;
  last_four: string;
  expiry_month: string;
  expiry_year: string;
  billing_address: Address;
}

type Context = Pick<PaymentContext, 'database' | 'gateway' | 'now'>;
type CardPayment = CardPaymentBody['cardPayment'];

const signInFirst = () => new ApiError(401, ACCOUNT_CODES.signInRequired, 'Sign in to use saved cards.');

/** Fields of a new card that a saved card already has. */
const OF_NEW_CARDS = [
  'accountNumber',
  'gatewayToken',
  'cvv',
  'expiryDay',
  'expiryMonth',
  'expiryYear',
  'brand',
  'contactInformation',
  'profilePayment',
  'defaultPayment',
  'membershipPayment',
  'userNotes',
] as const satisfies readonly (keyof CardPayment)[];

/** Fields that control how a new card is saved. */
const OF_SAVED_CARDS = ['defaultPayment', 'membershipPayment', 'userNotes'] as const;

/** Checks that a saved card can be charged. @throws ApiError 400 PAYMENT_EXPIRED */
function checkExpiry(expiryMonth: string, expiryYear: string, now: Date): void {
  if (!expiryMonth || expiryStatus({ expiryMonth, expiryYear }, now.getTime()) !== 'expired') return;
  throw badRequest(
    PAYMENT_CODES.expired,
    libraryText(PAYMENT_MESSAGES.payment.PAYMENT_EXPIRED),
    'cardPayment.profileRefId',
  );
}

/**
 * Finds the saved card of a request (storefront-3.34).
 * @throws ApiError 400 for an expired card, or if the request also has fields of a new card; 401 for guests; 404 for a card that the
 * account does not have
 */
export async function useSavedCard(
  { database: { db }, now }: Context,
  { accountId }: Caller,
  { cardPayment }: CardPaymentBody,
): Promise<ChargeableCard> {
  if (accountId === undefined) throw signInFirst();
  const extra = OF_NEW_CARDS.find((field) => cardPayment[field] !== undefined);
  if (extra)
    throw badRequest(
      'INVALID_REQUEST',
      'A saved card is sent without the details of a new one.',
      `cardPayment.${extra}`,
    );
  const card = await findSavedCard(db, accountId, cardPayment.profileRefId!);
  if (!card) throw noSuchCard();
  checkExpiry(card.expiry_month, card.expiry_year, now());
  const member = await findMembership(db, accountId);
  const { token, brand, last_four, expiry_month, expiry_year } = card;
  const permitted = await permittedAddress(db, member, 'B', card.billing_address);
  return {
    token,
    brand,
    last_four,
    expiry_month,
    expiry_year,
    billing_address: storedAddress(permitted, 'B'),
  };
}

/** Stores a card with the gateway. @throws ApiError 400 if the gateway rejects the card, 503 if it does not respond */
async function tokenize({ cards }: PaymentContext['gateway'], card: CardData): Promise<string> {
  try {
    return await cards.tokenize(card);
  } catch (error) {
    if (error instanceof GatewayUnavailableError) throw gatewayUnavailable(error);
    if (!(error instanceof CardRefusedError)) throw error;
    throw badRequest(
      'INVALID_CARD',
      'This card can’t be used. Check its number, expiration date and security code, or use another card.',
      'cardPayment.accountNumber',
    );
  }
}

/** Fields of a card that the provider already knows if the browser has sent the card to it. */
const OF_TYPED_CARDS = ['accountNumber', 'cvv', 'expiryDay', 'expiryMonth', 'expiryYear', 'brand'] as const;

/** The new card of a request, with the function that gets the gateway's token for it. */
interface NewCard {
  details: Omit<ChargeableCard, 'token' | 'billing_address'>;
  billingAddress: Address;
  getToken(): Promise<string>;
}

function readTypedCard(
  gateway: PaymentContext['gateway'],
  body: CardPaymentBody,
  { country }: Pick<Caller, 'country'>,
  now: Date,
): NewCard {
  const { card, brand, billingAddress } = readCard(body, country, now);
  return {
    details: {
      brand,
      last_four: card.accountNumber.slice(-4),
      expiry_month: card.expiryMonth,
      expiry_year: card.expiryYear,
    },
    billingAddress,
    getToken: () => tokenize(gateway, card),
  };
}

/**
 * Reads a card that the browser has sent directly to the provider.
 * @throws ApiError 400 for an unusable token, or for fields that the provider already knows; 503 if it does not respond
 */
async function readHostedCard(
  { cards }: PaymentContext['gateway'],
  { cardPayment }: CardPaymentBody,
  { country }: Pick<Caller, 'country'>,
): Promise<NewCard> {
  const token = cardPayment.gatewayToken!;
  const extra = OF_TYPED_CARDS.find((field) => cardPayment[field] !== undefined);
  if (extra) throw badRequest('INVALID_REQUEST', 'The provider knows this already.', `cardPayment.${extra}`);
  const billingAddress = readBillingAddress(cardPayment, country);
  const found = await cards.findHosted?.(token).catch((error: unknown) => {
    throw error instanceof GatewayUnavailableError ? gatewayUnavailable(error) : error;
  });
  if (!found)
    throw badRequest('INVALID_CARD', 'This card can’t be used. Enter it again.', 'cardPayment.gatewayToken');
  const { brand, lastFour, expiryMonth, expiryYear } = found;
  return {
    details: { brand, last_four: lastFour, expiry_month: expiryMonth, expiry_year: expiryYear },
    billingAddress,
    getToken: async () => token,
  };
}

/**
 * Sends a request's new card to the gateway. With `profilePayment`, the account saves it as well (storefront-3.32).
 * @throws ApiError 400 for the first invalid field, 401 for guests who want to save it, 409 SAVED_CARD_LIMIT_REACHED
 */
export async function takeNewCard(
  { database: { db }, gateway, now }: Context,
  caller: Pick<Caller, 'accountId' | 'country'>,
  body: CardPaymentBody,
): Promise<ChargeableCard> {
  const { accountId } = caller;
  const { details, billingAddress, getToken } =
    body.cardPayment.gatewayToken === undefined
      ? readTypedCard(gateway, body, caller, now())
      : await readHostedCard(gateway, body, caller);
  const { profilePayment, defaultPayment, membershipPayment, userNotes } = body.cardPayment;
  if (profilePayment && accountId === undefined) throw signInFirst();
  const ofSaved = OF_SAVED_CARDS.find((field) => body.cardPayment[field] !== undefined);
  if (!profilePayment && ofSaved)
    throw badRequest('INVALID_REQUEST', 'This is for a card that you save.', `cardPayment.${ofSaved}`);
  const member = await findMembership(db, accountId);
  const permitted = await permittedAddress(db, member, 'B', billingAddress);
  const shown = { ...details, billing_address: storedAddress(permitted, 'B') };
  const saving = profilePayment ? accountId : undefined;
  if (saving !== undefined) await checkSavedCardLimit(db, saving, shown);
  const chargeable = { ...shown, token: await getToken() };
  if (saving !== undefined)
    await db.transaction().execute((trx) =>
      saveCardTo(trx, saving, {
        ...chargeable,
        nickname: userNotes,
        isDefault: defaultPayment,
        isForMembership: membershipPayment,
      }),
    );
  return chargeable;
}
