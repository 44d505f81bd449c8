import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount, selectUserType } from '@foolscap/account/state';
import { getShownCount, getSlotSchemes, type RecommendationSlot } from '@foolscap/tiles/model';
import {
  recommendationsActions,
  type RecommendationsRequest,
  type RecommendationsRoot,
  selectRecommendations,
} from '@foolscap/tiles/state';
import type { UserType } from '@foolscap/core/vocabulary';
import { useOnline } from '../../connection/use-online.ts';
import { useShop } from '../../shell/shop-context.ts';
import { readDismissed } from './dismissed-items.ts';

/** A slot of the shop and what its recommendations are based on. */
export interface RecommendationQuery {
  slot: RecommendationSlot;
  /** The items that the recommendations are based on. */
  skuList?: readonly string[];
  categoryId?: string;
  /** Items to leave out. */
  omit?: readonly string[];
}

/** Requests a slot's recommendations while its component is mounted. Needs `recommendationsFeature`. */
export function useRecommendations({ slot, skuList, categoryId, omit }: RecommendationQuery) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const known = useSelector(selectUserType);
  const userType: UserType | 'ASC' = known === undefined || known === 'LOGGEDOFF' ? 'GUEST' : known;
  const account = useSelector(selectAccount);
  const toggle = account?.session.sessionIPA.webToggleList.find(
    ({ toggleName }) => toggleName === 'recommendations',
  );
  // The toggle applies to the consumer site only (storefront-6.38).
  const isOff = tenant === 'sdc' && toggle?.values.includes('false') === true;
  const held = useSelector((root: RecommendationsRoot) => selectRecommendations(root, slot));
  // Compared by value, so that new arrays with equal items do not cause a request.
  const wanted = JSON.stringify({
    slot,
    ...getSlotSchemes(slot, userType),
    count: getShownCount(slot, tenant),
    ...(skuList?.length ? { skuList: skuList.slice(0, 50) } : {}),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(omit?.length ? { omit: omit.slice(0, 500) } : {}),
  });
  const [attempt, setAttempt] = useState(0);
  const isOnline = useOnline();
  useEffect(() => {
    // While offline, the page already reports it, and the request follows once the connection is back.
    if (isOff || !isOnline) return;
    const request = JSON.parse(wanted) as RecommendationsRequest;
    // Read here, so that dismissing an item replaces it without a new request.
    const left = [...(request.omit ?? []), ...readDismissed()].slice(0, 500);
    dispatch(
      recommendationsActions.recommendationsRequested({ ...request, ...(left.length ? { omit: left } : {}) }),
    );
  }, [dispatch, isOff, isOnline, wanted, userType, attempt]);
  useEffect(() => () => void dispatch(recommendationsActions.recommendationsCleared(slot)), [dispatch, slot]);

  return {
    /** Undefined before the first request, and if there are no items because the connection was lost, which the page already reports. */
    held: held?.phase === 'failed' && !held.last && !isOnline ? undefined : held,
    retry: () => setAttempt((number) => number + 1),
  };
}
