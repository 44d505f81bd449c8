import { takeOffer } from './take-offer.ts';

/** Events of suggested items that other domains may listen to (design rule 4). */
export const offersEvents = {
  /** The server has replied; `isOfferAdded` checks whether the item was added. */
  offerTaken: takeOffer.settled,
  offerFailed: takeOffer.failed,
};
