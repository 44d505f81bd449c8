import { API_BASE_PATH } from '../vocabulary/index.ts';
import type { Transport } from './transport.ts';

/**
 * Creates the function that reports errors of the browser to the server's log, by `POST /log {msg, error, info}`. A report never throws and
 * nothing waits for it: it is given up after a second (cart-7.37), and outlives a page that is closed.
 *
 * @param getInfo returns what helps to find the cause, such as the address of the page
 */
export const createClientLog =
  (getInfo: () => string, transport: Transport) =>
  (error: unknown): void => {
    const send = async () =>
      transport({
        method: 'POST',
        url: `${API_BASE_PATH}/log`,
        headers: {},
        body: { msg: 'client error', error: String(error).slice(0, 2000), info: getInfo() },
        timeoutMs: 1000,
      });
    // A lost report has no effect on the shopper.
    send().catch(() => undefined);
  };
