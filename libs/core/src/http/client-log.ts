import { API_BASE_PATH } from '../vocabulary/index.ts';
import type { Transport } from './transport.ts';

/**
 * Creates the function that reports browser errors to the server's log, through `POST /log {msg, error, info}`. A report never throws, and
 * callers do not wait for it. It times out after a second (cart-7.37), and is sent even if the page is closed.
 *
 * @param getInfo returns information that helps to find the cause, such as the page's URL
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
