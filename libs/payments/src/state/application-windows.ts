import { readApplicationMessage } from '../model/card-application.ts';
import type { ApplicationOutcome } from '../model/card-application.ts';
import { openWindow } from './open-window.ts';
import type { OpenedWindow } from './open-window.ts';

/** Opens the window of an application for a card; a port, so that tests and stories need no window. */
export interface ApplicationWindows {
  /** To be called while a click is handled. @returns undefined if the browser has blocked it */
  open(url: string, transactionId: string): OpenedWindow<ApplicationOutcome> | undefined;
}

/** Creates the windows of a browser. */
export const createApplicationWindows = (page: Window): ApplicationWindows => ({
  open: (url, transactionId) =>
    openWindow<ApplicationOutcome>(
      page,
      { url, name: `application-${transactionId}` },
      (data) => readApplicationMessage(data, transactionId),
      { status: 'canceled' },
    ),
});
