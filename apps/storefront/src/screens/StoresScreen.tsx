import { lazySection } from '../rendering/lazy-section.tsx';
import type { LazyScreen } from '../rendering/lazy-screen.tsx';
import type { PageAddress } from '../routing/page-address.ts';
import { useRouteParams } from '../routing/route-params.ts';

// Loaded from here, so that the table of routes, which every page loads, has one chunk for all pages of stores.
const finder = lazySection(() => import('./stores/StoreFinderScreen.tsx'));
const store = lazySection(() => import('./stores/StoreScreen.tsx'));
const change = lazySection(() => import('./stores/StoreChangeScreen.tsx'));

const getPage = ({ storeNumber, slug }: PageAddress['params']): LazyScreen =>
  storeNumber === undefined ? finder : slug === 'change' ? change : store;

export const sections = ({ params }: PageAddress) => [getPage(params)];

/** The pages of stores: the finder, one store, and the change of store. */
export default function StoresScreen() {
  const { Screen } = getPage(useRouteParams());
  return <Screen />;
}
