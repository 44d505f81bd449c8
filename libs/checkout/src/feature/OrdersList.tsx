import { useDispatch, useSelector } from 'react-redux';
import { Alert, Button, SkeletonText } from '@foolscap/ui/components';
import { checkoutMessage } from '../model/index.ts';
import { checkoutActions, selectOrders } from '../state/index.ts';
import { OrderRows } from '../ui/index.ts';

/** The orders of whoever is signed in. Reads nothing by itself; its route asks for them. */
export function OrdersList({ locale }: { locale?: string }) {
  const dispatch = useDispatch();
  const load = useSelector(selectOrders);
  if (load.phase === 'failed') {
    return (
      <Alert
        kind="failure"
        live="assertive"
        actions={<Button onClick={() => dispatch(checkoutActions.ordersRequested())}>Try again</Button>}
      >
        {checkoutMessage(load.failure)}
      </Alert>
    );
  }
  const orders = load.phase === 'idle' ? undefined : load.orders;
  return orders ? <OrderRows orders={orders} {...(locale ? { locale } : {})} /> : <SkeletonText lines={4} />;
}
