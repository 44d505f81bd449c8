import type { ApiContext } from '../../kernel/context.ts';

/** The context of services that move money. */
export interface PaymentContext extends ApiContext {
  gateway: CardGateway;
}

/** A card as it was typed; lives within one request only. */
export interface CardData {
  accountNumber: string;
  cvv: string;
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

/**
 * Card vault and charge (decisions, "gateway"). Every call may be repeated with the same key: it takes effect once and gives
 * the same answer.
 */
export interface CardGateway {
  /** Gives a name for the card; the number stays behind it. */
  tokenize(card: CardData): Promise<string>;
  /**
   * Holds an amount on a card.
   * @param amount US cents
   * @throws GatewayUnavailableError
   */
  authorize(key: string, token: string, amount: number): Promise<Authorization>;
  /** Takes the amount that is held under a key. */
  capture(key: string): Promise<void>;
  /** Lets go of what is held under a key; of a key that holds nothing, too. Later authorizations under it are refused. */
  void(key: string): Promise<void>;
  /** Gives back what was taken under a key, or lets go of what is still held; nothing can be taken under it afterwards. */
  refund(key: string): Promise<void>;
}
