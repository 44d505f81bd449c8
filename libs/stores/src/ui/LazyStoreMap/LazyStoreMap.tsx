import { useEffect, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { Skeleton, useMessages } from '@foolscap/ui/components';
import type { FoundStore } from '../../contract/index.ts';
import { STORE_DETAIL_MESSAGES } from '../detail-messages.ts';
import styles from './LazyStoreMap.module.scss';

/** The content of a map of stores, for any component that draws one. */
export interface StoreMapView {
  /** The stores of the list, in its order. */
  stores: readonly FoundStore[];
  /** Number of the shopper's store. */
  chosen?: string | undefined;
  /** Number of the store that the list and the map highlight. */
  selected?: string | undefined;
  /** Called when a pin is clicked. */
  onSelect?: ((storeNumber: string) => void) | undefined;
}

export interface LazyStoreMapProps extends StoreMapView {
  /** Loads the map, such as `StoreMap` of `@foolscap/stores/map`, once its position is close to the viewport. */
  load: () => Promise<ComponentType<StoreMapView>>;
}

/** Pixels from the screen at which the map is loaded. */
const NEAR = 100;

/**
 * A placeholder for a map, which loads when it is close to the viewport. If the map cannot be loaded, only the list remains, with a
 * message.
 */
export function LazyStoreMap({ load, ...view }: LazyStoreMapProps) {
  const { map: texts } = useMessages('stores', STORE_DETAIL_MESSAGES);
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Map?: ComponentType<StoreMapView> }>();
  const first = useRef(load);
  useEffect(() => {
    let isGone = false;
    const start = () =>
      first.current().then(
        (Map) => !isGone && setLoaded({ Map }),
        () => !isGone && setLoaded({}),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void start();
      },
      { rootMargin: `${NEAR}px` },
    );
    if (place.current) observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, []);
  if (!loaded)
    return (
      <div ref={place} className={styles.place} aria-busy="true">
        <noscript>{texts.needsScript}</noscript>
        <Skeleton className={styles.bone} />
      </div>
    );
  const { Map } = loaded;
  return Map ? (
    <Map {...view} />
  ) : (
    <p role="status" className={styles.message}>
      {texts.failed}
    </p>
  );
}
