import type { HttpClient } from '@foolscap/core/http';
import type { TilesData } from '../contract/index.ts';

/** The call of the page for gift cards. Rejects with HttpError. */
export interface GiftCardsClient {
  giftCards(signal?: AbortSignal): Promise<TilesData>;
}

/** Creates the client of the page for gift cards; separate, so that only its page loads it. */
export const createGiftCardsClient = (http: HttpClient): GiftCardsClient => ({
  giftCards: async (signal) =>
    (
      await http.send<TilesData>({
        method: 'GET',
        path: '/catalog/gift-cards',
        ...(signal ? { signal } : {}),
      })
    ).data,
});
