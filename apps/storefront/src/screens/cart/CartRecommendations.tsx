import { useSelector } from 'react-redux';
import { selectCart } from '@foolscap/cart/state';
import { Recommendations } from '../recommendations/Recommendations.tsx';

/** The recommendations below the cart, by its items. */
export function CartRecommendations() {
  const skuList = (useSelector(selectCart)?.items ?? []).map(({ itemId }) => itemId);
  return <Recommendations slot="cart" skuList={skuList} omit={skuList} />;
}
