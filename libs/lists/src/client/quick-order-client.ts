import type { HttpClient } from '@foolscap/core/http';
import type { QuickOrderBody, QuickOrderCheck, QuickOrderData } from '../contract/index.ts';

/** The calls of quick orders. Each rejects with `HttpError`. */
export interface QuickOrderClient {
  /** Returns what adding rows would do, without adding them. */
  checkRows(body: QuickOrderBody, signal?: AbortSignal): Promise<QuickOrderCheck>;
  /** Adds rows to the cart in one command. */
  addRows(body: QuickOrderBody, idempotencyKey: string): Promise<QuickOrderData>;
}

/** Creates the client of quick orders. */
export const createQuickOrderClient = (http: HttpClient): QuickOrderClient => ({
  checkRows: async (body, signal) =>
    (
      await http.send<QuickOrderCheck>({
        method: 'POST',
        path: '/lists/quick-order/check',
        body,
        ...(signal && { signal }),
      })
    ).data,
  addRows: async (body, idempotencyKey) =>
    (await http.send<QuickOrderData>({ method: 'POST', path: '/lists/quick-order', body, idempotencyKey }))
      .data,
});
