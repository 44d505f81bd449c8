import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartActions, miniCartActions, selectCart, selectCartLoad } from '../../state/index.ts';

/** Requests the cart if no page has, and ends the opening delay once there is something to show. */
export function useMiniCartData(): void {
  const dispatch = useDispatch();
  const { phase } = useSelector(selectCartLoad);
  const hasContent = useSelector(selectCart) !== undefined || phase === 'failed';
  const isUnread = phase === 'idle';
  useEffect(() => {
    if (isUnread) dispatch(cartActions.cartRequested({ mayBeCached: true }));
  }, [dispatch, isUnread]);
  useEffect(() => {
    if (hasContent) dispatch(miniCartActions.contentRendered());
  }, [dispatch, hasContent]);
}
