import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isConnectionLoss } from '@foolscap/core/http';
import { useSettledValue, useMessages } from '@foolscap/ui/components';
import { cartActions, selectCartLoad, selectIsChanging } from '../state/index.ts';
import { ResumeCart as Card } from '../ui/index.ts';
import { CART_MESSAGES } from '../model/messages.ts';

export interface ResumeCartProps {
  /** URL of the cart page. */
  cartHref: string;
  /** Actions next to the empty cart. */
  emptyActions?: ReactNode;
}

/** A short version of the cart for a home page. It loads no data; the application requests the cart. */
export function ResumeCart({ cartHref, emptyActions }: ResumeCartProps) {
  const dispatch = useDispatch();
  const { connection, texts } = useMessages('cart', CART_MESSAGES);
  const load = useSelector(selectCartLoad);
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  return (
    <Card
      cart={load.value}
      cartHref={cartHref}
      emptyActions={emptyActions}
      pending={useSelector(selectIsChanging)}
      error={failure && (isConnectionLoss(failure) ? connection.unreachable : texts.notLoaded)}
      onRetry={() => dispatch(cartActions.cartRequested())}
      retrying={isLoading}
    />
  );
}
