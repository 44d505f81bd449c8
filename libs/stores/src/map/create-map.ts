import { Map as LibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import { buildStyle, readColors, type StyleStreets } from './map-style.ts';
import { FILLED_LAYERS, STREETS, STREETS_ZOOM } from './street-layers.ts';
import { createStreetWatch } from './street-watch.ts';

/** A geographic position, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** A map in an element. */
export interface DrawnMap {
  /** Returns the position of a point in the element, in pixels. */
  project: (point: Point) => { x: number; y: number };
  /** Checks whether the map cannot zoom in further. */
  isAtLargestZoom: () => boolean;
  /** Shows all points. */
  fit: (points: readonly Point[]) => void;
  /** Moves a point into view, if it is outside. */
  reveal: (point: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Reloads the colors from the style sheet. */
  recolor: () => void;
  remove: () => void;
}

export interface MapOptions {
  /** URL of maplibre's worker, `maplibre-gl/dist/maplibre-gl-worker.mjs`, on the same origin. */
  workerUrl: string;
  /** Accessible name of the map's canvas. */
  label: string;
  /** Hints for gestures that scroll the page instead of moving the map: a one-finger swipe, and the wheel without the modifier key. */
  gestures: { touch: string; wheel: string; wheelMac: string };
  points: readonly Point[];
  /** Called once the map is drawn. */
  onReady: () => void;
  /** Called whenever points have moved on the screen. */
  onMove: () => void;
  /** The streets, loaded once the map is drawn. Without them the map requests nothing but its worker. */
  streets?:
    | {
        /** A URL with `{z}`, `{x}` and `{y}` of vector tiles in the schema of OpenMapTiles, or its path on the same origin. */
        tiles: string;
        /**
         * Called with true once streets are shown, and with false if there are none or they failed to load. The map then shows its own
         * data.
         */
        onChange: (isShown: boolean) => void;
      }
    | undefined;
  /** Called when the map could not be drawn. */
  onFailure: (error: unknown) => void;
}

/** Maximum zoom without streets; the map's own data has no more detail. */
const LARGEST_ZOOM = 12;
/** Zoom of a map with one store. */
const TOWN_ZOOM = 9.5;
/** The same with streets: a few blocks around the store. */
const STREET_ZOOMS = { largest: 16, town: 13 };
const PADDING = { top: 48, bottom: 32, left: 36, right: 36 };

const boundsOf = (points: readonly Point[]): [number, number, number, number] => {
  const [longitudes, latitudes] = [points.map((p) => p.longitude), points.map((p) => p.latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

/** The worker cannot resolve relative URLs. `URL` would encode the braces of the template. */
const toAbsolute = (tiles: string) => (tiles.startsWith('/') ? location.origin + tiles : tiles);

/**
 * Draws a map. Its data except streets is in this module's chunk, so without streets it requests only its worker. @returns undefined after
 * a failure
 */
export function createMap(container: HTMLElement, options: MapOptions): DrawnMap | undefined {
  try {
    return draw(container, options);
  } catch (error) {
    options.onFailure(error);
    return undefined;
  }
}

function draw(
  container: HTMLElement,
  { workerUrl, label, gestures, points, onReady, onMove, streets, onFailure }: MapOptions,
): DrawnMap {
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  const font = getComputedStyle(container).fontFamily.split(',')[0]!.replace(/["']/g, '');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let zooms = streets ? STREET_ZOOMS : { largest: LARGEST_ZOOM, town: TOWN_ZOOM };
  const fitting = () => ({ padding: PADDING, maxZoom: zooms.town });
  let fitted = points;
  let shown: StyleStreets | undefined;
  /** Whether the shopper has moved the map away from the fitted points. */
  let hasMoved = false;
  const readStyle = () => buildStyle(readColors(container), font, shown);
  const map = new LibreMap({
    container,
    style: readStyle(),
    bounds: boundsOf(points),
    fitBoundsOptions: fitting(),
    maxZoom: zooms.largest,
    minZoom: 2,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    fadeDuration: 0,
    renderWorldCopies: false,
    locale: {
      'Map.Title': label,
      'CooperativeGesturesHandler.WindowsHelpText': gestures.wheel,
      'CooperativeGesturesHandler.MacHelpText': gestures.wheelMac,
      'CooperativeGesturesHandler.MobileHelpText': gestures.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 96 }), 'bottom-left');
  let isReady = false;
  const restyle = (next: StyleStreets | undefined) => {
    shown = next;
    map.setStyle(readStyle());
  };
  const hasFeatures = () =>
    FILLED_LAYERS.some(
      (sourceLayer) => map.querySourceFeatures(STREETS, { sourceLayer, filter: ['has', 'class'] }).length > 0,
    );
  const watch =
    streets &&
    createStreetWatch(
      () => {
        if (shown) restyle({ ...shown, isShown: true });
        streets.onChange(true);
      },
      () => {
        const isTooClose = map.getZoom() > LARGEST_ZOOM;
        zooms = { largest: LARGEST_ZOOM, town: TOWN_ZOOM };
        restyle(undefined);
        map.setMaxZoom(zooms.largest);
        // The map's own data has little detail at the maximum zoom, but the position must not change if the shopper has moved the map.
        if (isTooClose && !hasMoved) map.fitBounds(boundsOf(fitted), { ...fitting(), animate: false });
        streets.onChange(false);
      },
      () => {
        if (shown) restyle({ ...shown, isShown: false });
        streets.onChange(false);
      },
    );
  // Reads features lazily, because reading is slow.
  const getView = () =>
    map.getZoom() < STREETS_ZOOM ? 'none' : !shown || hasFeatures() ? 'streets' : 'empty';
  map.on('load', () => {
    isReady = true;
    onReady();
    // Only now: the map must not wait for a third party's tiles.
    if (streets) restyle({ tiles: toAbsolute(streets.tiles), isShown: false });
  });
  map.on('sourcedata', ({ sourceId, tile }) => {
    if (sourceId !== STREETS || tile?.state !== 'loaded') return;
    // A reply without a body, or a tile with another schema, also counts as loaded.
    if (shown?.isShown || hasFeatures()) watch?.tileLoaded();
    else watch?.tileEmpty();
  });
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) hasMoved = true;
  });
  map.on('move', onMove);
  map.on('resize', onMove);
  map.on('idle', () => watch?.settled(getView()));
  // With a listener, maplibre does not log errors itself.
  map.on('error', (event) => {
    if (!isReady) onFailure(event.error);
    else if ('sourceId' in event && event.sourceId === STREETS) watch?.tileFailed();
  });
  const animate = !isStill;
  return {
    project: ({ longitude, latitude }) => map.project([longitude, latitude]),
    isAtLargestZoom: () => map.getZoom() >= zooms.largest - 0.01,
    fit: (targets) => {
      fitted = targets;
      hasMoved = false;
      map.fitBounds(boundsOf(targets), {
        ...fitting(),
        maxZoom: targets.length > 1 ? zooms.largest : zooms.town,
        animate,
      });
    },
    reveal: ({ longitude, latitude }) => {
      const { x, y } = map.project([longitude, latitude]);
      const { clientWidth, clientHeight } = container;
      const isInside = x > 24 && y > 40 && x < clientWidth - 24 && y < clientHeight - 16;
      if (isInside) return;
      hasMoved = true;
      map.easeTo({ center: [longitude, latitude], animate });
    },
    zoomIn: () => {
      hasMoved = true;
      map.zoomIn({ animate });
    },
    zoomOut: () => {
      hasMoved = true;
      map.zoomOut({ animate });
    },
    recolor: () => map.setStyle(readStyle()),
    remove: () => map.remove(),
  };
}
