import { useDispatch, useSelector } from 'react-redux';
import { Alert, ButtonLink, useMessages } from '@foolscap/ui/components';
import type { OrdersQuery } from '../contract/index.ts';
import { checkoutMessage } from '../model/index.ts';
import { checkoutActions, selectOrders } from '../state/index.ts';
import { OrderRows } from '../ui/index.ts';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';
import { ORDER_ROWS_MESSAGES } from '../model/order-rows-messages.ts';

export interface OrdersListProps {
  /** Query from the URL; the same as the route's request. */
  query?: OrdersQuery;
  /** Maximum number of orders to show. */
  most?: number;
}

/** The orders of the signed-in user. Loads no data; its route requests it. */
export function OrdersList({ query = {}, most }: OrdersListProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { orderRows: texts } = useMessages('checkout', ORDER_ROWS_MESSAGES);
  const dispatch = useDispatch();
  const load = useSelector(selectOrders);
  if (load.phase === 'failed') {
    return (
      <Alert kind="failure" live="assertive" onRetry={() => dispatch(checkoutActions.ordersRequested(query))}>
        {checkoutMessage(load.failure, messages)}
      </Alert>
    );
  }
  const data = load.value;
  return (
    <OrderRows
      orders={data?.orders.slice(0, most)}
      filtered={Boolean(query.q ?? query.status ?? query.year)}
      emptyActions={<ButtonLink href="/">{texts.startShopping}</ButtonLink>}
    />
  );
}
