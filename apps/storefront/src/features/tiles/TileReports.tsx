import { useCallback, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { loadTrackingPixels } from '@foolscap/analytics/model';
import { allowBeacons, type TileItem } from '@foolscap/tiles/model';
import { useTileBeacons } from '@foolscap/tiles/ui';
import { isPaymentPage } from '../../routing/pages.ts';
import { useShop } from '../../shell/shop-context.ts';

export interface TileReportsProps {
  /** The list that contains the tiles. */
  grid: RefObject<HTMLElement | null>;
  items: readonly TileItem[];
  /** Whether the tiles belong to another query. */
  isStale: boolean;
}

/** Reports tiles by loading images from the allowed origins. Rendered only with the shopper's consent. */
export default function TileReports({ grid, items, isStale }: TileReportsProps) {
  const { adBeaconOrigins } = useShop();
  const { pathname, search } = useLocation();
  const send = useCallback(
    (urls: readonly string[]) => {
      loadTrackingPixels(allowBeacons(urls, adBeaconOrigins ?? [], location.href), { consent: 'given' });
    },
    [adBeaconOrigins],
  );
  useTileBeacons({
    grid,
    items,
    view: pathname + search,
    isActive: !isStale && !isPaymentPage(pathname),
    send,
  });
  return null;
}
