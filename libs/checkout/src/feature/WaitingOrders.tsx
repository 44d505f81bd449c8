import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SectionHeading, Stack, Text, useSettledValue, useMessages } from '@foolscap/ui/components';
import { orderOverviewActions, selectWaitingOrders } from '../state/index.ts';
import { OrderRows } from '../ui/index.ts';
import { OrdersFailure } from './OrdersFailure.tsx';
import { ORDER_OVERVIEW_MESSAGES } from '../model/order-overview-messages.ts';

export interface WaitingOrdersProps {
  /** True for members who approve others' orders. They also see that none are pending. */
  isApprover: boolean;
}

/**
 * Orders pending approval: the member's own or, for approvers, the whole organization's. Renders nothing for a buyer without pending
 * orders. Loads no data; the application requests it (`waitingRequested`).
 */
export function WaitingOrders({ isApprover }: WaitingOrdersProps) {
  const { orderOverview: texts } = useMessages('checkout', ORDER_OVERVIEW_MESSAGES);
  const id = useId();
  const dispatch = useDispatch();
  const load = useSelector(selectWaitingOrders);
  const isLoading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, isLoading);
  const orders = load.value;
  if (!isApprover && !failure && !orders?.length) return null;
  const title = isApprover ? texts.waitingForYou : texts.waiting;
  return (
    <section aria-labelledby={id}>
      <Stack gap={5}>
        <SectionHeading level={2} id={id}>
          {title}
        </SectionHeading>
        {failure ? (
          <OrdersFailure
            failure={failure}
            isLoading={isLoading}
            onRetry={() => dispatch(orderOverviewActions.waitingRequested())}
          />
        ) : (
          <OrderRows
            caption={title}
            orders={orders}
            loadingRows={1}
            empty={<Text tone="muted">{texts.noneWaiting}</Text>}
          />
        )}
      </Stack>
    </section>
  );
}
