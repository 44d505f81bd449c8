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
 * Requests a results page's sponsored products while its component is mounted. Needs `recommendationsFeature`, and a site that has them:
 * `useHasSponsored`.
 *
 * @param isStale true while the page shows another query's results, in which case nothing is requested
 * @returns the products; `isStale` while they belong to another query
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
  // Compared by value, so that new arrays with equal items do not cause a request.
  const current = JSON.stringify(request);
  /** The last request for current results, kept while others load. */
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
