export { offersEvents } from './offers.events.ts';
export { createOffersModule, type OffersModule } from './offers.module.ts';
export {
  type OfferChoice,
  offersActions,
  type OffersRoot,
  type OffersState,
  selectOfferChoice,
  selectOffers,
} from './offers.slice.ts';
export { isOfferAdded, type OfferRequest } from './take-offer.ts';
