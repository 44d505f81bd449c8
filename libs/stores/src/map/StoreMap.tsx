import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, IconButton, Link, Skeleton, Text, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../contract/index.ts';
import { arrangePins } from './arrange-pins.ts';
import type { PinGroup } from './arrange-pins.ts';
import type { DrawnMap } from './create-map.ts';
import { hasWebGL } from './has-web-gl.ts';
import { Pin } from './Pin.tsx';
import { STORE_DETAIL_MESSAGES } from '../ui/detail-messages.ts';
import styles from './StoreMap.module.scss';

export interface StoreMapProps {
  /** The stores of the list, in its order; their numbers are the pins. */
  stores: readonly FoundStore[];
  /** Number of the shopper's store. */
  chosen?: string | undefined;
  /** Number of the store that the list and the map highlight. */
  selected?: string | undefined;
  /** Called when a pin is clicked. */
  onSelect?: ((storeNumber: string) => void) | undefined;
  /** URL of maplibre's worker on the same origin: `maplibre-gl/dist/maplibre-gl-worker.mjs`. */
  workerUrl: string;
  /** Streets, from vector tiles in the schema of OpenMapTiles. Without them the map has only its own, simplified data. */
  streets?:
    | {
        /** A URL with `{z}`, `{x}` and `{y}`, or its path on the same origin. It must not change. */
        tiles: string;
        /** Plain text, shown below the map together with the streets. */
        attribution: string;
        /** A URL that the attribution links to; plain text by default. */
        attributionUrl?: string | undefined;
      }
    | undefined;
}

type Phase = 'loading' | 'ready' | 'failed' | 'unavailable';

/** Unknown on the server. */
const canDraw = () => typeof document === 'undefined' || hasWebGL();

/** The sources of the map with streets; the operator's attribution may be a link. */
function StreetSource({ attribution, attributionUrl }: NonNullable<StoreMapProps['streets']>) {
  const { map: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const text = texts.streetSource(attribution);
  const start = text.indexOf(attribution);
  if (!attributionUrl || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <Link href={attributionUrl}>{attribution}</Link>
      {text.slice(start + attribution.length)}
    </>
  );
}

/**
 * A map of stores with pins, which are buttons in the order of the list. Pins that would overlap are one button that zooms in. The list has
 * the same information: without WebGL a message replaces the map. Without streets, and while they cannot be loaded, it shows its own data.
 */
export function StoreMap({ stores, chosen, selected, onSelect, workerUrl, streets }: StoreMapProps) {
  const { map: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<DrawnMap>(undefined);
  const [phase, setPhase] = useState<Phase>(() => (canDraw() ? 'loading' : 'unavailable'));
  const [hasStreets, setHasStreets] = useState(false);
  const [groups, setGroups] = useState<readonly PinGroup[]>([]);
  // A new array with the same stores, for example after an unrelated change, must not move the map.
  const key = stores.map(({ storeNumber }) => storeNumber).join();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- by the numbers of the stores, not by the array
  const shown = useMemo(() => stores, [key]);
  const first = useRef(shown);
  const label = texts.label(stores.length);
  const tiles = streets?.tiles;

  useEffect(() => {
    const element = container.current;
    if (!element || !first.current.length) return undefined;
    let isGone = false;
    // Loaded here: maplibre has no build for `require`, which tests of applications may use for this entry.
    import('./create-map.ts').then(
      ({ createMap }) => {
        if (isGone) return;
        map.current = createMap(element, {
          workerUrl,
          label: texts.canvas,
          gestures: { touch: texts.touchHint, wheel: texts.wheelHint, wheelMac: texts.wheelHintMac },
          points: first.current,
          onReady: () => setPhase('ready'),
          onMove: () => element.dispatchEvent(new Event('moved')),
          streets: tiles === undefined ? undefined : { tiles, onChange: setHasStreets },
          onFailure: () => setPhase('failed'),
        });
      },
      () => isGone || setPhase('failed'),
    );
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const recolor = () => map.current?.recolor();
    scheme.addEventListener('change', recolor);
    return () => {
      isGone = true;
      scheme.removeEventListener('change', recolor);
      map.current?.remove();
      map.current = undefined;
      setHasStreets(false);
    };
  }, [texts, workerUrl, tiles]);

  useEffect(() => {
    const element = container.current;
    if (phase !== 'ready' || !element) return undefined;
    const arrange = () => {
      if (!map.current) return;
      const { project, isAtLargestZoom } = map.current;
      setGroups(arrangePins(shown.map(project), isAtLargestZoom()));
    };
    if (shown !== first.current) map.current?.fit(shown);
    first.current = shown;
    arrange();
    element.addEventListener('moved', arrange);
    return () => element.removeEventListener('moved', arrange);
  }, [phase, shown]);

  useEffect(() => {
    const store = shown.find(({ storeNumber }) => storeNumber === selected);
    if (phase === 'ready' && store) map.current?.reveal(store);
  }, [phase, selected, shown]);

  if (!stores.length) return null;
  if (phase === 'unavailable' || phase === 'failed')
    return (
      <p className={styles.message} role="status">
        {phase === 'failed' ? texts.failed : texts.unavailable}
      </p>
    );
  return (
    <section className={styles.frame} aria-label={label} aria-busy={phase === 'loading'}>
      <div className={styles.stage}>
        <div ref={container} className={styles.map} />
        {phase === 'loading' && <Skeleton className={styles.bone} />}
        {phase === 'ready' && (
          <ol className={styles.pins} aria-label={label}>
            {groups.map((group) => (
              <Pin
                key={group.members[0]}
                group={group}
                stores={shown}
                chosen={chosen}
                selected={selected}
                onSelect={(storeNumber) => onSelect?.(storeNumber)}
                onFocus={(store) => map.current?.reveal(store)}
                onOpen={(members) => map.current?.fit(members)}
              />
            ))}
          </ol>
        )}
        <div className={styles.controls}>
          <IconButton icon="plus" size="small" label={texts.zoomIn} onClick={() => map.current?.zoomIn()} />
          <IconButton
            icon="minus"
            size="small"
            label={texts.zoomOut}
            onClick={() => map.current?.zoomOut()}
          />
        </div>
      </div>
      <div className={styles.foot}>
        <Text size={12} tone="muted">
          {hasStreets && streets ? <StreetSource {...streets} /> : texts.source}
        </Text>
        <Button size="small" variant="quiet" onClick={() => map.current?.fit(shown)}>
          {texts.showAll}
        </Button>
      </div>
    </section>
  );
}
