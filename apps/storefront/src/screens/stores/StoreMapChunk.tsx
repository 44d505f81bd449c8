import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { StoreMap } from '@foolscap/stores/map';
import type { StoreMapView } from '@foolscap/stores/ui';

/** The map with maplibre, in a chunk that loads when the map comes near the screen. Its worker is a file of this site. */
export function StoreMapChunk(view: StoreMapView) {
  return <StoreMap {...view} workerUrl={workerUrl} />;
}
