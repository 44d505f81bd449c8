import { LazyStoreMap } from '@foolscap/stores/ui';
import type { StoreMapView } from '@foolscap/stores/ui';

const load = async () => (await import('./StoreMapChunk.tsx')).StoreMapChunk;

/** The map of stores, loaded when it scrolls near the viewport. */
export function MapOfStores(view: StoreMapView) {
  return <LazyStoreMap {...view} load={load} />;
}
