import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { LazyFeature } from '../../rendering/lazy-feature.tsx';
import type { PageAddress } from '../../routing/page-address.ts';
import { useRouteParams } from '../../routing/route-params.ts';
import { readStorePath } from './store-path.ts';

const finder = lazyFeature(() => import('./StoreFinderScreen.tsx'), { as: 'section' });
const store = lazyFeature(() => import('./StoreScreen.tsx'), { as: 'section' });
const directory = lazyFeature(() => import('./StoreDirectoryScreen.tsx'), { as: 'section' });
const change = lazyFeature(() => import('./StoreChangeScreen.tsx'), { as: 'section' });

function getPage(params: PageAddress['params']): LazyFeature {
  const { storeNumber, isChange, isDirectory } = readStorePath(params);
  if (isDirectory) return directory;
  return storeNumber === undefined ? finder : isChange ? change : store;
}

export const sections = ({ params }: PageAddress) => [getPage(params)];

/** The store pages: the finder, the directory, one store, and changing the store. */
export default function StoresScreen() {
  const { Screen } = getPage(useRouteParams());
  return <Screen />;
}
