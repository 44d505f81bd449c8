import { useRef } from 'react';
import type { SearchQuery } from '@foolscap/catalog/contract';
import type { TileItem } from '@foolscap/tiles/model';
import { SponsoredRow, SponsoredTile } from '@foolscap/tiles/ui';
import { Tiles } from '../tiles/Tiles.tsx';
import { useQuietMoment } from './use-quiet-moment.ts';
import { useSponsored } from './use-sponsored.ts';
import { useMessages } from '@foolscap/ui/components';
import { SPONSORED_MESSAGES } from '@foolscap/tiles/ui';

export interface SponsoredShelfProps {
  /** The page's search or category. */
  query: SearchQuery;
  /** The page's products, which are not shown again. */
  shown: readonly TileItem[];
  /** True while the page shows another query's results. */
  isStale: boolean;
}

/** Requests and shows the sponsored products of a results page. Renders nothing if there are none or the request failed. */
export function SponsoredShelf({ query, shown, ...page }: SponsoredShelfProps) {
  const { sponsored: texts } = useMessages('tiles', SPONSORED_MESSAGES);
  const { items, isStale } = useSponsored(query, shown, page.isStale);
  const place = useRef<HTMLDivElement>(null);
  const isShown = useQuietMoment(place, items.length > 0);
  return (
    <div ref={place}>
      {isShown && (
        <SponsoredRow count={items.length}>
          <Tiles
            items={items}
            label={texts.heading}
            layout="row"
            variant={SponsoredTile}
            // An impression counts once per page view, and the URL changes before the products do.
            isStale={isStale}
          />
        </SponsoredRow>
      )}
    </div>
  );
}
