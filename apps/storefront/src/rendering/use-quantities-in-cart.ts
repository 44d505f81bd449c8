import { useSelector } from 'react-redux';
import { selectQuantitiesByItem } from '@foolscap/cart/state';
import type { ShopState } from '../store.ts';

const selectQuantities = (state: ShopState & { quantitiesInCart?: Record<string, number> }) =>
  state.quantitiesInCart ?? selectQuantitiesByItem(state);

/**
 * Returns the quantities in the cart by item id. On the server they are computed before the page is rendered, so that a region reads only those of the
 * items that it shows, and shoppers with different carts can share it.
 */
export const useQuantitiesInCart = (): Record<string, number> => useSelector(selectQuantities);
