import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SearchQuery } from '@foolscap/catalog/contract';
import { selectUserType } from '@foolscap/account/state';
import { MAX_AD_KEYWORDS, type TileItem } from '@foolscap/tiles/model';
import {
  selectSponsoredItems,
  sponsoredActions,
  type SponsoredRequest,
  type SponsoredRoot,
} from '@foolscap/tiles/state';
import { useOnline } from '../../connection/use-online.ts';

/**
 * Requests the sponsored products of a page of results while its component shows. Needs `recommendationsFeature`, and a site that has them:
 * `useHasSponsored`.
 *
 * @param isStale true while the page shows the results of another query: nothing is requested
 * @returns the products; `isStale` while they are those of another query
 */
export function useSponsored(
  query: SearchQuery,
  shown: readonly TileItem[],
  isStale: boolean,
): { items: readonly TileItem[]; isStale: boolean } {
  const dispatch = useDispatch();
  const isOnline = useOnline();
  const userType = useSelector(selectUserType);
  const keywords = query.q?.trim().slice(0, MAX_AD_KEYWORDS);
  const request: SponsoredRequest = {
    placement: keywords ? 'search' : 'browse',
    ...(keywords ? { keywords } : {}),
    ...(query.category === undefined ? {} : { categoryId: query.category }),
    shown: shown.map(({ itemId }) => itemId).slice(0, 100),
  };
  // By value, so that equal lists of new arrays request nothing.
  const current = JSON.stringify(request);
  /** The last request of current results. While others load, it stays. */
  const [wanted, setWanted] = useState<string>();
  if (!isStale && wanted !== current) setWanted(current);
  useEffect(() => {
    if (wanted === undefined || !isOnline) return;
    dispatch(sponsoredActions.sponsoredRequested(JSON.parse(wanted) as SponsoredRequest));
    // Prices and restrictions depend on the user.
  }, [dispatch, isOnline, userType, wanted]);
  useEffect(() => () => void dispatch(sponsoredActions.sponsoredCleared()), [dispatch]);
  const items = useSelector(selectSponsoredItems);
  const isFilled = useSelector(
    ({ sponsored }: SponsoredRoot) =>
      sponsored.phase === 'filled' && JSON.stringify(sponsored.request) === current,
  );
  return { items, isStale: isStale || !isFilled };
}
