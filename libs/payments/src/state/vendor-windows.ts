import { readVendorMessage } from '../model/vendor-window.ts';
import type { VendorOutcome } from '../model/vendor-window.ts';

/** An open window of a vendor. */
export interface VendorWindow {
  /** Resolves once; to `CANCELED` if the shopper closes the window. */
  outcome: Promise<VendorOutcome>;
  focus(): void;
  close(): void;
}

/** Opens windows of vendors; a port, so that tests and stories need no window. */
export interface VendorWindows {
  /** To be called while a click is handled. @returns undefined if the browser has blocked it */
  open(url: string, transactionId: string): VendorWindow | undefined;
}

const FEATURES = 'popup,width=480,height=720';
const POLL_MS = 400;

/** Creates the windows of a browser. Messages count only from the window itself, and from the origin of its URL. */
export const createVendorWindows = (page: Window): VendorWindows => ({
  open(url, transactionId) {
    const opened = page.open(url, `vendor-${transactionId}`, FEATURES);
    if (!opened) return undefined;
    const { origin } = new URL(url);
    let stop: () => void = () => undefined;
    const outcome = new Promise<VendorOutcome>((resolve) => {
      const onMessage = (event: MessageEvent) => {
        if (event.origin !== origin || event.source !== opened) return;
        const message = readVendorMessage(event.data, transactionId);
        if (message) resolve(message);
      };
      page.addEventListener('message', onMessage);
      // A window of another origin reports nothing when it is closed.
      const poll = page.setInterval(() => {
        if (opened.closed) resolve({ status: 'CANCELED' });
      }, POLL_MS);
      stop = () => {
        page.removeEventListener('message', onMessage);
        page.clearInterval(poll);
        resolve({ status: 'CANCELED' });
      };
    });
    void outcome.then(() => stop());
    return {
      outcome,
      focus: () => opened.focus(),
      close: () => {
        stop();
        opened.close();
      },
    };
  },
});
