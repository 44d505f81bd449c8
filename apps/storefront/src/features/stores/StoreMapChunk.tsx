import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { API_BASE_PATH } from '@foolscap/core/vocabulary';
import { StoreMap } from '@foolscap/stores/map';
import { MAP_TILE_PATH } from '@foolscap/stores/model';
import type { StoreMapView } from '@foolscap/stores/ui';
import { useShop } from '../../shell/shop-context.ts';

/**
 * The map with maplibre, in a chunk that loads when the map scrolls near the viewport. Its worker is a file of this site. Its streets, if
 * the shop has a tile service, come from this site as well.
 */
export function StoreMapChunk(view: StoreMapView) {
  const { mapAttribution, mapAttributionUrl } = useShop();
  return (
    <StoreMap
      {...view}
      workerUrl={workerUrl}
      {...(mapAttribution && {
        streets: {
          tiles: API_BASE_PATH + MAP_TILE_PATH,
          attribution: mapAttribution,
          attributionUrl: mapAttributionUrl,
        },
      })}
    />
  );
}
