import type { TenderType, VendorPaymentType } from '@foolscap/core/vocabulary';
import type { PayAuthTokens } from '@foolscap/payments/contract';
import type { CardBrand, PayAuthRequestType } from '@foolscap/payments/model';
import type { ApiContext } from '../../kernel/context.ts';

/** The context of services that move money. */
export interface PaymentContext extends ApiContext {
  gateway: PaymentGateway;
}

/** A card as typed; exists only within one request. */
export interface CardData {
  accountNumber: string;
  cvv: string;
  expiryMonth: string;
  expiryYear: string;
}

/** A gift or prepaid card as typed; exists only within one request. */
export interface StoredValueData {
  type: 'GIFT_CARD' | 'PREPAID_CARD';
  accountNumber: string;
  /** Four digits. */
  code: string;
}

/** The details of a card that a provider returns for its token. */
export interface HostedCard {
  brand: CardBrand;
  lastFour: string;
  /** Two digits. */
  expiryMonth: string;
  expiryYear: string;
}

export type DeclineReason = 'DECLINED' | 'INSUFFICIENT_FUNDS' | 'EXPIRED';

export type Authorization =
  { approved: true; authorizationId: string } | { approved: false; reason: DeclineReason };

/** The gateway did not respond, so it may or may not have acted. Repeating the call with the same key is safe. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError';
}

/** The provider rejected the card itself: its number does not exist, or it has expired. */
export class CardRefusedError extends Error {
  override readonly name = 'CardRefusedError';
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason) {
    super('The card was refused.');
    this.reason = reason;
  }
}

/** Moves the money of payments. Every call may be repeated with the same key: it takes effect once and returns the same result. */
export interface PaymentProcessor {
  /**
   * Holds an amount.
   * @param amount US cents
   * @throws GatewayUnavailableError
   */
  authorize(key: string, token: string, amount: number): Promise<Authorization>;
  /**
   * Captures the amount held under a key, or a part of it; the rest is released.
   * @param amount US cents; without it, everything
   */
  capture(key: string, amount?: number): Promise<void>;
  /** Releases what is held under a key, if anything. Later authorizations under it are declined. */
  void(key: string): Promise<void>;
  /**
   * Returns everything that was captured under a key and not yet refunded, or releases what is held. Nothing can be captured under it
   * afterwards.
   */
  reverse(key: string): Promise<void>;
  /**
   * Returns part of what was captured under a key, at most what is left.
   * @param refundKey identifies the refund, which is made only once
   * @param amount US cents
   */
  refund(key: string, refundKey: string, amount: number): Promise<void>;
}

/** Stores and charges credit cards. */
export interface CardProcessor extends PaymentProcessor {
  /**
   * Stores a card and returns a token for it.
   * @throws CardRefusedError, GatewayUnavailableError
   */
  tokenize(card: CardData): Promise<string>;
  /**
   * Describes a card that the browser has sent directly to the provider. Absent if the provider does not support that.
   * @returns undefined for a token that does not exist or is already in use
   * @throws GatewayUnavailableError
   */
  findHosted?(token: string): Promise<HostedCard | undefined>;
}

/** A gift or prepaid card at the gateway. */
export interface FoundStoredValue {
  token: string;
  /** US cents. */
  balance: number;
  /** The card exists but cannot be used, because it was not activated or was reported lost. */
  isBlocked?: boolean;
}

/** Finds and charges gift and prepaid cards. */
export interface StoredValueProcessor extends PaymentProcessor {
  /** @returns undefined for an unknown number or an incorrect code */
  find(card: StoredValueData): Promise<FoundStoredValue | undefined>;
  /**
   * Reads a card that was found before, without its number.
   * @returns undefined for a token that no longer exists
   */
  read(token: string): Promise<FoundStoredValue | undefined>;
}

/** Proof of an approval in a vendor's window; exists only within one request. */
export interface WalletCredential {
  /** The nonce, authorization token or encrypted data that the window returned. */
  secret: string;
  /** Other data that the vendor returned, such as PayPal's device data. */
  details: Readonly<Record<string, string>>;
}

/** The gateway's response to a credential. RETRY: the shopper may approve the payment once more. */
export type Redemption =
  | { accepted: true; token: string; accountName: string }
  | { accepted: false; reason: 'FAILED' | 'RETRY' | 'EXPIRED' };

/** Opens vendors' payment windows, and charges what shoppers approved there. */
export interface WalletProcessor extends PaymentProcessor {
  /**
   * Creates the tokens that open the windows, or returns those of the checkout that are still valid.
   * @returns undefined if there are none, for example because the gateway does not know the checkout
   */
  createAuthTokens(request: {
    checkoutId: string;
    /** The token from an earlier reply for this checkout, if the client sent one. */
    earlierToken?: string | undefined;
    requestType: PayAuthRequestType;
    /** US cents; undefined if nothing is left to pay. */
    amount?: number | undefined;
    /** Whether the shopper has paid with PayPal before. */
    returnUser: boolean;
    /** Whether the order is for pickup, so that the window need not ask for a shipping address. */
    isPickup: boolean;
    /** Always creates new tokens. */
    reload: boolean;
  }): Promise<PayAuthTokens | undefined>;
  /**
   * Exchanges an approval for a chargeable token. An approval can be redeemed once; repeating the call with the same key returns the same
   * result.
   * @throws GatewayUnavailableError
   */
  redeem(request: {
    key: string;
    vendorPaymentType: VendorPaymentType;
    credential: WalletCredential;
  }): Promise<Redemption>;
}

/** The gateway's three roles (decision-gateway), each of which may have a different provider. */
export interface PaymentGateway {
  cards: CardProcessor;
  storedValue: StoredValueProcessor;
  wallets: WalletProcessor;
}

/** Returns the processor that charges a tender. The shop itself charges organizations' accounts and rewards. */
export function getProcessor(
  { cards, storedValue, wallets }: PaymentGateway,
  type: Exclude<TenderType, 'ACCOUNT' | 'REWARDS'>,
): PaymentProcessor {
  if (type === 'CARD') return cards;
  return type === 'WALLET' ? wallets : storedValue;
}
