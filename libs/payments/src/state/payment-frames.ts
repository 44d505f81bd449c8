import { readFrameMessage } from '../model/payment-frame.ts';
import type { FrameEvent, FrameSubmission } from '../model/payment-frame.ts';

/** The frame in which a card is entered, as the shop sees it. */
export interface PaymentFrame {
  /** Requests the page to send the card to the gateway. It reports the outcome. */
  submit(): void;
  /** Stops listening. */
  close(): void;
}

/** Communicates with frames of the gateway; a port, so that tests and stories need no gateway. */
export interface PaymentFrames {
  /**
   * @param element the iframe, which is in the document
   * @param url the URL that the iframe loads
   */
  connect(
    element: HTMLIFrameElement,
    url: string,
    transactionId: string,
    onEvent: (event: FrameEvent) => void,
  ): PaymentFrame;
}

/** Creates the frames of a browser. Messages are accepted only from the frame itself, and from the origin of its URL. */
export const createPaymentFrames = (page: Window): PaymentFrames => ({
  connect(element, url, transactionId, onEvent) {
    const { origin } = new URL(url);
    const onMessage = ({ data, origin: from, source }: MessageEvent) => {
      // Read each time, because an iframe's window changes when the browser moves it to another process.
      if (from !== origin || source === null || source !== element.contentWindow) return;
      const event = readFrameMessage(data, transactionId);
      if (event) onEvent(event);
    };
    page.addEventListener('message', onMessage);
    return {
      submit() {
        const submission: FrameSubmission = { transactionId, action: 'SUBMIT' };
        // Another page that was loaded into the frame does not receive it.
        element.contentWindow?.postMessage(submission, origin);
      },
      close: () => page.removeEventListener('message', onMessage),
    };
  },
});
