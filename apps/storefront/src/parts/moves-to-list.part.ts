import { savedItemsFollowLists } from '../processes/saved-items-follow-lists.ts';
import { shopPart } from './shop-part.ts';

/** Moving items saved for later to a list, loaded with the add-to-list dialog of other pages than that of the lists. */
export const movesToListPart = shopPart({
  name: 'moves-to-list',
  modules: () => ({}),
  processes: () => savedItemsFollowLists(),
});
