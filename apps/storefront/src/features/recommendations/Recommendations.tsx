import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectAddFeedback, selectCart } from '@foolscap/cart/state';
import { lazyFeature } from '../../rendering/lazy-feature.tsx';
import type { RecommendationShelfProps } from './RecommendationShelf.tsx';

/** Distance from the viewport at which recommendations load, so that they are ready when the shopper reaches them. */
const NEAR = '600px';

/** If the chunk fails to load, the page is shown without recommendations. */
const shelf = lazyFeature<RecommendationShelfProps>(
  () => import('./RecommendationShelf.tsx').catch(() => ({ default: () => null })),
  { as: 'section' },
);

/** Recommended products in a slot of the shop. Their code and data load when the shopper scrolls near them, and never delay the page. */
export function Recommendations(props: RecommendationShelfProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && <shelf.Screen {...props} />}</div>;
}

/** Returns the ids of the items in the cart. */
const useCartItemIds = () => (useSelector(selectCart)?.items ?? []).map(({ itemId }) => itemId);

/** Recommendations below the lines of the last add, based on its items. */
export function AddedRecommendations() {
  const feedback = useSelector(selectAddFeedback);
  const skuList = feedback?.phase === 'added' ? feedback.lines.map(({ itemId }) => itemId) : [];
  const omit = useCartItemIds();
  return skuList.length > 0 && <Recommendations slot="addFeedback" skuList={skuList} omit={omit} inDrawer />;
}

/** The home page's recommendations, excluding items in the cart. */
export const HomeRecommendations = () => <Recommendations slot="home" omit={useCartItemIds()} canDismiss />;

/** Recommendations below the cart, based on its items. */
export function CartRecommendations() {
  const skuList = useCartItemIds();
  return <Recommendations slot="cart" skuList={skuList} omit={skuList} canDismiss />;
}
