import { selectAccount } from '@foolscap/account/state';
import type { AccountRoot } from '@foolscap/account/state';
import type { LateFeatures } from '../late-features.ts';

const getUserId = (root: AccountRoot) => selectAccount(root)?.userProfile?.id;

/**
 * Loads the navigation feature at the first change of user, or immediately if the browser must decide on some links. Most pages need
 * neither. If the feature cannot be loaded, the page keeps its links.
 */
export function addNavigationWhenNeeded({
  store,
  add,
  shop,
  state,
}: Pick<LateFeatures, 'store' | 'add' | 'shop' | 'state'>): void {
  const userId = getUserId(state);
  let isAdded = false;
  const check = () => {
    if (isAdded || (!shop.pendingNavigation && getUserId(store.getState()) === userId)) return;
    isAdded = true;
    void import('./navigation-feature.ts').then(
      ({ createNavigationFeature }) => add(createNavigationFeature(shop, userId)),
      () => undefined,
    );
  };
  store.subscribe(check);
  check();
}
