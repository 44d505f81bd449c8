import type { TenderType, VendorPaymentType } from '@foolscap/core/vocabulary';
import type { PayAuthTokens } from '@foolscap/payments/contract';
import type { CardBrand, PayAuthRequestType } from '@foolscap/payments/model';
import type { ApiContext } from '../../kernel/context.ts';

/** The context of services that move money. */
export interface PaymentContext extends ApiContext {
  gateway: PaymentGateway;
}

/** A card as it was typed; lives within one request only. */
export interface CardData {
  accountNumber: string;
  cvv: string;
  expiryMonth: string;
  expiryYear: string;
}

/** A gift or prepaid card as it was typed; lives within one request only. */
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

/** The gateway gave no reply: it may have acted or not. A repeated call with the same key is safe. */
export class GatewayUnavailableError extends Error {
  override readonly name = 'GatewayUnavailableError';
}

/** The provider refused a card as such: its number does not exist, or it has expired. */
export class CardRefusedError extends Error {
  override readonly name = 'CardRefusedError';
  readonly reason: DeclineReason;

  constructor(reason: DeclineReason) {
    super('The card was refused.');
    this.reason = reason;
  }
}

/**
 * Moves the money of payments. Every call may be repeated with the same key: it takes effect once and gives the same answer.
 */
export interface PaymentProcessor {
  /**
   * Holds an amount.
   * @param amount US cents
   * @throws GatewayUnavailableError
   */
  authorize(key: string, token: string, amount: number): Promise<Authorization>;
  /** Takes the amount that is held under a key. */
  capture(key: string): Promise<void>;
  /** Releases what is held under a key; of a key that holds nothing, too. Later authorizations under it are refused. */
  void(key: string): Promise<void>;
  /** Returns all that was captured under a key and not refunded, or releases what is held; nothing can be captured under it afterwards. */
  reverse(key: string): Promise<void>;
  /**
   * Returns a part of what was captured under a key, at most what is left of it.
   * @param refundKey identifies the refund; it is made once
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
   * Describes a card that the browser has sent to the provider itself. Absent without such a way.
   * @returns undefined for a token that does not exist, or that is in use already
   * @throws GatewayUnavailableError
   */
  findHosted?(token: string): Promise<HostedCard | undefined>;
}

/** A gift or prepaid card at the gateway. */
export interface FoundStoredValue {
  token: string;
  /** US cents. */
  balance: number;
  /** The card exists, but cannot be used: it was not activated, or was reported as lost. */
  isBlocked?: boolean;
}

/** Finds and charges gift and prepaid cards. */
export interface StoredValueProcessor extends PaymentProcessor {
  /** @returns undefined for an unknown number or a wrong code */
  find(card: StoredValueData): Promise<FoundStoredValue | undefined>;
  /**
   * Reads a card that was found before, without its number.
   * @returns undefined for a token that does not exist any more
   */
  read(token: string): Promise<FoundStoredValue | undefined>;
}

/** The proof of an approval in a vendor's window; lives within one request only. */
export interface WalletCredential {
  /** The nonce, authorization token or encrypted data that the window returned. */
  secret: string;
  /** Data that the vendor returned beside it, such as the device data of PayPal. */
  details: Readonly<Record<string, string>>;
}

/** The gateway's answer to a credential. RETRY: the shopper may approve the payment once more. */
export type Redemption =
  | { accepted: true; token: string; accountName: string }
  | { accepted: false; reason: 'FAILED' | 'RETRY' | 'EXPIRED' };

/** Starts the windows of vendors, and charges what shoppers approved there. */
export interface WalletProcessor extends PaymentProcessor {
  /**
   * Creates the tokens that start the windows, or returns those of the checkout that are still good.
   * @returns undefined when there are none, for example for a checkout that the gateway does not know
   */
  createAuthTokens(request: {
    checkoutId: string;
    /** A token that an earlier reply for this checkout had, if the client sent one. */
    earlierToken?: string | undefined;
    requestType: PayAuthRequestType;
    /** US cents; undefined while nothing is left to pay. */
    amount?: number | undefined;
    /** Whether the shopper has paid with PayPal before. */
    returnUser: boolean;
    /** Whether the order is picked up, so that the window need not ask for a shipping address. */
    isPickup: boolean;
    /** Creates new tokens in any case. */
    reload: boolean;
  }): Promise<PayAuthTokens | undefined>;
  /**
   * Exchanges an approval for a token that can be charged. An approval is redeemed once; a repeated call with the same key gets the same answer.
   * @throws GatewayUnavailableError
   */
  redeem(request: {
    key: string;
    vendorPaymentType: VendorPaymentType;
    credential: WalletCredential;
  }): Promise<Redemption>;
}

/** The three roles of the gateway (decision-gateway). Each may be filled by a provider of its own. */
export interface PaymentGateway {
  cards: CardProcessor;
  storedValue: StoredValueProcessor;
  wallets: WalletProcessor;
}

/** Returns the processor that charges a tender. An organization's account is charged by the shop itself. */
export function getProcessor(
  { cards, storedValue, wallets }: PaymentGateway,
  type: Exclude<TenderType, 'ACCOUNT'>,
): PaymentProcessor {
  if (type === 'CARD') return cards;
  return type === 'WALLET' ? wallets : storedValue;
}
