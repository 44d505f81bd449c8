import { MiniCart } from '@foolscap/cart/mini-cart';
import { signInAddress } from '@foolscap/core/http';
import { LOGIN_PATH } from '@foolscap/core/vocabulary';
import { EmptyState } from '@foolscap/ui/components';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { miniCartActions, selectCart } from '@foolscap/cart/state';
import { RECOMMENDATION_HEADINGS } from '@foolscap/tiles/model';
import { getShownItems, getShownScheme } from '@foolscap/tiles/state';
import { miniCartFeature } from './mini-cart-feature.ts';
import { belowRoot } from '../../routing/tenant-path.ts';
import { useRecommendations } from '../recommendations/use-recommendations.ts';
import { useShop } from '../../shell/shop-context.ts';
import { recommendationsFeature } from '../recommendations/feature.ts';
import RecommendedTiles from '../recommendations/RecommendedTiles.tsx';
import { listsFeature } from '../lists/feature.ts';
import type { HeaderPanelProps } from '../../shell/use-header-panel.tsx';
import { cartFeature } from './feature.ts';
import { MiniCartLists } from './MiniCartLists.tsx';
import { SavedItemsSection } from './saved-items.tsx';
import { CART_SCREEN_MESSAGES } from './cart-messages.ts';

const { cart: texts } = CART_SCREEN_MESSAGES;

export const features = [miniCartFeature, cartFeature, listsFeature, recommendationsFeature];

const saved = (
  <>
    <SavedItemsSection
      showsHeading={false}
      empty={
        <EmptyState title={texts.noneSaved} level={3}>
          {texts.noneSavedHint}
        </EmptyState>
      }
    />
    <MiniCartLists />
  </>
);

/** Number of recommendations that fit below the lines. Dismissed ones are replaced by the next ones in the reply. */
const SHOWN = 3;

/** Requests the recommendations below the lines (cart-4.49). If there are none, or the first request fails, the mini cart shows none. */
function useMiniCartRecommendations() {
  const dispatch = useDispatch();
  const skuList = (useSelector(selectCart)?.items ?? []).map(({ itemId }) => itemId);
  const { held } = useRecommendations({ slot: 'miniCart', skuList, omit: skuList });
  const items = useMemo(() => getShownItems(held).slice(0, SHOWN), [held]);
  const scheme = getShownScheme(held);
  // Keeps the tiles of the last reply, so that changing a line does not replace them with a skeleton.
  const phase = items.length ? 'filled' : held?.phase;
  useEffect(() => {
    if (phase === 'pending') dispatch(miniCartActions.recommendationsRequested());
    if (phase === 'filled') dispatch(miniCartActions.recommendationsReceived());
    if (phase === 'failed') dispatch(miniCartActions.recommendationsFailed());
  }, [dispatch, phase]);
  if (!items.length || !scheme) return {};
  const heading = RECOMMENDATION_HEADINGS[scheme];
  return {
    recommendationsHeading: heading,
    recommendations: <RecommendedTiles slot="miniCart" items={items} label={heading} />,
  };
}

/** The mini cart opened by the header's cart link, with links to the shop's pages and the saved items. */
export default function MiniCartPanel(props: HeaderPanelProps) {
  const { tenant, basename } = useShop();
  const recommendations = useMiniCartRecommendations();
  return (
    <MiniCart
      {...props}
      cartHref="/cart"
      checkoutHref="/checkout"
      signInHref={belowRoot(signInAddress(tenant, `${basename}/checkout`) ?? LOGIN_PATH, basename)}
      saved={saved}
      {...recommendations}
    />
  );
}
