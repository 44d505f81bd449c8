import type { HttpClient } from '@foolscap/core/http';
import type { QuickBuy, QuickBuyBody } from '../contract/index.ts';

/** The calls of quick buy. Each rejects with HttpError. Repeating a change has no further effect. */
export interface QuickBuyClient {
  getQuickBuy(signal?: AbortSignal): Promise<QuickBuy>;
  changeQuickBuy(body: QuickBuyBody): Promise<QuickBuy>;
}

export function createQuickBuyClient(http: HttpClient): QuickBuyClient {
  const path = '/account/quick-buy';
  return {
    getQuickBuy: async (signal) =>
      (await http.send<QuickBuy>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data,
    changeQuickBuy: async (body) =>
      (await http.send<QuickBuy>({ method: 'POST', override: 'PUT', path, body })).data,
  };
}
