import type { FrameEvent } from '../model/payment-frame.ts';
import type { PaymentFrames } from '../state/payment-frames.ts';

/** The token of the card that the fake gateway stores. */
export const FRAME_TOKEN = 'card_1';

export interface FakePaymentFrames extends PaymentFrames {
  /** The URLs of the frames that were connected, in order. */
  readonly urls: string[];
  /** The number of submissions that the shop has requested. */
  submissions: number;
  /** Whether a frame is connected. */
  isConnected: boolean;
  /** Reports an event of the page; does nothing without a connected frame. */
  report(event: FrameEvent): void;
}

/** Creates frames without a gateway; the test reports what their pages do. */
export function createFakePaymentFrames(): FakePaymentFrames {
  let listener: ((event: FrameEvent) => void) | undefined;
  const frames: FakePaymentFrames = {
    urls: [],
    submissions: 0,
    isConnected: false,
    report: (event) => listener?.(event),
    connect(_element, url, _transactionId, onEvent) {
      frames.urls.push(url);
      frames.isConnected = true;
      listener = onEvent;
      return {
        submit() {
          frames.submissions += 1;
        },
        close() {
          if (listener !== onEvent) return;
          listener = undefined;
          frames.isConnected = false;
        },
      };
    },
  };
  return frames;
}
