import { useSelector } from 'react-redux';
import { selectAddFeedback, selectCart } from '@foolscap/cart/state';
import { lazySection } from '../../rendering/lazy-section.tsx';
import { NearViewport } from '../NearViewport.tsx';
import type { RecommendationShelfProps } from './RecommendationShelf.tsx';

/** A page shows without recommendations if their chunk fails to load. */
const shelf = lazySection<RecommendationShelfProps>(() =>
  import('./RecommendationShelf.tsx').catch(() => ({ default: () => null })),
);

/** Recommended products in a slot of the shop. Their code and data load when the shopper comes near, and never delay the page. */
export function Recommendations(props: RecommendationShelfProps) {
  return (
    <NearViewport>
      <shelf.Screen {...props} />
    </NearViewport>
  );
}

/** The recommendations below the lines of the last add, by its items. */
export function AddedRecommendations() {
  const feedback = useSelector(selectAddFeedback);
  const skuList = feedback?.phase === 'added' ? feedback.lines.map(({ itemId }) => itemId) : [];
  const omit = (useSelector(selectCart)?.items ?? []).map(({ itemId }) => itemId);
  return skuList.length > 0 && <Recommendations slot="addFeedback" skuList={skuList} omit={omit} inDrawer />;
}

/** The recommendations below the cart, by its items. */
export function CartRecommendations() {
  const skuList = (useSelector(selectCart)?.items ?? []).map(({ itemId }) => itemId);
  return <Recommendations slot="cart" skuList={skuList} omit={skuList} canDismiss />;
}
