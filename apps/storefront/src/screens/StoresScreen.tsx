import { lazySection } from '../rendering/lazy-section.tsx';
import type { LazyScreen } from '../rendering/lazy-screen.tsx';
import type { PageAddress } from '../routing/page-address.ts';
import { useRouteParams } from '../routing/route-params.ts';
import { readStorePath } from '../routing/store-path.ts';

// Loaded from here, so that the table of routes, which every page loads, has one chunk for all pages of stores.
const finder = lazySection(() => import('./stores/StoreFinderScreen.tsx'));
const store = lazySection(() => import('./stores/StoreScreen.tsx'));
const change = lazySection(() => import('./stores/StoreChangeScreen.tsx'));

function getPage(params: PageAddress['params']): LazyScreen {
  const { storeNumber, isChange } = readStorePath(params);
  return storeNumber === undefined ? finder : isChange ? change : store;
}

export const sections = ({ params }: PageAddress) => [getPage(params)];

/** The pages of stores: the finder, one store, and the change of store. */
export default function StoresScreen() {
  const { Screen } = getPage(useRouteParams());
  return <Screen />;
}
