import { gatewayUrl } from './gateway-url.ts';

/** The time within which the frame must be ready, and must respond to a submission (storefront-9.36). */
export const PAYMENT_FRAME_TIMEOUT_MS = 8_000;

/** The appearance that a shop can request. These are tokens, never style rules; the page's own style sheet defines their styles. */
export const FRAME_STYLES = ['light', 'dark', 'contrast'] as const;
export type FrameStyle = (typeof FRAME_STYLES)[number];

/** The options of the page in the frame (storefront-7.45). */
export interface PaymentFrameOptions {
  checkoutId: string;
  /** Identifies the messages of this frame. */
  transactionId: string;
  /** The shop's origin, the only one that the page sends messages to. */
  origin: string;
  locale: string;
  /** Whether the page has an expiration date field; true by default. */
  expiry?: boolean | undefined;
  /** Whether the page has a security code field; true by default. */
  cvv?: boolean | undefined;
  /** The appearance; the system's preference by default. */
  style?: FrameStyle | undefined;
  /** The id of the iframe element. */
  iframeId?: string | undefined;
  /** The shop's account at the gateway. */
  id?: string | undefined;
}

/** Returns the URL of the frame in which a card is entered (storefront-7.45). */
export const paymentFrameUrl = (base: string, options: PaymentFrameOptions): string =>
  gatewayUrl(base, options);

/** An event that the page in the frame reports to the shop. Heights are CSS pixels. */
export type FrameEvent =
  | { status: 'READY'; height: number }
  | { status: 'RESIZED'; height: number }
  /** The shopper has pressed Enter in a field. */
  | { status: 'ENTERED' }
  /** The gateway has stored the card, and knows its brand, last digits and date. */
  | { status: 'TOKEN'; gatewayToken: string }
  /** The card was not taken. The page shows errors of single fields itself. */
  | { status: 'FAILED'; code: string };

/** The message of the page to the shop. */
export type FrameMessage = FrameEvent & { transactionId: string };

/** The message of the shop to the page: send the card to the gateway. */
export interface FrameSubmission {
  transactionId: string;
  action: 'SUBMIT';
}

/** Parses a height in CSS pixels; undefined for anything else. */
const readHeight = (height: unknown): number | undefined =>
  typeof height === 'number' && height >= 0 && height < 10_000 ? height : undefined;

/** The format of a token that the API accepts (`gatewayToken`). */
const TOKEN = /^\w{1,255}$/;

/** Parses a message whose origin and source were checked, for one transaction. Ignores any others. */
export function readFrameMessage(data: unknown, transactionId: string): FrameEvent | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { status, code, gatewayToken, ...rest } = data as Record<string, unknown>;
  if (rest.transactionId !== transactionId) return undefined;
  if (status === 'ENTERED') return { status };
  if (status === 'FAILED') return typeof code === 'string' ? { status, code } : undefined;
  if (status === 'TOKEN')
    return typeof gatewayToken === 'string' && TOKEN.test(gatewayToken)
      ? { status, gatewayToken }
      : undefined;
  const height = readHeight(rest.height);
  if ((status !== 'READY' && status !== 'RESIZED') || height === undefined) return undefined;
  return { status, height };
}
