import { readVendorMessage } from '../model/vendor-window.ts';
import type { VendorOutcome } from '../model/vendor-window.ts';
import { openWindow } from './open-window.ts';
import type { OpenedWindow } from './open-window.ts';

/** An open window of a vendor. */
export type VendorWindow = OpenedWindow<VendorOutcome>;

/** Opens windows of vendors; a port, so that tests and stories need no window. */
export interface VendorWindows {
  /** To be called while a click is handled. @returns undefined if the browser has blocked it */
  open(url: string, transactionId: string): VendorWindow | undefined;
}

/** Creates the windows of a browser. */
export const createVendorWindows = (page: Window): VendorWindows => ({
  open: (url, transactionId) =>
    openWindow<VendorOutcome>(
      page,
      { url, name: `vendor-${transactionId}` },
      (data) => readVendorMessage(data, transactionId),
      { status: 'CANCELED' },
    ),
});
