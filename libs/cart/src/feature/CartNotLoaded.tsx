import { useDispatch, useSelector } from 'react-redux';
import { isConnectionLoss } from '@foolscap/core/http';
import { Alert, useMessages } from '@foolscap/ui/components';
import { cartActions, selectCartLoad } from '../state/index.ts';
import { CART_MESSAGES } from '../model/messages.ts';

/** The alert shown instead of a cart that could not be loaded. */
export function CartNotLoaded({ isReading }: { isReading: boolean }) {
  const dispatch = useDispatch();
  const { connection, texts } = useMessages('cart', CART_MESSAGES);
  const load = useSelector(selectCartLoad);
  return (
    <Alert
      kind="failure"
      live="assertive"
      onRetry={() => dispatch(cartActions.cartRequested())}
      isRetrying={isReading}
    >
      {load.phase === 'failed' && isConnectionLoss(load.failure) ? connection.unreachable : texts.notLoaded}
    </Alert>
  );
}
