import { cartFollowsSavedCards } from '../processes/cart-follows-saved-cards.ts';
import { shopPart } from './shop-part.ts';

/** What follows from a change of the saved cards. Only for the page that changes them; checkout reads them with the wallet's part alone. */
export const savedCardsPagePart = shopPart({
  name: 'saved-cards-page',
  modules: () => ({}),
  processes: () => cartFollowsSavedCards(),
});
