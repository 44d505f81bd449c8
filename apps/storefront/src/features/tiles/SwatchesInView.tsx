import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { TileItem } from '@foolscap/tiles/model';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import { usePageServices } from '../../rendering/page-services.ts';
import type { SwatchesProps } from './Swatches.tsx';

/** Margin around the viewport within which a tile counts as in view (storefront-9.34). */
const VIEW_MARGIN = '0px 0px 50px';

const swatches = lazyFeature<SwatchesProps>(() => import('./Swatches.tsx'), { as: 'page' });

export interface SwatchesInViewProps {
  /** The product of the tile. */
  item: TileItem;
  /** Item number of the chosen color. */
  chosenId: string;
  /** The number of colors as text, shown until the colors have loaded and if they fail to load. */
  inWords: ReactNode;
  onChoose: (item: TileItem) => void;
}

/** A tile's colors, whose code and data load when the tile scrolls into view. */
export function SwatchesInView(props: SwatchesInViewProps) {
  const { open } = usePageServices();
  const place = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!place.current || isInView) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setInView(true),
      { rootMargin: VIEW_MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isInView]);
  useEffect(() => {
    if (!isInView) return;
    Promise.resolve(open(swatches)).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, [isInView, open]);
  return <div ref={place}>{isLoaded ? <swatches.Screen {...props} /> : props.inWords}</div>;
}
