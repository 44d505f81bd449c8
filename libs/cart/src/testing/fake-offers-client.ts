import { HttpError } from '@foolscap/core/http';
import type { Offers, OffersClient } from '../client/offers-client.ts';

export interface FakeOffersClient extends OffersClient {
  /** The suggested items; later reads see changes. */
  offers: Offers;
  /** Makes the next read fail. */
  failNext(): void;
}

/** Creates an in-memory source of suggested items. @param latency delays each reply */
export function createFakeOffersClient(
  offers: Partial<Offers> = {},
  latency: () => Promise<unknown> = () => Promise.resolve(),
): FakeOffersClient {
  let isFailing = false;
  const client: FakeOffersClient = {
    offers: { relatedItems: [], warrantyItems: [], offeredItems: [], ...offers },
    failNext: () => void (isFailing = true),
    async getOffers() {
      await latency();
      if (!isFailing) return client.offers;
      isFailing = false;
      throw new HttpError({ code: 'NETWORK', retryable: true, message: 'Network Error' });
    },
  };
  return client;
}
