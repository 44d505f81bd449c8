import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAccount, selectUserType } from '@foolscap/account/state';
import {
  getShownCount,
  getSlotSchemes,
  RECOMMENDATION_HEADINGS,
  type RecommendationSlot,
} from '@foolscap/tiles/model';
import {
  getShownItems,
  getShownScheme,
  recommendationsActions,
  type RecommendationsRoot,
  selectRecommendations,
} from '@foolscap/tiles/state';
import { RecommendationRow } from '@foolscap/tiles/ui';
import type { UserType } from '@foolscap/core/vocabulary';
import { useOnline } from '../../connection/use-online.ts';
import { recommendationsPart } from '../../parts/recommendations.part.ts';
import { useShop } from '../../shell/shop-context.ts';
import { Tiles } from '../Tiles.tsx';

export const parts = [recommendationsPart];

export interface RecommendationShelfProps {
  slot: RecommendationSlot;
  /** The items that the recommendations are for. */
  skuList?: readonly string[];
  categoryId?: string;
  /** Items to leave out. */
  omit?: readonly string[];
}

/** Requests and shows the recommended products of a slot. */
export default function RecommendationShelf({ slot, skuList, categoryId, omit }: RecommendationShelfProps) {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const known = useSelector(selectUserType);
  const userType: UserType = known === undefined || known === 'LOGGEDOFF' ? 'GUEST' : known;
  const account = useSelector(selectAccount);
  const toggle = account?.session.sessionIPA.webToggleList.find(
    ({ toggleName }) => toggleName === 'recommendations',
  );
  // The toggle is for the consumer site only (storefront-6.38).
  const isOff = tenant === 'sdc' && toggle?.values.includes('false') === true;
  const held = useSelector((root: RecommendationsRoot) => selectRecommendations(root, slot));
  // By value, so that equal lists of new arrays request nothing.
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
    // Without a connection the page says so already; the request follows when the connection is back.
    if (isOff || !isOnline) return;
    dispatch(recommendationsActions.recommendationsRequested(JSON.parse(wanted)));
  }, [dispatch, isOff, isOnline, wanted, userType, attempt]);
  useEffect(() => () => void dispatch(recommendationsActions.recommendationsCleared(slot)), [dispatch, slot]);

  const items = getShownItems(held);
  const scheme = getShownScheme(held);
  if (!held || !scheme || (held.phase === 'failed' && !isOnline)) return null;
  return (
    <RecommendationRow
      heading={RECOMMENDATION_HEADINGS[scheme]}
      phase={held.phase}
      count={items.length}
      onRetry={() => setAttempt((number) => number + 1)}
    >
      <Tiles items={items} label={RECOMMENDATION_HEADINGS[scheme]} layout="row" />
    </RecommendationRow>
  );
}
