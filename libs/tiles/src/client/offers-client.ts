import type { HttpClient } from '@foolscap/core/http';
import { OFFERS_PATH } from '@foolscap/core/vocabulary';
import type { OfferBody, OfferData } from '../contract/index.ts';

/** Reads the offers of mboxes (storefront-7.30). Rejects with `HttpError`. */
export interface OffersClient {
  /** Reads the offer of an mbox; `offerDetails` is empty if there is none. */
  readOffer(mboxName: string): Promise<OfferData['adobeResponse']>;
}

export function createOffersClient(http: HttpClient): OffersClient {
  return {
    readOffer: async (mboxName) => {
      const body: OfferBody = { mboxName };
      const { data } = await http.send<OfferData>({
        method: 'POST',
        root: OFFERS_PATH,
        path: '/getAdobeMBoxData',
        body,
      });
      return data.adobeResponse;
    },
  };
}
