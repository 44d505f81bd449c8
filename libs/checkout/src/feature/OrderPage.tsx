import { type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Alert,
  ButtonLink,
  EmptyState,
  SectionHeading,
  Stack,
  useSettledValue,
  useMessages,
} from '@foolscap/ui/components';
import { checkoutMessage, isMembershipOrder } from '../model/index.ts';
import { checkoutActions, selectCancel, selectOrder } from '../state/index.ts';
import { CheckoutSkeleton, Confirmation } from '../ui/index.ts';
import { CancelOrderDialog } from '../ui/CancelOrderDialog/CancelOrderDialog.tsx';
import { useRequestWhenCleared } from './use-request-when-cleared.ts';
import { CHECKOUT_MESSAGES } from '../model/messages.ts';
import { ORDER_PAGE_MESSAGES } from '../model/order-page-messages.ts';
import { ORDER_MESSAGES } from '../model/order-messages.ts';

export interface OrderPageProps {
  orderNumber: string;
  picture?: ReactNode;
  /** Slot at the end of the items. */
  belowItems?: ReactNode;
  /** Slot for the actions when this shopper cannot see the order, such as signing in. */
  whenMissing?: ReactNode;
}

/** The page of one order, which is also its confirmation. Its route requests the order; the page only retries. */
export function OrderPage(props: OrderPageProps) {
  return <OneOrder key={props.orderNumber} {...props} />;
}

function OneOrder({ orderNumber, picture, belowItems, whenMissing }: OrderPageProps) {
  const messages = useMessages('checkout', CHECKOUT_MESSAGES);
  const { orderPage: texts } = useMessages('checkout', ORDER_PAGE_MESSAGES);
  const { loading } = useMessages('checkout', ORDER_MESSAGES).order;
  const dispatch = useDispatch();
  const order = useSelector(selectOrder);
  const cancel = useSelector(selectCancel);
  /** Whether the confirmation is open; undefined until it is first opened. */
  const [isConfirming, setConfirming] = useState<boolean>();
  const load = order.orderNumber === orderNumber ? order.load : { phase: 'loading' as const };
  // While reloading, only the "Try again" button shows progress.
  const reading = load.phase === 'loading';
  const failure = useSettledValue(load.phase === 'failed' ? load.failure : undefined, reading);
  useRequestWhenCleared(order.orderNumber === '', () =>
    dispatch(checkoutActions.orderRequested({ orderNumber })),
  );

  if (load.phase === 'ready') {
    return (
      <>
        <Confirmation
          order={load.value}
          picture={picture}
          belowItems={belowItems}
          onReorder={(items) => dispatch(checkoutActions.reorderRequested({ items }))}
          onCancel={() => setConfirming(true)}
          canceling={cancel.phase === 'canceling'}
          notice={
            cancel.phase === 'failed' ? (
              <Alert key={cancel.serial} kind="failure" live="assertive">
                {checkoutMessage(cancel.failure, messages)}
              </Alert>
            ) : load.value.status === 'CANCELED' ? (
              <Alert kind="info" live="polite">
                {isMembershipOrder(load.value) ? texts.canceledMembership : texts.canceled}
              </Alert>
            ) : undefined
          }
        />
        {isConfirming !== undefined && (
          <CancelOrderDialog
            order={load.value}
            open={isConfirming}
            onClose={() => setConfirming(false)}
            onConfirm={() => dispatch(checkoutActions.cancelRequested({ orderNumber }))}
          />
        )}
      </>
    );
  }
  if (!failure) return <CheckoutSkeleton label={loading} />;
  return failure.status === 404 ? (
    <EmptyState
      title={texts.missing}
      level={1}
      actions={whenMissing ?? <ButtonLink href="/">{texts.home}</ButtonLink>}
    >
      {texts.missingHint}
    </EmptyState>
  ) : (
    <Stack gap={6}>
      <SectionHeading level={1}>{texts.title}</SectionHeading>
      <Alert
        kind="failure"
        live="assertive"
        onRetry={() => dispatch(checkoutActions.orderRequested({ orderNumber }))}
        isRetrying={reading}
      >
        {checkoutMessage(failure, messages)}
      </Alert>
    </Stack>
  );
}
