import { Map as LibreMap, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import { buildStyle, readColors } from './map-style.ts';

/** A place on the earth, in degrees. */
interface Point {
  latitude: number;
  longitude: number;
}

/** A map in an element. */
export interface DrawnMap {
  /** Returns the place of a point in the element, in pixels. */
  project: (point: Point) => { x: number; y: number };
  /** Whether the map cannot zoom in further. */
  isAtLargestZoom: () => boolean;
  /** Shows all points. */
  fit: (points: readonly Point[]) => void;
  /** Moves a point into view, if it is outside. */
  reveal: (point: Point) => void;
  zoomIn: () => void;
  zoomOut: () => void;
  /** Reads the colors of the style sheet again. */
  recolor: () => void;
  remove: () => void;
}

export interface MapOptions {
  /** Address of maplibre's worker, `maplibre-gl/dist/maplibre-gl-worker.mjs`, on the same origin. */
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
  /** Called when the map could not be drawn. */
  onFailure: (error: unknown) => void;
}

/** Below streets the data has nothing to show. */
const LARGEST_ZOOM = 12;
/** Zoom of a map with one store. */
const TOWN_ZOOM = 9.5;
const PADDING = { top: 48, bottom: 32, left: 36, right: 36 };

const boundsOf = (points: readonly Point[]): [number, number, number, number] => {
  const [longitudes, latitudes] = [points.map((p) => p.longitude), points.map((p) => p.latitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
};

/** Draws a map. Everything that it shows is in this module's chunk: it makes no request but for its worker. @returns undefined after a failure */
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
  { workerUrl, label, gestures, points, onReady, onMove, onFailure }: MapOptions,
): DrawnMap {
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  const font = getComputedStyle(container).fontFamily.split(',')[0]!.replace(/["']/g, '');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fitting = { padding: PADDING, maxZoom: TOWN_ZOOM };
  const map = new LibreMap({
    container,
    style: buildStyle(readColors(container), font),
    bounds: boundsOf(points),
    fitBoundsOptions: fitting,
    maxZoom: LARGEST_ZOOM,
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
  map.on('load', () => {
    isReady = true;
    onReady();
  });
  map.on('move', onMove);
  map.on('resize', onMove);
  map.on('error', ({ error }) => {
    if (!isReady) onFailure(error);
  });
  const animate = !isStill;
  return {
    project: ({ longitude, latitude }) => map.project([longitude, latitude]),
    isAtLargestZoom: () => map.getZoom() >= LARGEST_ZOOM - 0.01,
    fit: (shown) =>
      map.fitBounds(boundsOf(shown), {
        ...fitting,
        maxZoom: shown.length > 1 ? LARGEST_ZOOM : TOWN_ZOOM,
        animate,
      }),
    reveal: ({ longitude, latitude }) => {
      const { x, y } = map.project([longitude, latitude]);
      const { clientWidth, clientHeight } = container;
      const isInside = x > 24 && y > 40 && x < clientWidth - 24 && y < clientHeight - 16;
      if (!isInside) map.easeTo({ center: [longitude, latitude], animate });
    },
    zoomIn: () => map.zoomIn({ animate }),
    zoomOut: () => map.zoomOut({ animate }),
    recolor: () => map.setStyle(buildStyle(readColors(container), font)),
    remove: () => map.remove(),
  };
}
