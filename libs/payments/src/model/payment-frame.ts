import type { CardBrand } from './codes.ts';

/** The time in which the frame must be ready, and in which it must answer a submission (storefront-9.36). */
export const PAYMENT_FRAME_TIMEOUT_MS = 8_000;

/** The looks that a shop can ask for. Tokens, never style rules: the page's own style sheet decides what they mean. */
export const FRAME_STYLES = ['light', 'dark', 'contrast'] as const;
export type FrameStyle = (typeof FRAME_STYLES)[number];

/** The options of the page in the frame (storefront-7.45). */
export interface PaymentFrameOptions {
  checkoutId: string;
  /** Identifies the messages of this frame. */
  transactionId: string;
  /** The shop's origin, the only one that the page sends its messages to. */
  origin: string;
  locale: string;
  /** Whether the page has a field for the expiration date; it has one by default. */
  expiry?: boolean | undefined;
  /** Whether the page has a field for the security code; it has one by default. */
  cvv?: boolean | undefined;
  /** The look; the system's preference by default. */
  style?: FrameStyle | undefined;
  /** The id of the iframe element. */
  iframeId?: string | undefined;
  /** The shop's account at the gateway. */
  id?: string | undefined;
}

/** Returns the URL of the frame in which a card is entered (storefront-7.45). */
export function paymentFrameUrl(base: string, options: PaymentFrameOptions): string {
  const url = new URL(base);
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && value !== '') url.searchParams.set(name, String(value));
  return url.href;
}

/** A card that the gateway has stored. The shop sends only the token; the other details are to be shown. */
export interface FrameToken {
  gatewayToken: string;
  brand: CardBrand;
  lastFourDigit: string;
  /** Two digits; empty for a card without a date. */
  expiryMonth: string;
  /** Four digits; empty for a card without a date. */
  expiryYear: string;
}

/** An event that the page in the frame reports to the shop. Heights are CSS pixels. */
export type FrameEvent =
  | { status: 'READY'; height: number }
  | { status: 'RESIZED'; height: number }
  /** The shopper has pressed Enter in a field. */
  | { status: 'ENTERED' }
  | ({ status: 'TOKEN' } & FrameToken)
  /** The card was not taken. The page shows errors of single fields itself. */
  | { status: 'FAILED'; code: string };

/** The message of the page to the shop. */
export type FrameMessage = FrameEvent & { transactionId: string };

/** The message of the shop to the page: send the card to the gateway. */
export interface FrameSubmission {
  transactionId: string;
  action: 'SUBMIT';
}

const isHeight = (height: unknown): boolean => typeof height === 'number' && height >= 0 && height < 10_000;

/** Reads a message, whose origin and source were checked, for one transaction. Others are ignored. */
export function readFrameMessage(data: unknown, transactionId: string): FrameEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.transactionId !== transactionId) return undefined;
  switch (message.status) {
    case 'READY':
    case 'RESIZED':
      return isHeight(message.height) ? (message as unknown as FrameEvent) : undefined;
    case 'ENTERED':
      return { status: 'ENTERED' };
    case 'TOKEN':
      // The form that the API takes (`gatewayToken`).
      return typeof message.gatewayToken === 'string' && /^\w{1,255}$/.test(message.gatewayToken)
        ? (message as unknown as FrameEvent)
        : undefined;
    case 'FAILED':
      return typeof message.code === 'string' ? { status: 'FAILED', code: message.code } : undefined;
    default:
      return undefined;
  }
}
