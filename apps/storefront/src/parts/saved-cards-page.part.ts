import { cartFollowsSavedCards } from '../processes/cart-follows-saved-cards.ts';
import { shopPart } from './shop-part.ts';

/** Connects changes of the saved cards to the cart. Only for the page that changes them; checkout reads them with the wallet's part alone. */
export const savedCardsPagePart = shopPart({
  name: 'saved-cards-page',
  modules: () => ({}),
  processes: () => cartFollowsSavedCards(),
});
